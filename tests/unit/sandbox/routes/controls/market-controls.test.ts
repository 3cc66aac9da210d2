import { beforeEach, expect, test } from 'vitest';
import { hamletMarket, titles } from '../../hamlet-market.ts';
import { shopId, signedIn, stockId } from '../../signed-in.ts';

let market = hamletMarket();
beforeEach(() => {
  market = hamletMarket();
});
const control = (path: string, body: object) => market.post(`/_sandbox/${path}`, body);

test('a sold out stock takes its product out of the shop, a new price is shown', async () => {
  const soup = stockId(market, 'Tom yum');
  await control(`stocks/${soup}`, { price: 7.5 });
  const found = async () => (await market.get('products/paginate?search=tom')).body.data;
  expect((await found())[0].stocks[0].price).toBe(7.5);
  await control(`stocks/${soup}`, { quantity: 0 });
  expect(await found()).toEqual([]);
});

test('an inactive product is gone and comes back', async () => {
  const [{ id, uuid }] = (await market.get('products/paginate?search=margherita')).body.data;
  await control(`products/${id}`, { active: false });
  expect((await market.get(`products/${uuid}`)).status).toBe(404);
  await control(`products/${id}`, { active: true });
  expect((await market.get(`products/${uuid}`)).status).toBe(200);
});

test('a shop closes', async () => {
  const fork = shopId(market, 'Green Fork');
  await control(`shops/${fork}`, { open: false });
  expect((await market.get(`shops/${fork}`)).body.data.open).toBe(false);
  expect(titles((await market.get('shops/paginate?open=1')).body.data)).not.toContain('Green Fork');
});

test('settings are set, added and emptied', async () => {
  await control('settings', { title: 'Elsewhere', fresh_key: 7, footer_text: null });
  const settings = (await market.get('settings')).body.data as { key: string; value: string | null }[];
  const value = (key: string) => settings.find(setting => setting.key === key)?.value;
  expect([value('title'), value('fresh_key'), value('footer_text')]).toEqual(['Elsewhere', '7', null]);
});

test('a test gets a customer of its own, and changes one', async () => {
  const made = await control('customers', { email: 'Mira@doorstep.test', walletMoney: 12.5 });
  expect(made.status).toBe(201);
  const mira = await signedIn(market, made.body.email);
  expect((await mira.get('profile/show')).body.data).toMatchObject({ firstname: 'mira', wallet: { price: 12.5 } });
  await control('customers', { email: 'mira@doorstep.test', phone: '15550100' });
  const { data } = (await mira.get('profile/show')).body;
  expect(data).toMatchObject({ id: made.body.id, phone: '15550100', wallet: { price: 12.5 } });
});

test.each([
  ['customers', {}, 400],
  ['customers', { email: 'nobody' }, 400],
  ['sign-out', {}, 400],
  ['sign-out', { email: 'nobody@doorstep.test' }, 404],
  ['stocks/1', { quantity: -1 }, 400],
  ['stocks/4711', { quantity: 1 }, 404],
  ['shops/1', {}, 400],
  ['products/4711', { active: true }, 404],
])('%s %j is %d', async (path, body, status) => {
  expect((await control(path, body)).status).toBe(status);
});
