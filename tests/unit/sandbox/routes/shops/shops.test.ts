import { describe, expect, test } from 'vitest';
import { hamletMarket, titles } from '../../hamlet-market.ts';

// Ids by joining: 1 The Hermit, 2 Green Fork, 3 Corner Basket, 4 Night Owl.
const { get, store } = hamletMarket();
const listed = async (query: string) => titles((await get(`shops/paginate?${query}`)).body.data);
const hermit = 'The Hermit';
const fork = 'Green Fork';
const basket = 'Corner Basket';
const owl = 'Night Owl';
const here = 'address[latitude]=41.29&address[longitude]=69.22';

test('the newest come first, in the requested language', async () => {
  expect(await listed('')).toEqual([owl, basket, fork, hermit]);
  expect(await listed('lang=de')).toEqual(['Nachteule', 'Eckkorb', 'Grüne Gabel', 'Der Einsiedler']);
});

test('a shop without a text in the language is left out', async () => {
  expect(await listed('lang=fr')).toEqual([]);
});

describe('filters', () => {
  test.each([
    ['type=restaurant', [owl, fork, hermit]],
    ['type=shop', [basket]],
    ['open=1', [owl, basket, fork]],
    ['open=0', [hermit]],
    ['search=GREEN', [fork]],
    ['search=gruene', []],
    ['search=grune gab', [fork]],
    ['search=0002', [owl]],
    ['search=3', [basket]],
    ['search=%25', []],
    ['free_delivery=1', [owl]],
    ['fast_delivery=1', []],
    ['deals=1', [basket, fork]],
    ['bonus=1', [basket, fork]],
    ['has_discount=1', [basket, fork]],
    ['verify=1', [fork]],
    ['work_24_7=1', [basket]],
    ['take=1', [fork, hermit]],
    ['take[0]=1&take[1]=2', [owl, fork, hermit]],
    ['rating[0]=4&rating[1]=5', [fork]],
    ['rating[0]=3', [owl, fork]],
    ['prices[0]=7&prices[1]=12', [fork, hermit]],
    ['prices[0]=9&prices[1]=1', [fork, hermit]],
    ['prices[0]=88200&prices[1]=151200&currency_id=3', [fork, hermit]],
    ['ids[]=2&ids[]=4', [owl, fork]],
  ])('%s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  test('a category includes those below it', async () => {
    const category = (title: string) =>
      store.one<{ owner_id: number }>("SELECT owner_id FROM texts WHERE owner = 'category' AND title = ?", title)
        ?.owner_id;
    expect(await listed(`category_id=${category('Italian')}`)).toEqual([fork, hermit]);
    expect(await listed(`category_id=${category('Sicilian')}`)).toEqual([hermit]);
  });

  test('a discount or bonus that has ended is no deal', async () => {
    const { get, clock } = hamletMarket();
    clock.set(new Date('2028-01-01T00:00:00Z'));
    expect((await get('shops/paginate?deals=1')).body.meta.total).toBe(0);
  });
});

describe('near an address', () => {
  test('only those that deliver there, the cheapest delivery first', async () => {
    expect(await listed(here)).toEqual([owl, fork]);
    expect(await listed(`${here}&order_by=old`)).toEqual([fork, owl]);
  });

  test('where nobody delivers, every shop that has a zone', async () => {
    expect(await listed('address[latitude]=10&address[longitude]=10')).toHaveLength(3);
  });

  test('half an address is refused', async () => {
    const { status, body } = await get('shops/paginate?address[latitude]=41.29');
    expect(status).toBe(400);
    expect(body.params).toEqual({ 'address.longitude': ['The address.longitude field is required.'] });
  });
});

describe('sortings', () => {
  test.each([
    ['order_by=new', [owl, basket, fork, hermit]],
    ['order_by=old', [hermit, fork, basket, owl]],
    ['order_by=best_sale', [fork, basket, owl, hermit]],
    ['order_by=low_sale', [hermit, owl, basket, fork]],
    ['order_by=high_rating', [fork, owl, basket, hermit]],
    ['order_by=low_rating', [owl, fork, basket, hermit]],
    ['order_by=trust_you', [fork, hermit, basket, owl]],
    ['column=id&sort=asc', [hermit, fork, basket, owl]],
    ['column=min_amount&sort=desc', [fork, hermit, owl, basket]],
    ['column=shoe_size&sort=asc', [hermit, fork, basket, owl]],
  ])('%s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  test('an unknown one is refused', async () => {
    expect((await get('shops/paginate?order_by=loudest')).body.params).toHaveProperty('order_by');
  });
});

describe('an item', () => {
  test('has what R1 loads, the columns of R2, and not what neither does', async () => {
    const [item] = (await get('shops/paginate?ids[]=2')).body.data;
    expect(item).toMatchObject({
      id: 2,
      type: 'restaurant',
      status: 'approved',
      open: true,
      visibility: 1,
      delivery_time: { from: '20', to: '40', type: 'minute' },
      location: { latitude: '41.29', longitude: '69.22' },
      rating_avg: 4.5,
      reviews_count: 2,
      is_recommended: true,
      translation: { locale: 'en', title: fork },
      discounts_count: 1,
      bonus: null,
    });
    expect(item.logo_img).toMatch(/^http:\/\/localhost\/images\/logo\//);
    expect(item.shop_working_days).toHaveLength(7);
    expect(item.shop_working_days[6]).toMatchObject({ day: 'sunday', disabled: true });
    expect(item.shop_working_days[0]).toMatchObject({ day: 'monday', from: '09-00', to: '22-00', disabled: false });
    expect(item).toMatchObject({ phone: '+998 71 200 00 01', price: 2, price_per_km: 1, tax: 5, min_amount: 5 });
    for (const absent of ['tags', 'categories', 'shop_payments']) expect(item).not.toHaveProperty(absent);
  });

  test('lacks what is zero, and shows its holiday and its bonus', async () => {
    const [basketItem, owlItem] = (await get('shops/paginate?ids[]=3&ids[]=4&order_by=best_sale')).body.data;
    expect(basketItem).not.toHaveProperty('rating_avg');
    expect(basketItem).not.toHaveProperty('is_recommended');
    expect(basketItem.bonus).toMatchObject({ type: 'sum', value: 20, bonus_quantity: 1 });
    expect(basketItem.bonus.bonusStock.product.translation.title).toBe('Apples');
    expect(owlItem.shop_closed_date).toMatchObject([{ day: '2026-11-21' }]);
  });
});

describe('one shop', () => {
  test('is found by id and by uuid, with all its columns', async () => {
    const byId = (await get('shops/2')).body.data;
    expect(byId).toMatchObject({ phone: '+998 71 200 00 01', price: 2, price_per_km: 1, tax: 5, min_amount: 5 });
    expect(titles(byId.categories)).toEqual(['Italian']);
    expect(byId.shop_payments).toHaveLength(3);
    expect((await get(`shops/${byId.uuid}`)).body.data).toEqual(byId);
  });

  test('has prices in the currency, the minimum in the base currency, no key for a free delivery', async () => {
    expect((await get('shops/2?currency_id=3')).body.data).toMatchObject({
      price: 25200,
      price_per_km: 12600,
      min_amount: 5,
    });
    expect((await get('shops/4')).body.data).not.toHaveProperty('price');
  });

  test('falls back to the default language', async () => {
    expect((await get('shops/2?lang=fr')).body.data.translation).toMatchObject({ locale: 'en', title: fork });
    expect((await get('shops/2?lang=xx')).status).toBe(200);
  });

  test('unknown is 404', async () => {
    for (const key of ['99', 'c8ba105c-f25a-58e3-ab51-dfef89ed42fb']) {
      expect((await get(`shops/${key}`)).body.statusCode).toBe('ERROR_404');
    }
  });

  test('keeps its uuid when the market is seeded again', async () => {
    const again = hamletMarket();
    expect((await again.get('shops/2')).body.data.uuid).toBe((await get('shops/2')).body.data.uuid);
  });
});

describe('other lists', () => {
  test('recommended: open and sold at least as many products as the setting says', async () => {
    const { data } = (await get('shops/recommended')).body;
    expect(titles(data)).toEqual([fork]);
    expect(Object.keys(data[0]).sort()).toEqual([
      'background_img',
      'id',
      'logo_img',
      'open',
      'products_count',
      'translation',
      'uuid',
    ]);
    expect((await get('shops/recommended?address[latitude]=41.33&address[longitude]=69.24')).body.data).toEqual([]);
  });

  test('search items are small', async () => {
    const { body } = await get('shops/search?search=night&open=1');
    expect(titles(body.data)).toEqual([owl]);
    expect(body.data[0]).not.toHaveProperty('uuid');
    expect(body.meta.total).toBe(1);
  });

  test('by ids, in the requested order', async () => {
    const { body } = await get('shops?shops[0]=4&shops[1]=2&shops[2]=99');
    expect(titles(body.data)).toEqual([owl, fork]);
    expect(titles(body.data[1].tags)).toEqual(['Vegan friendly']);
  });

  test('for pick lists', async () => {
    const { data } = (await get('shops/select-paginate?perPage=1')).body;
    expect(data).toEqual([{ id: 4, translation: expect.objectContaining({ title: owl }) }]);
  });
});
