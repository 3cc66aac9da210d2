import { describe, expect, test } from 'vitest';
import { type Body, hamletMarket, titles } from '../../hamlet-market.ts';

const { get, clock } = hamletMarket();

test('takes are raw records', async () => {
  const { data } = (await get('shops-takes?lang=de')).body;
  expect(titles(data)).toEqual(['Vegan möglich', 'Spät geöffnet']);
  expect(data[0]).toMatchObject({ deleted_at: null });
  const grocery = 8;
  expect((await get(`shops-takes?category_id=${grocery}`)).status).toBe(200);
});

describe('whether a shop works', () => {
  const works = async (id: number, date?: string) =>
    (await get(`shop-working-check/${id}${date ? `?date=${encodeURIComponent(date)}` : ''}`)).body.data;

  test('at a moment of the market’s own clock', async () => {
    expect(await works(2, '2026-11-21 12:00')).toBe(true);
    expect(await works(2, '2026-11-22 12:00')).toBe(false);
    expect(await works(4, '2026-11-21 19:00')).toBe(false);
    expect(await works(4, '2026-11-21 02:00')).toBe(true);
    expect(await works(3, '2026-11-21 04:00')).toBe(true);
  });

  test('now, as the clock was set', async () => {
    expect(await works(2)).toBe(true);
    clock.set(new Date('2026-11-21T18:00:00Z'));
    expect(await works(2)).toBe(false);
    clock.reset();
  });

  test('a malformed moment is 400, an unknown shop 404', async () => {
    expect((await get('shop-working-check/2?date=tomorrow')).body.params).toHaveProperty('date');
    expect((await get('shop-working-check/99')).status).toBe(404);
  });
});

describe('reviews', () => {
  test('the newest first, with who wrote them', async () => {
    const { body } = await get('shops/2/reviews');
    expect(body.data.map((review: Body) => review.rating)).toEqual([5, 4]);
    expect(body.data[0]).toMatchObject({ comment: 'Quick and warm', user: { firstname: 'Mira', lastname: 'Sol' } });
    expect(body.data[0].created_at).toBe('2026-11-19 07:00:00Z');
  });

  test.each([
    ['search=schon', [4]],
    ['date_from=2026-11-01', [5]],
    ['date_to=2026-11-01', [4]],
    ['column=rating&sort=asc', [4, 5]],
    ['user_id=1', [4]],
  ])('%s', async (query, ratings) => {
    expect((await get(`shops/2/reviews?${query}`)).body.data.map((review: Body) => review.rating)).toEqual(ratings);
  });

  test('are grouped by stars', async () => {
    expect((await get('shops/2/reviews-group-rating')).body).toEqual({
      group: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
      count: 2,
      avg: 4.5,
    });
    expect((await get('shops/3/reviews-group-rating')).body).toMatchObject({ count: 0, avg: null });
    expect((await get('shops/99/reviews')).status).toBe(404);
  });
});

test('branches of one shop, and one branch', async () => {
  const { body } = await get('branches?shop_id=2');
  expect(body.data).toMatchObject([
    { shop_id: 2, address: { address: '1 Mill Street' }, translation: { title: 'Station' } },
  ]);
  expect((await get('branches?shop_id=3')).body.meta.total).toBe(0);
  expect((await get(`branches/${body.data[0].id}`)).body.data).toEqual(body.data[0]);
  expect((await get('branches/99')).status).toBe(404);
});

test('a gallery, or 404', async () => {
  const { data } = (await get('shops/2/galleries')).body;
  expect(data).toMatchObject({
    shop_id: 2,
    galleries: [{ path: expect.stringContaining('http://localhost/images/') }],
  });
  expect((await get('shops/3/galleries')).status).toBe(404);
});

test('bounds of all prices, in the requested currency', async () => {
  expect((await get('products-avg-prices')).body.data).toEqual({ min: 2, max: 11 });
  expect((await get('products-avg-prices?currency_id=3')).body.data).toEqual({ min: 25200, max: 138600 });
});
