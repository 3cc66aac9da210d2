/** What stands on the page of promotions? (docs/behaviour.md 2.1) */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadPromotions } from '@/lib/home/promotions';
import { expectConsole } from '../unit/stubs/console.ts';
import { opens } from './storefront/pages.ts';
import { openStorefront, sandbox } from './storefront/sandbox.ts';
import { freshBrowser } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

beforeAll(openStorefront);
beforeEach(freshBrowser);

const place = '41290x69220';

test('products that cost less, of shops near the place alone', async () => {
  const everywhere = (await loadPromotions('anywhere'))?.reduced ?? [];
  const near = await loadPromotions(place);
  const reduced = near?.reduced ?? [];
  expect(reduced.length).toBeGreaterThan(0);
  expect(reduced.length).toBeLessThan(everywhere.length);
  const shops = near?.deals.map(({ id }) => id);
  for (const { shop, price, oldPrice } of reduced) {
    expect(shops).toContain(shop.id);
    expect(price.minor).toBeLessThan(oldPrice.minor);
  }
});

test('each says both prices, the percentage and its shop, and leads to it', async () => {
  const [first] = (await loadPromotions('anywhere'))?.reduced ?? [];
  if (first === undefined) throw new Error('Nothing in the town costs less.');
  const html = (await opens('/promotions')) ?? '';
  const { product, shop, percent } = first;
  const tile = html.split('<li>').find(part => part.includes(`/${shop.type}/${shop.id}?product=${product.uuid}`)) ?? '';
  expect(tile).toContain(product.title);
  expect(tile).toContain(shop.title.replace('&', '&amp;'));
  expect(tile).toContain(`−${percent}%`);
  expect(tile.match(/\$\d+\.\d\d/g)).toHaveLength(2);
});

test('where that list is missing the rest is there', async () => {
  await sandbox.fails('gateway', 'rest/products/discount');
  const running = await loadPromotions('anywhere');
  expect(running?.reduced).toEqual([]);
  expectConsole('warn', /discount gave no usable answer/);
  expect(running?.deals.length).toBeGreaterThan(0);
  await sandbox.recovers();
});
