import { beforeEach, describe, expect, test } from 'vitest';
import { hamletMarket, titles } from '../../hamlet-market.ts';

let market = hamletMarket();
beforeEach(() => {
  market = hamletMarket();
});
const fault = (body: object) => market.post('/_sandbox/faults', body);

describe('faults', () => {
  test('a status, so many times', async () => {
    await fault({ path: 'rest/shops', kind: 'status', status: 503, times: 1 });
    const { status, body } = await market.get('shops/paginate');
    expect([status, body.status]).toEqual([503, false]);
    expect((await market.get('shops/paginate')).status).toBe(200);
  });

  test('a refused session', async () => {
    await fault({ path: 'rest/settings', kind: 'status', status: 401 });
    expect((await market.get('settings')).body.statusCode).toBe('ERROR_100');
  });

  test('HTML in place of JSON, an empty object, broken JSON', async () => {
    await fault({ path: 'rest/settings', kind: 'html', times: 1 });
    expect((await market.get('settings')).body).toContain('<h1>502');
    await fault({ path: 'rest/settings', kind: 'empty-object', times: 1 });
    expect((await market.get('settings')).body).toEqual({});
    await fault({ path: 'rest/settings', kind: 'broken-json', times: 1 });
    const answer = await market.app.request('/api/v1/rest/settings');
    await expect(answer.json()).rejects.toThrow();
    expect(answer.status).toBe(200);
  });

  test.each(['empty-object', 'broken-json', 'lost', 'cut'])('%s: the work is done all the same', async kind => {
    await fault({ path: 'auth/register', kind });
    await market.app.request('/api/v1/auth/register?email=miller@hamlet.test', { method: 'POST' });
    expect((await market.send('/_sandbox/outbox?to=miller@hamlet.test')).body).toHaveLength(1);
  });

  test('one broken item', async () => {
    await fault({ path: 'rest/shops/paginate', kind: 'broken-item' });
    const { data } = (await market.get('shops/paginate')).body;
    expect(data).toHaveLength(4);
    expect(data.map((shop: { id: unknown }) => shop.id)).toEqual([4, 'rubbish', 2, 1]);
  });

  test('a delay, then the answer', async () => {
    await fault({ path: 'rest/settings', kind: 'delay', milliseconds: 30 });
    const before = performance.now();
    expect((await market.get('settings')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(29);
  });

  test('down strikes everything but the controls, until it is taken back', async () => {
    const { body } = await fault({ kind: 'down' });
    expect((await market.get('settings')).status).toBe(503);
    expect((await market.send('/maps/geocode?address=mill')).status).toBe(503);
    expect((await market.send('/_sandbox/faults')).body).toEqual([body]);
    expect((await market.send(`/_sandbox/faults/${body.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await market.get('settings')).status).toBe(200);
    expect((await market.send(`/_sandbox/faults/${body.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('all are forgotten at once', async () => {
    await fault({ path: 'rest', kind: 'empty-object' });
    await market.send('/_sandbox/faults', { method: 'DELETE' });
    expect((await market.send('/_sandbox/faults')).body).toEqual([]);
  });

  test.each([
    [{ kind: 'mischief', path: 'rest' }],
    [{ kind: 'delay' }],
    [{ path: 'rest' }],
    [{ kind: 'status', path: 'rest', status: 42 }],
  ])('%j is refused', async body => {
    expect((await fault(body)).status).toBe(400);
  });
});

describe('the clock', () => {
  test('is set, shifted and reset', async () => {
    await market.post('/_sandbox/clock', { now: '2026-12-24T18:00:00+05:00' });
    expect((await market.get('timezone')).body.data.time).toBe('2026-12-24 18:00:00');
    await market.post('/_sandbox/clock', { offsetSeconds: -3600 });
    expect((await market.get('timezone')).body.data.time).toBe('2026-11-21 11:00:00');
    await market.send('/_sandbox/clock', { method: 'DELETE' });
    expect((await market.get('timezone')).body.data.time).toBe('2026-11-21 12:00:00');
  });

  test.each([{}, { now: 'soon' }, { now: '2026-99-01T00:00:00Z' }, { offsetSeconds: 'x' }])(
    '%j is refused',
    async body => {
      expect((await market.post('/_sandbox/clock', body)).status).toBe(400);
    },
  );
});

test('a reset seeds the market again', async () => {
  market.store.run('DELETE FROM shops');
  expect((await market.get('shops/paginate')).body.meta.total).toBe(0);
  expect((await market.send('/_sandbox/reset', { method: 'POST' })).status).toBe(204);
  expect(titles((await market.get('shops/paginate')).body.data)).toHaveLength(4);
  expect((await market.get('products/search?search=margherita')).body.meta.total).toBe(1);
});

test('the log proves which calls were made', async () => {
  await market.get('shops/paginate?perPage=2&address[latitude]=1&address[longitude]=2');
  await market.send('/_sandbox/clock');
  expect((await market.send('/_sandbox/log')).body).toEqual([
    {
      method: 'GET',
      path: '/api/v1/rest/shops/paginate',
      query: { perPage: '2', 'address[latitude]': '1', 'address[longitude]': '2' },
    },
  ]);
  await market.send('/_sandbox/log', { method: 'DELETE' });
  expect((await market.send('/_sandbox/log')).body).toEqual([]);
});

test('a page tells a person what this is', async () => {
  const { status, body } = await market.send('/');
  expect(status).toBe(200);
  expect(body).toContain('4 shops');
  expect(body).toContain('nora@doorstep.test');
  expect(body).toContain('WELCOME10');
});
