import { beforeEach, describe, expect, test } from 'vitest';
import type { Body } from '../../hamlet-market.ts';
import { type Ordering, ordering, walletOf } from '../../ordering.ts';
import { type SignedIn, signedIn } from '../../signed-in.ts';

let nora: Ordering;
let sam: SignedIn;
beforeEach(async () => {
  nora = await ordering();
  sam = await signedIn(nora.market, 'sam@doorstep.test');
});
const walletId = async (): Promise<number> => (await nora.customer.get('profile/show')).body.data.wallet.id;
const link = (query: Body) => nora.customer.get(`order-stripe-process?${new URLSearchParams(query)}`);
const settle = (session: string, status: string) =>
  nora.market.post('/api/v1/webhook/stripe/payment', { session, status });
const balance = (email = 'nora@doorstep.test') => walletOf(nora.market, email);

describe('a top-up', () => {
  test('in R2 is paid in the currency that was asked for, once', async () => {
    const before = balance();
    const { body } = await link({ wallet_id: await walletId(), total_price: '9.20', currency_id: '2' });
    expect(body.data.data).toMatchObject({ price: 920, type: 'wallet', url: `http://localhost/pay/${body.data.id}` });
    expect((await nora.market.send(`/pay/${body.data.id}`)).body).toContain('Your wallet at Doorstep');
    for (const _ of [1, 2]) await settle(body.data.id, 'paid');
    expect(balance()).toBeCloseTo(before + 10, 8);
    const { data } = (await nora.customer.get('transactions/paginate?model=wallet')).body;
    expect(data).toMatchObject([{ status: 'paid', price: expect.closeTo(10), payment_system: { tag: 'stripe' } }]);
    const [move] = (await nora.customer.get('wallet/histories')).body.data;
    expect(move).toMatchObject({
      type: 'topup',
      status: 'paid',
      price: expect.closeTo(10),
      transaction_id: data[0].id,
    });
  });

  test('that fails or is called off moves nothing', async () => {
    const before = balance();
    const { body } = await link({ wallet_id: await walletId(), total_price: '5', currency_id: '1' });
    await settle(body.data.id, 'failed');
    expect((await nora.customer.get('transactions/paginate')).body.data[0].status).toBe('rejected');
    await settle(body.data.id, 'canceled');
    expect((await settle(body.data.id, 'paid')).status).toBe(400);
    expect(balance()).toBe(before);
  });

  test('fills no wallet but one’s own, and needs an amount', async () => {
    const { wallet } = (await sam.get('profile/show')).body.data;
    const foreign = await link({ wallet_id: wallet.id, total_price: '5', currency_id: '1' });
    expect(Object.keys(foreign.body.params)).toEqual(['wallet_id']);
    const free = await link({ wallet_id: await walletId(), total_price: '0', currency_id: '1' });
    expect(Object.keys(free.body.params)).toEqual(['total_price']);
  });
});

describe('sending', () => {
  const to = async () => (await sam.get('profile/show')).body.data.uuid;
  const send = async (body: object) =>
    nora.customer.call('POST', 'wallet/send', { uuid: await to(), price: 2, currency_id: 1, ...body });

  test('takes from one and gives to the other, in both histories', async () => {
    const [mine, theirs] = [balance(), balance('sam@doorstep.test')];
    const { body } = await send({});
    expect(body.data).toMatchObject({ type: 'withdraw', status: 'paid', price: 2 });
    expect([balance(), balance('sam@doorstep.test')]).toEqual([mine - 2, theirs + 2]);
    const [move] = (await sam.get('wallet/histories')).body.data;
    expect(move).toMatchObject({ type: 'topup', author: { firstname: 'Nora' }, user: { firstname: 'Sam' } });
  });

  test('is refused above the balance, to oneself and to nobody', async () => {
    const { uuid } = (await nora.customer.get('profile/show')).body.data;
    expect((await send({ price: balance() + 1 })).body.statusCode).toBe('ERROR_109');
    expect((await send({ uuid })).body.statusCode).toBe('ERROR_109');
    expect((await send({ uuid: crypto.randomUUID() })).status).toBe(404);
    expect(Object.keys((await send({ price: -5 })).body.params)).toEqual(['price']);
  });

  test('finds others by whole e-mail, phone and number and by parts of a name, without their contacts', async () => {
    const found = async (search: string): Promise<Body[]> =>
      (await nora.customer.get(`search-sending?${new URLSearchParams({ search })}`)).body.data;
    expect(await found('SAM@doorstep.test')).toMatchObject([{ firstname: 'Sam' }]);
    expect(await found('sam hol')).toMatchObject([{ firstname: 'Sam' }]);
    expect(Object.keys((await found('sam'))[0] ?? {})).not.toContain('email');
    expect((await found('nora')).map(one => one.firstname)).not.toContain('Nora');
  });
});

test('payments of others are not there', async () => {
  const { id } = (await nora.order()).body.data;
  await nora.transaction(id, 'cash');
  const [own] = (await nora.customer.get('transactions/paginate?model=orders')).body.data;
  expect(own).toMatchObject({ payable: { id, currency: { symbol: '$' } }, payment_system: { tag: 'cash' } });
  expect((await nora.customer.get(`transactions/${own.id}`)).body.data.id).toBe(own.id);
  expect((await sam.get(`transactions/${own.id}`)).status).toBe(404);
  expect((await sam.get('transactions/paginate')).body.data).toEqual([]);
});

describe('taking out', () => {
  const take = (body: object) => nora.customer.call('POST', 'wallet/withdraw', body);

  test('is done at once and waits for the operator; more than there is is refused', async () => {
    const before = balance();
    const { body } = await take({ price: 4, note: 'To my bank' });
    expect(body.data).toMatchObject({ type: 'withdraw', price: 4, note: 'To my bank', status: 'processed' });
    expect(balance()).toBeCloseTo(before - 4, 8);
    expect((await take({ price: before })).body.statusCode).toBe('ERROR_109');
    expect(Object.keys((await take({})).body.params)).toEqual(['price']);
  });

  test('a line is called off by whose it is, in two words', async () => {
    const { uuid } = (await take({ price: 4 })).body.data;
    const path = `wallet/history/${uuid}/status/change`;
    expect((await nora.customer.call('POST', path, { status: 'paid' })).body.statusCode).toBe('ERROR_253');
    expect((await sam.call('POST', path, { status: 'canceled' })).status).toBe(404);
    expect((await nora.customer.call('POST', path, { status: 'canceled' })).body.data.status).toBe('canceled');
  });
});
