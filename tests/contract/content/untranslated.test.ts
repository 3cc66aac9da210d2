/**
 * A marketplace that is not written in English: its lists leave out a shop without a text in the language that they are
 * asked for in (docs/api.md 6.2), which says nothing of where it delivers, nor of its kind.
 */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categoriesOf } from '@/lib/shops/list/categories';
import { listShops } from '@/lib/shops/queries';
import { isPickupOnly, reachAt, reachInList } from '@/lib/shops/reach';
import { market as page } from '../../unit/stubs/next-root-params.ts';
import { openStorefront, writesInGerman } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

const german = { locale: 'de', currency: 'base' } as const;

beforeAll(() => {
  openStorefront();
  writesInGerman();
});

beforeEach(async () => {
  await freshBrowser();
  Object.assign(page, german);
});

test('shops deliver as they do, in their own language and where nobody has written any', async () => {
  const found = await listShops({ type: 'restaurant', place: '41290x69220', perPage: 100 });
  const near = found.ok ? found.value.items.map(({ id }) => id) : [];
  expect(near.length).toBeGreaterThan(3);
  for (const locale of ['de', 'en'] as const) {
    expect(await Promise.all(near.map(id => isPickupOnly(id, locale)))).not.toContain(true);
  }
  const [reachOf, inList] = [await reachAt('41290x69220', german), await reachInList('41290x69220')];
  expect(new Set(near.flatMap(id => [reachOf(id), inList(id)]))).toEqual(new Set(['here']));
});

test('categories are not empty', async () => {
  expect((await categoriesOf('restaurant', german)).length).toBeGreaterThan(3);
});
