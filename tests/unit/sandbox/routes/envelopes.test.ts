import { describe, expect, test } from 'vitest';
import { hamletMarket } from '../hamlet-market.ts';

const { get, send, post } = hamletMarket();

describe('success', () => {
  test('S: timestamp with microseconds, status, message, data', async () => {
    const { status, body } = await get('settings');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['timestamp', 'status', 'message', 'data']);
    expect(body.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(body.status).toBe(true);
  });

  test('P: data, links and meta, neither status nor timestamp', async () => {
    const { body } = await get('shops/paginate?perPage=3&page=1');
    expect(Object.keys(body)).toEqual(['data', 'links', 'meta']);
    expect(body.data).toHaveLength(3);
    expect(body.meta).toMatchObject({ current_page: 1, from: 1, to: 3, last_page: 2, per_page: '3', total: 4 });
    expect(body.meta.path).toMatch(/\/api\/v1\/rest\/shops\/paginate$/);
    expect(body.links).toMatchObject({ prev: null, next: `${body.meta.path}?page=2` });
  });

  test('P beyond the last page is empty, with from and to null', async () => {
    const { body } = await get('shops/paginate?perPage=3&page=9');
    expect(body.data).toEqual([]);
    expect(body.meta).toMatchObject({ current_page: 9, from: null, to: null, last_page: 2, total: 4 });
  });

  test('a page that is no number is the first', async () => {
    expect((await get('shops/paginate?page=abc')).body.meta.current_page).toBe(1);
  });

  test('L: data alone', async () => {
    expect(Object.keys((await get('payments')).body)).toEqual(['data']);
    expect(Object.keys((await get('order-statuses')).body)).toEqual(['data']);
  });

  test('A: a bare list of stories', async () => {
    expect(Array.isArray((await get('stories/paginate')).body)).toBe(true);
  });
});

describe('refusal', () => {
  test('an unknown route is 404 in the error envelope, in the requested language', async () => {
    const { status, body } = await send('/api/v1/rest/atlantis?lang=de');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      status: false,
      statusCode: 'ERROR_404',
      message: 'Der Eintrag wurde nicht gefunden.',
    });
    expect(body.params).toBeUndefined();
  });

  test('validation is 400 with every field that was wrong', async () => {
    const { status, body } = await get(
      'shops/paginate?perPage=101&sort=up&column=a;b&category_id=999&currency_id=9&lang=xx',
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, statusCode: 'ERROR_400', message: 'Bad request.' });
    expect(Object.keys(body.params).sort()).toEqual([
      'category_id',
      'column',
      'currency_id',
      'lang',
      'perPage',
      'sort',
    ]);
  });

  test.each([
    'perPage=0',
    'ids=3',
    'date_from=21.11.2026',
    'free_from=2026-11-21',
    'active=maybe',
    'price=cheap',
    'brand_id=1',
  ])('%s is 400', async query => {
    const { status, body } = await get(`shops/paginate?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.params)).toEqual([query.split('=')[0]]);
  });

  test('whatever belongs to a customer is 401 without a token', async () => {
    for (const path of ['dashboard/user/profile/show', 'dashboard/user/cart', 'payments/order/1/transactions']) {
      const { status, body } = await send(`/api/v1/${path}`, { headers: { Authorization: 'Bearer 1|wrong' } });
      expect(status, path).toBe(401);
      expect(body.statusCode).toBe('ERROR_100');
    }
  });
});

describe('input', () => {
  test('query and body are merged, the body winning, blanks trimmed', async () => {
    const { status, body } = await post('/api/v1/rest/subscription?email=not-one', { email: '  mira@example.test ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, data: null });
  });

  test('a body that is no JSON is no body', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', body: '{broken', headers };
    expect((await send('/api/v1/rest/subscription?email=mira@example.test', init)).status).toBe(200);
  });
});
