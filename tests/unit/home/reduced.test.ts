/** Which products stand on the page of promotions, and in which order? */
import { expect, test } from 'vitest';
import { reducedOf } from '@/lib/home/reduced';
import { foundProductSchema } from '@/lib/products/schema';
import type { Shop } from '@/lib/shops/schema';

const shops = [{ id: '1', title: 'Bakery' } as Shop];
const schema = foundProductSchema('base');

interface Sold {
  shop?: number;
  price: number;
  discount: number;
  quantity?: number;
  min?: number;
}

const product = (id: number, { shop = 1, price, discount, quantity = 5, min = 1 }: Sold, ...others: object[]) =>
  schema.parse({
    id,
    uuid: `u${id}`,
    shop_id: shop,
    min_qty: min,
    translation: { title: `p${id}` },
    stocks: [{ id, price, discount, total_price: price - discount, quantity }, ...others],
  });

const idsOf = (...products: ReturnType<typeof product>[]) =>
  reducedOf(products, shops).map(({ product: { id } }) => id);

test('the largest discount comes first, with both prices and its shop', () => {
  expect(idsOf(product(1, { price: 10, discount: 1 }), product(2, { price: 4, discount: 1 }))).toEqual(['2', '1']);
  const [first] = reducedOf([product(2, { price: 4, discount: 1 })], shops);
  expect(first).toMatchObject({
    percent: 25,
    price: { minor: 300 },
    oldPrice: { minor: 400 },
    shop: { title: 'Bakery' },
  });
});

test('a product of a shop that is not among these is left out', () => {
  expect(idsOf(product(1, { shop: 2, price: 10, discount: 1 }))).toEqual([]);
});

test('what is sold out, or costs less by under a percent, is left out', () => {
  expect(idsOf(product(1, { price: 10, discount: 1, quantity: 0 }), product(2, { price: 10, discount: 0.05 }))).toEqual(
    [],
  );
  expect(idsOf(product(1, { price: 10, discount: 1, quantity: 1, min: 2 }))).toEqual([]);
});

test('where the price shown is that of another kind, which costs no less, nothing is called reduced', () => {
  expect(idsOf(product(1, { price: 10, discount: 1 }, { id: 9, price: 5, total_price: 5, quantity: 5 }))).toEqual([]);
});
