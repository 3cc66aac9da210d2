import { beforeEach, describe, expect, test } from 'vitest';
import { type Body, hamletMarket } from '../../hamlet-market.ts';
import { type SignedIn, shopId, signedIn, stockId } from '../../signed-in.ts';

let market = hamletMarket();
let nora: SignedIn;
let cartId = 0;
let pizza = 0;
let cheese = 0;
beforeEach(async () => {
  market = hamletMarket();
  nora = await signedIn(market);
  pizza = stockId(market, 'Margherita');
  cheese = stockId(market, 'Extra cheese');
  const products = [
    { stock_id: pizza, quantity: 2 },
    { stock_id: cheese, quantity: 1, parent_id: pizza },
  ];
  const shop_id = shopId(market, 'Green Fork');
  cartId = (await nora.call('POST', 'cart/insert-product', { shop_id, currency_id: 1, products })).body.data.id;
});

/** Two kilometres north of the shop. */
const address = { latitude: 41.307986, longitude: 69.22 };
const calculate = (sent: object, who = nora) => who.call('POST', `cart/calculate/${cartId}`, sent);
const totals = async (sent: object): Promise<Body> => (await calculate(sent)).body.data;
const addsUp = (data: Body) =>
  expect(
    data.price -
      data.total_discount -
      data.coupon_price +
      data.total_shop_tax +
      data.delivery_fee +
      data.service_fee +
      data.tips,
  ).toBeCloseTo(data.total_price, 8);

describe("a customer's cart", () => {
  test('is brought for what the contract reckons', async () => {
    market.store.run("UPDATE coupons SET price = 1 WHERE name = 'MINUS3'");
    const data = await totals({ type: 'delivery', address, coupon: 'minus3' });
    expect(data).toMatchObject({
      delivery_fee: 4,
      coupon_price: 1,
      total_discount: 1.6,
      service_fee: 0,
      tips: 0,
      rate: 1,
    });
    expect(data.total_price).toBeCloseTo(20.50075, 8);
    expect(data.products).toHaveLength(1);
    addsUp(data);
  });

  test('with service fee and tips, in another currency', async () => {
    await market.post('/_sandbox/settings', { service_fee: '0.5' });
    const data = await totals({ type: 'delivery', address, tips: 2.3, currency_id: 2 });
    expect(data).toMatchObject({ service_fee: 0.46, tips: 2.3, rate: 0.92, delivery_fee: 3.68 });
    addsUp(data);
    expect((await nora.get('cart')).body.data.rate).toBe(0.92);
  });

  test('picked up costs no delivery and needs no address', async () => {
    expect(await totals({ type: 'pickup' })).toMatchObject({ delivery_fee: 0, coupon_price: 0 });
  });

  test.each(['EXPIRED', 'USEDUP', 'nonsense'])('%s takes nothing off', async coupon => {
    expect((await totals({ type: 'pickup', coupon })).coupon_price).toBe(0);
  });

  test('follows the price of this moment', async () => {
    await market.post(`/_sandbox/stocks/${pizza}`, { price: 10 });
    expect((await totals({ type: 'pickup' })).price).toBeCloseTo(21 + 1.515, 8);
  });

  test.each([
    [{}, 'type'],
    [{ type: 'catapult' }, 'type'],
    [{ type: 'delivery' }, 'address.latitude'],
    [{ type: 'delivery', address: { latitude: 'north', longitude: 1 } }, 'address.latitude'],
    [{ type: 'pickup', tips: -1 }, 'tips'],
    [{ type: 'pickup', currency_id: 77 }, 'currency_id'],
  ])('%j is refused', async (sent, field) => {
    const { status, body } = await calculate(sent);
    expect(status).toBe(400);
    expect(Object.keys(body.params)).toContain(field);
  });

  test('without lines, or unknown, has no price', async () => {
    await nora.fill({ [pizza]: 0 });
    const { status, body } = await calculate({ type: 'pickup' });
    expect([status, body.statusCode, body.message]).toEqual([400, 'ERROR_400', 'Cart is empty']);
    expect((await nora.call('POST', 'cart/calculate/4711', { type: 'pickup' })).status).toBe(404);
  });

  test('needs a phone where the operator says so', async () => {
    await market.post('/_sandbox/settings', { before_order_phone_required: '1' });
    expect((await calculate({ type: 'pickup' })).status).toBe(200);
    market.store.run("UPDATE users SET phone = NULL WHERE email = 'nora@doorstep.test'");
    expect((await calculate({ type: 'pickup' })).body.statusCode).toBe('ERROR_117');
    expect((await calculate({ type: 'pickup', phone: '15550100' })).status).toBe(200);
  });
});

describe("a guest's products", () => {
  const guest = (query: string) =>
    market.get(`order/products/calculate?shop_id=${shopId(market, 'Green Fork')}&${query}`);
  const query = () =>
    `type=delivery&address[latitude]=${address.latitude}&address[longitude]=${address.longitude}` +
    `&products[0][stock_id]=${pizza}&products[0][quantity]=2` +
    `&products[1][stock_id]=${cheese}&products[1][quantity]=1&products[1][parent_id]=${pizza}`;

  test('cost what they would in a cart', async () => {
    const { data } = (await guest(`${query()}&coupon=WELCOME10`)).body;
    expect(data).toMatchObject({ status: true, code: 'NO_ERROR' });
    const mine = await totals({ type: 'delivery', address, coupon: 'WELCOME10' });
    for (const key of ['price', 'total_discount', 'coupon_price', 'total_shop_tax', 'delivery_fee', 'total_price']) {
      expect(data.data[key], key).toBe(mine[key]);
    }
    expect(data.data).toMatchObject({ km: 2, rate: 1, coupon: { name: 'WELCOME10' }, shop: { type: 'restaurant' } });
    expect(data.data.stocks[0]).toMatchObject({
      quantity: 2,
      stock: { id: pizza },
      addons: [{ stock: { id: cheese } }],
    });
    addsUp(data.data);
  });

  test('are clamped and rewarded as in a cart, and leave nothing behind', async () => {
    const { stocks } = (await guest(`type=pickup&products[0][stock_id]=${pizza}&products[0][quantity]=40`)).body.data
      .data;
    expect(stocks.map((line: Body) => [line.quantity, line.bonus])).toEqual([
      [10, false],
      [3, true],
    ]);
    expect(market.store.all('SELECT * FROM carts')).toHaveLength(1);
  });

  test.each(['type=pickup', 'type=pickup&products[0][stock_id]=4711&products[0][quantity]=1'])(
    '%s is refused',
    async query => {
      expect((await guest(query)).status).toBe(400);
    },
  );
});

describe('a coupon', () => {
  const check = (coupon: string) => market.post('/api/v1/rest/coupons/check', { coupon });

  test('that is good is shown', async () => {
    const { status, body } = await check('Welcome10');
    expect([status, body.data.name, body.data.type, body.data.price]).toEqual([200, 'WELCOME10', 'percent', 10]);
  });

  test.each(['EXPIRED', 'USEDUP', 'nonsense'])('%s is refused', async coupon => {
    const { status, body } = await check(coupon);
    expect([status, body.statusCode]).toEqual([400, 'ERROR_250']);
  });

  test('counts once for each customer, and again when the order was cancelled', async () => {
    const order = { cart_id: cartId, shop_id: shopId(market, 'Green Fork'), currency_id: 1, delivery_type: 'pickup' };
    const made = await nora.call('POST', 'orders', { ...order, coupon: 'WELCOME10' });
    expect(made.status).toBe(200);
    const mine = () =>
      market.send('/api/v1/rest/coupons/check?coupon=WELCOME10', {
        method: 'POST',
        headers: { Authorization: `Bearer ${nora.token}` },
      });
    expect((await mine()).body.statusCode).toBe('ERROR_251');
    expect((await check('WELCOME10')).status).toBe(200);
    await nora.call('POST', `orders/${made.body.data.id}/status/change`, { status: 'canceled' });
    expect((await mine()).status).toBe(200);
  });

  test('those that may be typed now are listed, of one shop or of all', async () => {
    const names = async (query: string) =>
      (await market.get(`coupons?${query}`)).body.data.map((coupon: Body) => coupon.name);
    expect(await names('')).toContain('WELCOME10');
    expect(await names('')).not.toContain('EXPIRED');
    expect(await names(`shop_id=${shopId(market, 'Green Fork')}`)).toContain('WELCOME10');
    expect((await market.get('coupons?shop_id=4711')).status).toBe(400);
  });

  test.each(['', 'x'])('"%s" is no coupon at all', async coupon => {
    expect(Object.keys((await check(coupon)).body.params)).toEqual(['coupon']);
  });
});
