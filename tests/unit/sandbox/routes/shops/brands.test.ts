/** Brands, sub categories, and what R2 tells more of categories and products (docs/api.md 6.1, 6.7, 7.9). */
import { expect, test } from 'vitest';
import { hamletMarket } from '../../hamlet-market.ts';

test('brands are listed and shown, with how much they make; the hamlet has none', async () => {
  const market = hamletMarket();
  expect((await market.get('brands/paginate')).body.data).toEqual([]);
  market.store.run("INSERT INTO brands (uuid, title, active, img) VALUES ('u', 'Mill & Sons', 1, '/images/b.webp')");
  market.store.run('UPDATE products SET brand_id = 1 WHERE shop_id = 1 AND listed');
  const [brand] = (await market.get('brands/paginate?search=mill')).body.data;
  expect(brand).toMatchObject({ title: 'Mill & Sons', active: true });
  expect((await market.get(`brands/${brand.id}`)).body.data.products_count).toBe(brand.products_count);
  expect((await market.get('brands/99')).status).toBe(404);
  const { data, meta } = (await market.get('products/brand/1')).body;
  expect(meta.total).toBeGreaterThan(0);
  expect(data[0]).toMatchObject({ brand_id: 1, interval: 1 });
  expect((await market.get('products/paginate?brand_id=1')).body.meta.total).toBe(meta.total);
});

test('a kitchen tells what it is divided into', async () => {
  const market = hamletMarket();
  const { data } = (await market.get('categories/paginate?type=shop')).body;
  const parent = data.find((one: { children: object[] }) => one.children.length > 0);
  const { data: below } = (await market.get(`categories/sub-shop/${parent.id}`)).body;
  expect(below.map(({ id }: { id: number }) => id)).toEqual(parent.children.map(({ id }: { id: number }) => id));
  expect(parent.input).toBeGreaterThan(0);
});

test('lists of products tell unit and interval', async () => {
  const market = hamletMarket();
  market.store.run('UPDATE products SET interval = 0.5 WHERE unit_id IS NOT NULL');
  const { data } = (await market.get('products/paginate?perPage=100')).body;
  const weighed = data.find(({ unit }: { unit: object | null }) => unit !== null);
  expect(weighed).toMatchObject({ interval: 0.5, unit: { translation: { title: 'kg' } } });
});
