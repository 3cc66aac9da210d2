import { beforeEach, describe, expect, test } from 'vitest';
import { hamletMarket } from '../../hamlet-market.ts';
import { signedIn } from '../../signed-in.ts';

let market = hamletMarket();
beforeEach(() => {
  market = hamletMarket();
});
const login = (body: object) => market.post('/api/v1/auth/login', body);
const show = (token: string, query = '') =>
  market.send(`/api/v1/dashboard/user/profile/show${query}`, { headers: { Authorization: `Bearer ${token}` } });

describe('signing in', () => {
  test('by e-mail, whatever its case, answers a token and the bare user', async () => {
    const { status, body } = await login({ email: 'Nora@Doorstep.test', password: 'doorstep1' });
    expect([status, body.message, body.data.token_type]).toEqual([200, 'User successfully login', 'Bearer']);
    expect(body.data.access_token).toMatch(/^\d+\|\w{40}$/);
    expect(body.data.user).toMatchObject({ firstname: 'Nora', role: 'user', empty_p: false, phone: '998901234567' });
    expect(JSON.stringify(body)).not.toContain('scrypt');
    expect(body.data.user).not.toHaveProperty('wallet');
  });

  test('by phone, which wins over an e-mail', async () => {
    const { body } = await login({ email: 'sam@doorstep.test', phone: 998901234567, password: 'doorstep1' });
    expect(body.data.user.firstname).toBe('Nora');
  });

  test.each([
    [{ email: 'nora@doorstep.test', password: 'wrong' }, 'ERROR_102', undefined],
    [{ email: 'social@doorstep.test', password: 'doorstep1' }, 'ERROR_102', undefined],
    [{ email: 'nobody@doorstep.test', password: 'x' }, 'ERROR_400', ['email']],
    [{ phone: '12', password: 'x' }, 'ERROR_400', ['phone']],
    [{ phone: '+998901234567', password: 'doorstep1' }, 'ERROR_400', ['phone']],
    [{ email: 'nora@doorstep.test' }, 'ERROR_400', ['password']],
    [{ password: 'doorstep1' }, 'ERROR_400', ['email']],
  ])('%j is %s', async (sent, code, params) => {
    const { status, body } = await login(sent);
    expect([status, body.statusCode]).toEqual([400, code]);
    expect(body.params && Object.keys(body.params)).toEqual(params);
  });

  test('is closed for a minute after ten failures, for this account alone', async () => {
    for (let count = 0; count < 10; count++) await login({ email: 'nora@doorstep.test', password: 'wrong' });
    const right = { email: 'nora@doorstep.test', password: 'doorstep1' };
    const { status, body } = await login(right);
    expect([status, body.statusCode]).toEqual([429, 'ERROR_429']);
    expect((await login({ email: 'sam@doorstep.test', password: 'doorstep1' })).status).toBe(200);
    market.clock.shift(61);
    expect((await login(right)).status).toBe(200);
  });
});

test('guesses made at once are counted as well', async () => {
  const guesses = Array.from({ length: 14 }, () => login({ email: 'sam@doorstep.test', password: 'wrong' }));
  const statuses = (await Promise.all(guesses)).map(answer => answer.status);
  expect(statuses.filter(status => status === 400)).toHaveLength(10);
  expect(statuses.filter(status => status === 429)).toHaveLength(4);
});

describe('a token', () => {
  test('opens the profile, with the wallet in the requested currency', async () => {
    const { token } = await signedIn(market);
    expect((await show(token)).body.data.wallet).toMatchObject({ price: 250, symbol: '$' });
    const { data } = (await show(token, '?currency_id=2')).body;
    expect(data.wallet).toMatchObject({ price: 230, symbol: '€' });
    expect(data.addresses).toHaveLength(2);
  });

  test('is worth nothing after signing out, after thirty days, or when a test ends it', async () => {
    const ways = [
      (token: string) =>
        market.send('/api/v1/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } }),
      () => market.post('/_sandbox/sign-out', { email: 'nora@doorstep.test' }),
      () => market.post('/_sandbox/clock', { offsetSeconds: 31 * 86_400 }),
    ];
    for (const end of ways) {
      const { token } = await signedIn(market);
      expect((await show(token)).status).toBe(200);
      await end(token);
      const { status, body } = await show(token);
      expect([status, body.statusCode]).toEqual([401, 'ERROR_100']);
    }
  });

  test('cannot be guessed from its number', async () => {
    const { token } = await signedIn(market);
    expect((await show(`${token.split('|')[0]}|${'0'.repeat(40)}`)).status).toBe(401);
    expect((await show(token.replace('|', ''))).status).toBe(401);
  });

  test('makes an unknown path of the dashboard 404 instead of 401', async () => {
    const { get } = await signedIn(market);
    expect((await get('no-such-thing')).status).toBe(404);
    expect((await market.send('/api/v1/dashboard/user/no-such-thing')).status).toBe(401);
  });

  test('signing out is always friendly', async () => {
    const { status, body } = await market.post('/api/v1/auth/logout', {});
    expect([status, body.message]).toEqual([200, 'User successfully logout']);
  });
});

describe('the profile', () => {
  test('takes a phone and keeps the rest', async () => {
    const { call } = await signedIn(market, 'fresh@doorstep.test');
    const { body } = await call('PUT', 'profile/update', { firstname: 'Finn', phone: '998900000001' });
    expect(body.data).toMatchObject({ phone: '998900000001', lastname: 'Fresh', email: 'fresh@doorstep.test' });
  });

  test.each([
    [{ firstname: 'Finn', phone: '998901234567' }, 'phone'],
    [{ firstname: 'Finn', email: 'NORA@doorstep.test' }, 'email'],
    [{ firstname: 'Finn', phone: '+1 555' }, 'phone'],
    [{ phone: '15550100' }, 'firstname'],
  ])('refuses %j', async (sent, field) => {
    const { call } = await signedIn(market, 'fresh@doorstep.test');
    const { status, body } = await call('PUT', 'profile/update', sent);
    expect([status, Object.keys(body.params)]).toEqual([400, [field]]);
  });
});

describe('saved addresses', () => {
  test('are listed, added, changed, made active and deleted', async () => {
    const { get, call } = await signedIn(market);
    const before = (await get('addresses')).body;
    expect(before.meta.total).toBe(2);
    expect(before.data[1]).toMatchObject({ title: 'Home', active: true, address: { house: '128' } });

    const sent = { title: 'Studio', address: { address: '1 Mill Street' }, location: [41.3, 69.2], active: true };
    const added = (await call('POST', 'addresses', sent)).body.data;
    expect(added).toMatchObject({ title: 'Studio', active: true, location: [41.3, 69.2] });
    expect((await get('address/get-active')).body.data.id).toBe(added.id);

    expect((await call('PUT', `addresses/${added.id}`, { title: 'Loft' })).status, 'R1 finds none').toBe(404);
    await market.post('/_sandbox/settings', { revision: 'R2' });
    const changed = await call('PUT', `addresses/${added.id}`, { title: 'Loft' });
    expect(changed.body.data).toMatchObject({ title: 'Loft', address: { address: '1 Mill Street' } });
    await call('POST', `address/set-active/${before.data[0].id}`);
    expect((await get('address/get-active')).body.data.id).toBe(before.data[0].id);

    await call('DELETE', `addresses/delete?ids[0]=${added.id}`);
    expect((await get(`addresses/${added.id}`)).status).toBe(404);
  });

  test("another customer's do not exist", async () => {
    const home = (await (await signedIn(market)).get('addresses')).body.data[0].id;
    const { get, call } = await signedIn(market, 'sam@doorstep.test');
    expect((await get(`addresses/${home}`)).status).toBe(404);
    expect((await call('PUT', `addresses/${home}`, { title: 'Mine' })).status).toBe(404);
    await call('DELETE', 'addresses/delete', { ids: [home] });
    expect((await (await signedIn(market)).get('addresses')).body.meta.total).toBe(2);
  });
});
