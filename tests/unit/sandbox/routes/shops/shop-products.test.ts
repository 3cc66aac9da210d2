import { describe, expect, test } from 'vitest';
import { type Body, hamletMarket, titles } from '../../hamlet-market.ts';

const { get } = hamletMarket();

test('sections with their goods, and the popular ones', async () => {
  const { data } = (await get('shops/2/products')).body;
  expect(titles(data.all)).toEqual(['Pizza', 'Drinks']);
  expect(data.all.map((section: Body) => titles(section.products))).toEqual([['Margherita'], ['Lemonade']]);
  expect(titles(data.recommended)).toEqual(['Margherita']);
});

test('a product has one stock in store, without options and add-ons', async () => {
  const [margherita] = (await get('shops/2/products')).body.data.all[0].products;
  expect(margherita.stock).toMatchObject({ price: 8, quantity: 25, bonus: { type: 'count' } });
  expect(margherita.stock).not.toHaveProperty('extras');
  expect(margherita.discounts).toMatchObject([{ type: 'percent' }]);
});

test('sections are paged without a meta', async () => {
  const { body } = await get('shops/2/products?perPage=1&page=2');
  expect(titles(body.data.all)).toEqual(['Drinks']);
  expect(body).not.toHaveProperty('meta');
});

test('one section, or those below one', async () => {
  const [greens] = (await get('categories/paginate?type=main&search=fruit')).body.data;
  expect(titles((await get(`shops/3/products?category_id=${greens.id}`)).body.data.all)).toEqual(['Fruit']);
  expect((await get(`shops/2/products?category_id=${greens.id}`)).body.data.all).toEqual([]);
});

test('sold out, hidden and add-ons are left out', async () => {
  const [fruit] = (await get('shops/3/products')).body.data.all;
  expect(titles(fruit.products)).toEqual(['Apples']);
});

describe('the flat twin', () => {
  test('has stocks, and shows what is sold out', async () => {
    const { body } = await get('shops/3/products/paginate');
    expect(titles(body.data)).toEqual(['Apples', 'Figs']);
    expect(body.data[1].stocks[0]).not.toHaveProperty('quantity');
    expect(body.meta.total).toBe(2);
  });

  test('takes the filters of the product lists', async () => {
    expect(titles((await get('shops/2/products/paginate?search=limo')).body.data)).toEqual(['Lemonade']);
    expect(titles((await get('shops/2/products/paginate?column_price=asc&order_by=new')).body.data)).toEqual([
      'Lemonade',
      'Margherita',
    ]);
  });

  test('of the popular ones', async () => {
    expect(titles((await get('shops/2/products/recommended/paginate')).body.data)).toEqual(['Margherita']);
  });
});

test('an unknown shop is 404', async () => {
  for (const path of ['products', 'products/paginate', 'products/recommended/paginate']) {
    expect((await get(`shops/99/${path}`)).status, path).toBe(404);
  }
});
