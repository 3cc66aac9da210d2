import { beforeEach, describe, expect, test } from 'vitest';
import { type Body, hamletMarket, titles } from '../../hamlet-market.ts';

const { get, post, store, clock } = hamletMarket();

test('settings are records of text, the town over the operator defaults', async () => {
  const { body } = await get('settings');
  const settings = Object.fromEntries(body.data.map(({ key, value }: Body) => [key, value]));
  expect(settings).toMatchObject({ title: 'Hamlet', payment_type: 'admin', recommended_count: '2' });
  expect(settings, 'a row of R2 alone').not.toHaveProperty('service_fee');
  expect(body.data[0].created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ$/);
});

describe('languages', () => {
  const locales = async (path: string) => (await get(path)).body.data.map((language: Body) => language.locale);

  test('all of them, the default first; the active ones, the newest first', async () => {
    const all = await locales('languages');
    expect(all).toHaveLength(24);
    expect(all.slice(0, 3)).toEqual(['en', 'de', 'ar']);
    expect(await locales('languages/active')).toEqual(['ar', 'de', 'en']);
  });

  test('all offered: what nobody has written is answered in the default language, the operator’s words are not', async () => {
    const everywhere = hamletMarket({ languages: 'all' });
    expect((await everywhere.get('languages/active')).body.data).toHaveLength(24);
    const titles = async (lang: string) =>
      (await everywhere.get(`shops/paginate?perPage=20&lang=${lang}`)).body.data.map(
        (shop: Body) => shop.translation.title,
      );
    expect(await titles('fr')).toEqual(await titles('en'));
    expect(await titles('de')).not.toEqual(await titles('en'));
    expect((await everywhere.get('translations/paginate?lang=fr')).body.data).toEqual([]);
  });

  test('one by id, the default one, and none', async () => {
    expect((await get('languages/3')).body.data).toMatchObject({ locale: 'ar', backward: 1, default: 0, active: 1 });
    expect((await get('languages/default')).body.data.locale).toBe('en');
    expect((await get('languages/99')).status).toBe(404);
  });
});

test('currencies: the default first and only there marked', async () => {
  const { data } = (await get('currencies/active')).body;
  expect(
    data.map((currency: Body) => [currency.title, currency.rate, currency.position, 'default' in currency]),
  ).toEqual([
    ['USD', 1, 'before', true],
    ['EUR', 0.92, 'after', false],
    ['UZS', 12600, 'after', false],
  ]);
});

describe('the operator’s words', () => {
  test('are one map, whatever the name of the call says', async () => {
    const { body } = await get('translations/paginate?lang=en');
    expect(body.message).toBe('errors.NO_ERROR');
    expect(body.data).toEqual({ home: 'Home', 'cart.empty': 'Nothing yet' });
    expect((await get('translations/paginate?lang=de')).body.data).toEqual({ home: 'Start' });
  });

  test('are an empty list in a language without any', async () => {
    expect((await get('translations/paginate?lang=fr')).body.data).toEqual([]);
    expect((await get('translations/paginate?lang=xx')).status).toBe(400);
  });
});

test('the market tells its own time, which follows the clock', async () => {
  expect((await get('timezone')).body.data).toEqual({ timeZone: 'Asia/Tashkent', time: '2026-11-21 12:00:00' });
  clock.shift(3600);
  expect((await get('timezone')).body.data.time).toBe('2026-11-21 13:00:00');
  clock.reset();
});

test('figures, version, statuses, tags', async () => {
  expect((await get('stat')).body.data).toEqual({ users: 8, orders: 1240 });
  expect((await get('project/version')).body.data.version).toBeTypeOf('string');
  expect((await get('order-statuses')).body.data.map((status: Body) => status.name)).toContain('on_a_way');
  expect((await get('order-statuses/select')).body).toMatchObject({ canceled: 'canceled' });
  expect(titles((await get('tags/paginate?lang=de')).body.data)).toEqual(['Beliebt', 'Vegetarisch']);
});

test('ways to pay: the newest first, secrets never shown', async () => {
  expect((await get('payments')).body.data.map((payment: Body) => payment.tag)).toEqual(['cash', 'wallet', 'stripe']);
  expect((await get('payments/1')).body.data.tag).toBe('stripe');
  expect((await get('payments/9')).status).toBe(404);
  const own = (await get('shop-payments/1')).body.data;
  expect(own[0]).toMatchObject({ shop_id: 1, status: 1, client_id: null, secret_id: null, payment: { active: true } });
  expect((await get('shop-payments/1?status=0')).body.data).toEqual([]);
});

describe('"tell me when you deliver here"', () => {
  const kept = () => store.all<{ email: string }>('SELECT email FROM subscriptions').map(row => row.email);

  beforeEach(() => {
    store.run('DELETE FROM subscriptions');
  });

  test('keeps an address once', async () => {
    for (const email of ['Mira@Example.test', 'mira@example.test']) {
      const { status, body } = await post('/api/v1/rest/subscription', { email });
      expect([status, body.data]).toEqual([200, null]);
    }
    expect(kept()).toEqual(['mira@example.test']);
  });

  test.each([{}, { email: '' }, { email: 'mira' }, { email: 'mira@example' }, { email: ['a@b.test'] }])(
    'refuses %j',
    async sent => {
      const { status, body } = await post('/api/v1/rest/subscription', sent);
      expect(status).toBe(400);
      expect(body.params.email.length).toBeGreaterThan(0);
      expect(kept()).toEqual([]);
    },
  );
});
