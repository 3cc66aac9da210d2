/** Lists narrowed to a delivery time, which the API cannot do, in each order and on the map (docs/behaviour.md 4.4). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { noFilter, type ShopFilter } from '@/lib/shops/list/filters';
import { loadShopList } from '@/lib/shops/list/load-list';
import { listPlaces } from '@/lib/shops/list/places';
import { openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

const place = '41290x69220';

beforeAll(openStorefront);
beforeEach(freshBrowser);

test.each<Partial<ShopFilter>>([{}, { sort: 'rating' }, { sort: 'time' }, { newest: true }, { open: true }])(
  'within half an hour: %j',
  async filter => {
    const [all, quick] = await Promise.all(
      (['', '30'] as const).map(within =>
        loadShopList({ type: 'restaurant', place, filter: { ...noFilter, ...filter, within } }),
      ),
    );
    if (!all?.ok || !quick?.ok) throw new Error('no list');
    expect(quick.value.total).toBeGreaterThan(0);
    expect(quick.value.total).toBeLessThan(all.value.total);
    for (const { deliveryTime } of quick.value.shops) expect(deliveryTime?.to).toBeLessThanOrEqual(30);
  },
);

test('the map leaves the same', async () => {
  const query = { type: 'restaurant', place, filter: { ...noFilter, within: '30' } } as const;
  const [list, map] = [await loadShopList(query), await listPlaces(query, place)];
  if (!list.ok || !map.ok) throw new Error('no list');
  expect(map.value.shops).toHaveLength(list.value.total);
});
