import { beforeEach, describe, expect, test } from 'vitest';
import { hamletMarket } from '../../hamlet-market.ts';
import { shopId, signedIn, stockId } from '../../signed-in.ts';

let market = hamletMarket();
beforeEach(() => {
  market = hamletMarket();
});
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('the profile', () => {
  test('is changed by a body, or by an empty one with a query', async () => {
    const { call } = await signedIn(market, 'fresh@doorstep.test');
    const sent = { firstname: 'Finley', birthday: '1995-04-30', gender: 'male', subscribe: false };
    expect((await call('PUT', 'profile/update', sent)).body.data).toMatchObject({
      birthday: '1995-04-30 00:00:00Z',
      email_subscribe: { active: 0 },
    });
    const query = 'firstname=Finley&phone=998900000001&gender=male';
    const { data } = (await call('PUT', `profile/update?${query}`, {})).body;
    expect(data).toMatchObject({ phone: '998900000001', lastname: 'Fresh', birthday: '1995-04-30 00:00:00Z' });
  });

  test.each([
    [{ birthday: '2026-02-30' }, 'birthday'],
    [{ birthday: '2030-01-01' }, 'birthday'],
    [{ gender: 'cat' }, 'gender'],
    [{ images: 7 }, 'images'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ notifications: [{ notification_id: 99, active: 1 }] }, 'notifications.0.notification_id'],
  ])('refuses %j', async (wrong, field) => {
    const { call } = await signedIn(market, 'fresh@doorstep.test');
    const { status, body } = await call('PUT', 'profile/update', { firstname: 'Finn', ...wrong });
    expect([status, Object.keys(body.params)]).toEqual([400, [field]]);
  });

  test('another e-mail or phone is told to the former one, and the new one is not named', async () => {
    const { call } = await signedIn(market, 'fresh@doorstep.test');
    const told = async (to: string) => (await market.send(`/_sandbox/outbox?to=${to}`)).body as unknown[];
    await call('PUT', 'profile/update', { firstname: 'Finley', phone: '998900000001' });
    expect(await told('998900000001')).toEqual([]);
    await call('PUT', 'profile/update', { firstname: 'Finley', email: 'new@doorstep.test', phone: '998900000002' });
    expect(await told('fresh@doorstep.test')).toMatchObject([
      { kind: 'mail', text: expect.stringContaining('another') },
    ]);
    expect(await told('998900000001')).toMatchObject([{ kind: 'sms', text: expect.not.stringContaining('2') }]);
  });

  test('a new password ends the sessions of other devices', async () => {
    const [here, there] = [await signedIn(market), await signedIn(market)];
    const sent = { password: 'renewed1', password_confirmation: 'renewed1' };
    const { body } = await here.call('POST', 'profile/password/update', sent);
    expect(body.data).toMatchObject({ firstname: 'Nora', empty_p: false });
    expect((await here.get('profile/show')).status).toBe(200);
    expect((await there.get('profile/show')).status).toBe(401);
    const login = await market.post('/api/v1/auth/login', { email: 'nora@doorstep.test', password: 'renewed1' });
    expect(login.status).toBe(200);
  });

  test.each([
    [{}, ['password', 'password_confirmation']],
    [{ password: 'renewed1', password_confirmation: 'another1' }, ['password']],
    [{ password: 'short', password_confirmation: 'short' }, ['password']],
  ])('the password %j is refused', async (sent, fields) => {
    const { call } = await signedIn(market);
    expect(Object.keys((await call('POST', 'profile/password/update', sent)).body.params)).toEqual(fields);
  });

  test('who leaves is gone, and nobody inherits anything', async () => {
    const { call, fill } = await signedIn(market);
    await fill({ [stockId(market, 'Lemonade')]: 1 });
    expect((await call('DELETE', 'profile/delete')).body.data).toBeNull();
    expect((await call('GET', 'profile/show')).status).toBe(401);
    const login = await market.post('/api/v1/auth/login', { email: 'nora@doorstep.test', password: 'doorstep1' });
    expect(login.body.params).toHaveProperty('email');
    for (const table of ['carts', 'user_carts', 'cart_lines', 'addresses', 'push_messages'])
      expect(market.store.one(`SELECT count(*) AS left FROM ${table}`)).toEqual({ left: 0 });
    expect(shopId(market, 'Green Fork')).toBeGreaterThan(0);
  });

  test('the admin is only switched off', async () => {
    const { call } = await signedIn(market, 'admin@doorstep.test');
    await call('DELETE', 'profile/delete');
    expect(market.store.one("SELECT active FROM users WHERE role = 'admin'")).toEqual({ active: 0 });
  });
});

describe('notifications', () => {
  test('kinds are listed, switches replaced, ids and switches taken as texts too', async () => {
    const { get, call } = await signedIn(market);
    const kinds = (await get('notifications')).body.data;
    expect(kinds.map((kind: { type: string }) => kind.type)).toEqual([
      'push',
      'discount',
      'order_verify',
      'order_statuses',
    ]);
    const sent = { notifications: [{ notification_id: String(kinds[0].id), active: '0' }] };
    const { body } = await call('POST', 'update/notifications', sent);
    expect(body.data.notifications).toMatchObject([{ type: 'push', notification: { active: 0 } }]);
    expect((await call('POST', 'update/notifications', {})).body.params).toHaveProperty('notifications');
  });

  test('a device tells its token, and takes it back while signing out', async () => {
    const { call, token } = await signedIn(market);
    expect((await call('POST', 'profile/firebase/token/update', { firebase_token: 'device' })).status).toBe(200);
    expect((await call('POST', 'profile/firebase/token/update', {})).body).toMatchObject({
      statusCode: 'ERROR_502',
      message: 'token is empty',
    });
    await market.send('/api/v1/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ firebase_token: 'device' }),
    });
    expect(market.store.all('SELECT * FROM push_tokens')).toEqual([]);
  });
});

describe('the inbox', () => {
  const inbox = (token: string, path = '', method = 'GET') =>
    market.send(`/api/v1/dashboard/notifications${path}`, { method, headers: { Authorization: `Bearer ${token}` } });

  test('shows the unread first, one is read, then all', async () => {
    const { token, get } = await signedIn(market);
    const before = (await inbox(token)).body;
    const unread = before.data.filter((message: { read_at?: string }) => !message.read_at).length;
    expect(unread).toBeGreaterThan(1);
    expect(before.data.slice(unread).every((message: { read_at?: string }) => message.read_at)).toBe(true);
    expect((await get('profile/notifications-statistic')).body).toMatchObject({ notification: unread });

    const first = before.data[0].id;
    expect((await inbox(token, `/${first}/read-at`, 'POST')).body.data.read_at).toMatch(/Z$/);
    expect((await get('profile/notifications-statistic')).body.notification).toBe(unread - 1);
    expect((await inbox(token, `/${first}`)).body.data.id).toBe(first);
    expect((await inbox(token, '/read-all', 'POST')).body.data).toBeNull();
    expect((await get('profile/notifications-statistic')).body).toMatchObject({ notification: 0, news_publish: 0 });
  });

  test("another customer's messages do not exist", async () => {
    const nora = (await inbox((await signedIn(market)).token)).body.data[0].id;
    const { token } = await signedIn(market, 'sam@doorstep.test');
    expect((await inbox(token)).body.meta.total).toBe(0);
    expect((await inbox(token, `/${nora}/read-at`, 'POST')).status).toBe(404);
    expect((await market.send('/api/v1/dashboard/notifications')).status).toBe(401);
  });
});

test('a liked banner is on the list until it is liked again', async () => {
  const { token, get } = await signedIn(market, 'sam@doorstep.test');
  const [banner] = (await market.get('banners/paginate')).body.data;
  const like = () =>
    market.send(`/api/v1/rest/banners/${banner.id}/liked`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
  expect((await like()).body.data).toBeNull();
  expect((await get('profile/liked/looks')).body.data).toMatchObject([{ id: banner.id }]);
  await like();
  expect((await get('profile/liked/looks')).body.data).toEqual([]);
});

describe('uploads', () => {
  const upload = (bytes: Uint8Array, type = 'users', name = 'me.png') => {
    const body = new FormData();
    body.set('image', new File([new Uint8Array(bytes)], name));
    body.set('type', type);
    return market.send('/api/v1/dashboard/galleries', { method: 'POST', body });
  };

  test('a picture is kept, served and becomes the profile picture', async () => {
    const { title, type } = (await upload(png)).body.data;
    expect([type, new URL(title).pathname]).toEqual([
      'users',
      expect.stringMatching(/^\/storage\/images\/users\/guest-\d+-\w+\.webp$/),
    ]);
    const served = await market.app.request(new URL(title).pathname);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
    const { call } = await signedIn(market);
    const { body } = await call('PUT', 'profile/update', { firstname: 'Nora', images: [title] });
    expect(body.data.img).toBe(title);
  });

  test('no picture, an unknown type, too much, and nothing at all are refused', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect((await upload(script)).body.params).toHaveProperty('image');
    expect((await upload(png, 'cats')).body.params).toHaveProperty('type');
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await upload(large)).body.params.image).toEqual(['The image may not be greater than 5120 kilobytes.']);
    const nothing = await market.post('/api/v1/dashboard/galleries', { type: 'users' });
    expect([nothing.status, Object.keys(nothing.body.params)]).toEqual([400, ['image']]);
  });
});

describe('the controls', () => {
  const email = 'mira@doorstep.test';
  const customer = (more: object = {}) => market.post('/_sandbox/customers', { email, ...more });

  test('ban and forgive', async () => {
    await customer();
    const { get } = await signedIn(market, email);
    await customer({ banned: true });
    expect((await get('profile/show')).status).toBe(401);
    await customer({ firstname: 'Mira' });
    expect((await get('profile/show')).status).toBe(401);
    await customer({ banned: false });
    expect((await get('profile/show')).body.data.firstname).toBe('Mira');
  });

  test('take the password away, and write', async () => {
    expect((await customer({ withoutPassword: true })).body.password).toBeNull();
    const login = await market.post('/api/v1/auth/login', { email, password: 'doorstep1' });
    expect(login.body.statusCode).toBe('ERROR_102');
    expect((await market.post('/_sandbox/messages', { email, body: 'Hello' })).status).toBe(204);
    expect(market.store.one('SELECT body FROM push_messages ORDER BY id DESC LIMIT 1')).toEqual({ body: 'Hello' });
    expect((await market.post('/_sandbox/messages', { email: 'nobody@mail.test', body: 'x' })).status).toBe(404);
  });
});
