import { describe, expect, test } from 'vitest';
import { type Body, hamletMarket, titles } from '../../hamlet-market.ts';

const { get, store } = hamletMarket();
const listed = async (query: string) => titles((await get(`products/paginate?${query}`)).body.data);
const idOf = (title: string, owner = 'product') =>
  store.one<{ owner_id: number }>('SELECT owner_id FROM texts WHERE owner = ? AND title = ?', owner, title)?.owner_id;
const uuidOf = (title: string) =>
  store.one<{ uuid: string }>('SELECT uuid FROM products WHERE id = ?', idOf(title) ?? 0)?.uuid;

test('what is hidden, sold out or an add-on is on no list', async () => {
  const all = await listed('perPage=100');
  expect(all.sort()).toEqual(['Apples', 'Fried rice', 'Lemonade', 'Margherita', 'Nettle soup', 'Tom yum']);
});

describe('filters', () => {
  test.each([
    ['shop_id=2', ['Lemonade', 'Margherita']],
    ['search=soup', ['Nettle soup', 'Fried rice', 'Tom yum']],
    ['search=apfel', ['Apples']],
    ['search=tom yu', ['Tom yum']],
    ['search=yu', ['Tom yum']],
    ['search=%25', []],
    ['search="', []],
    ['price_from=5&price_to=7', ['Tom yum']],
    ['prices[0]=6&prices[1]=9', ['Nettle soup', 'Tom yum', 'Margherita']],
    ['prices[0]=75600&prices[1]=113400&currency_id=3', ['Nettle soup', 'Tom yum', 'Margherita']],
    ['price_to=2', ['Lemonade']],
    ['rating[0]=4', ['Margherita']],
    ['vegetarian=0', ['Tom yum']],
    ['kcal=800', ['Margherita']],
    ['bonus=1', ['Margherita']],
    ['deals=1', ['Apples', 'Margherita']],
    ['with_addon=1', ['Margherita']],
    ['date_from=2026-11-01', ['Fried rice', 'Tom yum']],
    ['date_to=2026-02-01', ['Nettle soup']],
    ['order_by=best_sale&perPage=2', ['Margherita', 'Lemonade']],
    ['column_price=desc&perPage=2', ['Nettle soup', 'Margherita']],
    ['column_price=asc&perPage=2', ['Lemonade', 'Apples']],
    ['column_rate=desc&perPage=1', ['Margherita']],
  ])('%s', async (query, expected) => {
    const ordered = query.includes('perPage');
    const found = await listed(query);
    if (ordered) expect(found).toEqual(expected);
    else expect(found.sort()).toEqual([...expected].sort());
  });

  test('a category includes those below it', async () => {
    expect(await listed(`category_id=${idOf('Greengrocer', 'category')}`)).toEqual(['Apples']);
  });

  test('by id and by uuid as a search', async () => {
    expect(await listed(`search=${idOf('Apples')}`)).toEqual(['Apples']);
    expect(await listed(`search=${uuidOf('Apples')}`)).toEqual(['Apples']);
  });
});

describe('an item', () => {
  test('carries stocks, shop, category, discounts and reviews', async () => {
    const [item] = (await get(`products/paginate?ids[]=${idOf('Margherita')}`)).body.data;
    expect(item).toMatchObject({ shop: { id: 2, status: 'approved' }, category: { translation: { title: 'Pizza' } } });
    expect(item.reviews.map((review: Body) => review.comment)).toEqual(['Crisp', 'Gut']);
    expect(item.discounts).toMatchObject([{ type: 'percent', price: 10, active: 1 }]);
    expect(item.stocks).toHaveLength(2);
  });
});

describe('one product', () => {
  test('has prices by the rules, and no key for what is zero', async () => {
    const { data } = (await get(`products/${uuidOf('Margherita')}`)).body;
    expect(data).toMatchObject({ tax: 5, min_qty: 1, max_qty: 10, kcal: '800', rating_percent: 4.5, reviews_count: 2 });
    const [small, large] = data.stocks;
    expect(small).toMatchObject({ price: 8, quantity: 25, discount: 0.8, tax: 0.4, addon: false });
    expect(small.total_price).toBeCloseTo(7.6);
    expect(large).not.toHaveProperty('quantity');
  });

  test('is priced in the requested currency', async () => {
    const { data } = (await get(`products/${uuidOf('Margherita')}?currency_id=3`)).body;
    expect(data.stocks[0]).toMatchObject({ price: 100800, discount: 10080, tax: 5040 });
    expect(data.stocks[0].total_price).toBeCloseTo(95760);
  });

  test('tells its options, add-ons, bonus and languages in the requested language', async () => {
    const { data } = (await get(`products/${uuidOf('Margherita')}?lang=de`)).body;
    const [small] = data.stocks;
    expect(small.extras).toMatchObject([{ value: '25 cm', group: { type: 'text', translation: { title: 'Größe' } } }]);
    expect(small.addons).toMatchObject([
      {
        stock_id: small.id,
        product: { addon: true, translation: { title: 'Extra Käse' }, stock: { price: 1.5, addon: true } },
      },
    ]);
    expect(small.addons[0].product.stock.total_price).toBeCloseTo(1.515);
    expect(small.bonus).toMatchObject({
      type: 'count',
      value: 3,
      bonusStock: { product: { translation: { title: 'Limonade' } } },
    });
    expect(data.locales).toEqual(['en', 'de', 'ar']);
    expect(data.translation.title).toBe('Margherita');
  });

  test('tells its unit', async () => {
    const { data } = (await get(`products/${uuidOf('Apples')}`)).body;
    expect(data.unit).toMatchObject({ position: 'after', translation: { title: 'kg' } });
    expect(data.stocks[0]).toMatchObject({ price: 3, discount: 1, total_price: 2 });
  });

  test('falls back to the default language', async () => {
    expect((await get(`products/${uuidOf('Apples')}?lang=fr`)).body.data.translation.locale).toBe('en');
  });

  test('sold out is still there', async () => {
    expect((await get(`products/${uuidOf('Figs')}`)).body.data.stocks[0]).not.toHaveProperty('quantity');
  });

  test.each(['Plums', 'Pears', 'Extra cheese'])('%s is 404', async title => {
    expect((await get(`products/${uuidOf(title)}`)).status).toBe(404);
  });

  test('has no discount when it has ended, by the market’s own day', async () => {
    const { get, clock } = hamletMarket();
    clock.set(new Date('2028-01-01T00:00:00Z'));
    const { data } = (await get(`products/${uuidOf('Apples')}`)).body;
    expect(data.discounts).toEqual([]);
    expect(data.stocks[0]).not.toHaveProperty('discount');
  });
});

describe('other lists', () => {
  test('search items are small and know their shop', async () => {
    const { data } = (await get('products/search?search=marg')).body;
    expect(titles(data)).toEqual(['Margherita']);
    expect(Object.keys(data[0])).toEqual(['id', 'uuid', 'img', 'shop_id', 'translation', 'stocks', 'shop']);
    expect(data[0].shop).toMatchObject({ id: 2, type: 'restaurant' });
  });

  test('most sold', async () => {
    const { data } = (await get('products/most-sold?shop_id=2')).body;
    expect(titles(data)).toEqual(['Margherita', 'Lemonade']);
    expect(data[0]).toMatchObject({ order_details_count: 300, stock: { price: 8 } });
  });

  test('discounted, and those that end today', async () => {
    expect(titles((await get('products/discount')).body.data)).toEqual(['Apples', 'Margherita']);
    const market = hamletMarket();
    market.store.run("UPDATE discounts SET ends = '2026-11-21' WHERE type = 'fix'");
    expect(titles((await market.get('products/discount?profitable=1')).body.data)).toEqual(['Apples']);
  });

  test('by ids, in the requested order, hidden ones left out', async () => {
    const ids = ['Tom yum', 'Apples', 'Plums'].map((title, index) => `products[${index}]=${idOf(title)}`).join('&');
    expect(titles((await get(`products/ids?${ids}`)).body.data)).toEqual(['Tom yum', 'Apples']);
  });

  test('by shop and by category uuid', async () => {
    const shop = (await get('shops/2')).body.data.uuid;
    expect((await get(`products/shop/${shop}`)).body.meta.total).toBe(2);
    const [category] = (await get('categories/paginate?type=main&search=pizza')).body.data;
    expect(titles((await get(`products/category/${category.uuid}`)).body.data)).toEqual(['Margherita']);
    expect((await get('products/shop/unknown')).status).toBe(404);
  });

  test('reviews', async () => {
    const { data } = (await get(`products/reviews/${uuidOf('Margherita')}`)).body;
    expect(data.map((review: Body) => review.rating)).toEqual([5, 4]);
    expect((await get('products/reviews/unknown')).status).toBe(404);
  });
});

test('a stock that runs out takes its product off the lists', async () => {
  const market = hamletMarket();
  market.store.run('UPDATE stocks SET quantity = 0 WHERE product_id = ?', idOf('Apples') ?? 0);
  expect((await market.get('products/paginate?search=apples')).body.meta.total).toBe(0);
});
