/** A shop's products in order of price or sales, and narrowed by deal and brand (docs/behaviour.md 4.4). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { noProductFilter, type ProductFilter } from '@/lib/products/product-filter';
import { getMenu, listFiltered, listSection } from '@/lib/products/queries';
import type { MenuProduct } from '@/lib/products/schema';
import english from '../../../messages/en.json' with { type: 'json' };
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { hasManyBrands, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

let shop: { id: string; products: MenuProduct[]; yoghurt: string };

beforeAll(() => {
  hasManyBrands();
  openStorefront();
});
beforeEach(async () => {
  await freshBrowser();
  shop ??= await shopWithBrands();
});

const listed = async (filter: Partial<ProductFilter>) =>
  mustSucceed(await listFiltered(shop.id, { ...noProductFilter, ...filter })).items;

const pageOf = async (query: string) => (await opensPage(`/shop/${shop.id}?${query}`)) ?? '';

test('the cheapest come first, in a section too', async () => {
  const prices = (await listed({ section: shop.yoghurt, sort: 'cheapest' })).map(
    ({ stock }) => stock?.price.minor ?? 0,
  );
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  const page = await pageOf(`section=${shop.yoghurt}&sort=cheapest`);
  expect(page).toContain(`aria-label="Remove the filter ${english.shop.cheapest}"`);
  expect(page).toContain(`href="/shop/${shop.id}?section=${shop.yoghurt}"`);
});

test('only what is reduced or brings something with it', async () => {
  const reduced = shop.products.filter(
    ({ stock }) => stock !== null && (stock.oldPrice !== null || stock.bonus !== null),
  );
  const found = await listed({ deals: true });
  expect(found.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(reduced.map(({ uuid }) => uuid)));
  expect(found.length).toBeLessThan(shop.products.length);
});

test('a section offers its brands, and a product leads to all of its own', async () => {
  const page = await pageOf(`section=${shop.yoghurt}`);
  expect(page).toMatch(/section=\d+&amp;brand=\d+"[^>]*>Nine Farms</);
  expect(page).toMatch(/section=\d+&amp;brand=\d+"[^>]*>Blue Door</);
  const product = (await listed({ section: shop.yoghurt })).find(({ brandId }) => brandId !== '');
  const opened = await pageOf(`product=${product?.uuid}`);
  const link = new RegExp(
    `href="(/shop/${shop.id}\\?brand=${product?.brandId})"[^>]*>More from (?:Nine Farms|Blue Door)<`,
  );
  const [, path = ''] = link.exec(opened) ?? [];
  expect((await listed({ brand: product?.brandId ?? '' })).length).toBeGreaterThan(1);
  expect(await opensPage(path)).toMatch(/<h2 id="filtered">(Nine Farms|Blue Door)</);
});

test('a section says how many of its products can be had', async () => {
  const { id, section, total, sold } = await sectionWithSoldOut();
  const page = (await opensPage(`/shop/${id}?section=${section}`)) ?? '';
  expect(page).toContain(`<small>${total - sold} products</small>`);
});

test('what matches nothing says so, and an opened product closes to its list', async () => {
  const elsewhere = (await listed({})).find(({ brandId, categoryId }) => brandId !== '' && categoryId !== shop.yoghurt);
  const nothing = `section=${shop.yoghurt}&brand=${elsewhere?.brandId}&deals=1`;
  expect(await pageOf(nothing)).toContain(english.list.emptyTitle);
  const [product] = await listed({ sort: 'popular' });
  expect(await pageOf(`sort=popular&product=${product?.uuid}`)).toContain(
    `href="/shop/${shop.id}?sort=popular" class="product-back"`,
  );
});

test('a chosen brand whose name is not known is not called by a number', async () => {
  const elsewhere = (await listed({})).find(({ brandId, categoryId }) => brandId !== '' && categoryId !== shop.yoghurt);
  kept.clear();
  for (const path of ['paginate', elsewhere?.brandId]) await sandbox.fails('status', `rest/brands/${path}`);
  const page = await pageOf(`section=${shop.yoghurt}&brand=${elsewhere?.brandId}`);
  expect(page).toContain(`aria-label="Remove the filter ${english.shop.brand}"`);
  forgetConsole();
});

/** A section that fits on one page, so that all of what is sold out is seen. */
async function sectionWithSoldOut() {
  for (const { id } of await sandbox.read<{ id: number }[]>('shops/paginate?type=shop&perPage=100')) {
    const { sections } = mustSucceed(await getMenu(String(id)));
    for (const { id: section } of sections) {
      const { items, total, lastPage } = mustSucceed(await listSection(String(id), section, 1));
      const sold = items.filter(({ stock }) => stock === null || stock.quantity === 0).length;
      if (lastPage === 1 && sold > 0 && total - sold > 1) return { id, section, total, sold };
    }
  }
  throw new Error('nothing is sold out');
}

async function shopWithBrands() {
  for (const { id } of await sandbox.read<{ id: number }[]>('shops/paginate?type=shop&perPage=100')) {
    const { sections } = mustSucceed(await getMenu(String(id)));
    const yoghurt = sections.find(({ brands }) => brands.length > 1);
    if (yoghurt) return { id: String(id), yoghurt: yoghurt.id, products: sections.flatMap(({ products }) => products) };
  }
  throw new Error('no shop has brands');
}
