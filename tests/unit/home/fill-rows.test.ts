/** Does each shop stand once on the home page? */
import { expect, test } from 'vitest';
import { fillRows } from '@/lib/home/fill-rows';
import type { Shop } from '@/lib/shops/schema';

const shops = (...ids: number[]) => ids.map(id => ({ id: String(id) }) as Shop);
const idsOf = (row: Shop[]) => row.map(({ id }) => Number(id));

test('a shop stands in the first row that has room for it', () => {
  const rows = fillRows({
    near: { shops: shops(1, 2, 3), most: 2 },
    deals: { shops: shops(2, 3, 4), most: 2 },
    newest: { shops: shops(1, 3), most: 2 },
  });
  expect(idsOf(rows.near)).toEqual([1, 2]);
  expect(idsOf(rows.deals)).toEqual([3, 4]);
  expect(rows.newest).toEqual([]);
});
