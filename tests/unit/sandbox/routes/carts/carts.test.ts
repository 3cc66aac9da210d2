import { beforeEach, describe, expect, test } from 'vitest';
import { type Body, hamletMarket } from '../../hamlet-market.ts';
import { type SignedIn, shopId, signedIn, stockId } from '../../signed-in.ts';

let market = hamletMarket();
let nora: SignedIn;
let pizza = 0;
let cheese = 0;
let lemonade = 0;
beforeEach(async () => {
  market = hamletMarket();
  nora = await signedIn(market);
  pizza = stockId(market, 'Margherita');
  cheese = stockId(market, 'Extra cheese');
  lemonade = stockId(market, 'Lemonade');
});

const put = (who: SignedIn, products: object[], shop = shopId(market, 'Green Fork')) =>
  who.call('POST', 'cart/insert-product', { shop_id: shop, currency_id: 1, rate: 1, products });
const lines = ({ body }: { body: Body }): Body[] => body.data.user_carts[0].cartDetails;
const bought = (answer: { body: Body }) => lines(answer).filter(line => !line.bonus);
const cart = async () => nora.get('cart');

test('a customer without a cart has none', async () => {
  const { status, body } = await cart();
  expect([status, body.statusCode]).toEqual([404, 'ERROR_404']);
  expect((await market.send('/api/v1/dashboard/user/cart')).status).toBe(401);
});

test('the worked example of the contract', async () => {
  const answer = await put(nora, [
    { stock_id: pizza, quantity: 2 },
    { stock_id: cheese, quantity: 1, parent_id: pizza },
  ]);
  expect(answer.body.message).toBe('Record was successfully created');
  expect(answer.body.data).toMatchObject({ rate: 1, group: false, status: true });
  expect(answer.body.data.total_price).toBeCloseTo(16.715, 10);
  const [line] = lines(answer);
  expect(line).toMatchObject({ quantity: 2, bonus: false, price: 16.8, discount: 1.6 });
  expect(line.stock).toMatchObject({ id: pizza, price: 8, quantity: 25, product: { min_qty: 1, max_qty: 10 } });
  expect(line.stock.extras[0].value).toBe('25 cm');
  expect(line.addons).toHaveLength(1);
  expect(line.addons[0]).toMatchObject({ quantity: 1, price: 1.515, discount: 0, stock: { id: cheese, addon: true } });
  expect((await cart()).body.data).toEqual(answer.body.data);
});

describe('quantities', () => {
  test('are absolute, clamped to the maximum and to what there is, and 0 removes the line with its add-ons', async () => {
    await put(nora, [{ stock_id: pizza, quantity: 4 }]);
    expect(bought(await put(nora, [{ stock_id: pizza, quantity: 2 }]))[0].quantity).toBe(2);
    expect(bought(await put(nora, [{ stock_id: pizza, quantity: 99 }]))[0].quantity).toBe(10);
    await market.post(`/_sandbox/stocks/${pizza}`, { quantity: 3 });
    expect(bought(await put(nora, [{ stock_id: pizza, quantity: 5 }]))[0].quantity).toBe(3);
    await put(nora, [{ stock_id: cheese, quantity: 2, parent_id: pizza }]);
    expect(lines(await put(nora, [{ stock_id: pizza, quantity: 0 }]))).toEqual([]);
    expect(market.store.all('SELECT * FROM cart_lines')).toEqual([]);
  });

  test('of a sold out size become none', async () => {
    expect(lines(await put(nora, [{ stock_id: stockId(market, 'Margherita', 1), quantity: 1 }]))).toEqual([]);
  });

  test.each([
    [[{ stock_id: 9999, quantity: 1 }], 'products.0.stock_id'],
    [[{ stock_id: 1 }], 'products.0.quantity'],
    [[{ stock_id: 1, quantity: -1 }], 'products.0.quantity'],
    [[{ stock_id: 1, quantity: 1 }, 7], 'products.1.stock_id'],
    ['none', 'products'],
  ])('%j are refused', async (products, field) => {
    const { status, body } = await put(nora, products as object[]);
    expect(status).toBe(400);
    expect(Object.keys(body.params)).toContain(field);
    expect((await cart()).status).toBe(404);
  });

  test('the first of two for the same stock counts', async () => {
    const answer = await put(nora, [
      { stock_id: lemonade, quantity: 2 },
      { stock_id: lemonade, quantity: 5 },
    ]);
    expect(lines(answer)[0].quantity).toBe(2);
  });
});

describe('what cannot be had is passed over', () => {
  test('goods of another shop, hidden goods, an add-on alone', async () => {
    const answer = await put(nora, [
      { stock_id: stockId(market, 'Tom yum'), quantity: 1 },
      { stock_id: cheese, quantity: 1 },
      { stock_id: lemonade, quantity: 1 },
    ]);
    expect(lines(answer).map(line => line.stock.id)).toEqual([lemonade]);
    const fruit = await put(
      await signedIn(market, 'sam@doorstep.test'),
      [{ stock_id: stockId(market, 'Plums'), quantity: 1 }],
      shopId(market, 'Corner Basket'),
    );
    expect(lines(fruit)).toEqual([]);
  });

  test('an add-on under a parent that does not offer it', async () => {
    const answer = await put(nora, [{ stock_id: cheese, quantity: 1, parent_id: lemonade }]);
    expect(lines(answer)).toEqual([]);
  });
});

test('an add-on brings its missing parent along', async () => {
  const [line] = lines(await put(nora, [{ stock_id: cheese, quantity: 2, parent_id: pizza }]));
  expect(line).toMatchObject({ quantity: 1, stock: { id: pizza } });
  expect(line.addons[0].quantity).toBe(2);
});

test('a parent must not be an add-on itself', async () => {
  const { status, body } = await put(nora, [{ stock_id: cheese, quantity: 2, parent_id: cheese }]);
  expect([status, Object.keys(body.params)]).toEqual([400, ['products.0.parent_id']]);
});

describe('bonuses', () => {
  const free = (answer: { body: Body }) =>
    lines(answer)
      .filter(line => line.bonus)
      .map(line => [line.stock.id, line.quantity, line.price]);

  test('by count come, grow and go with what was bought', async () => {
    expect(free(await put(nora, [{ stock_id: pizza, quantity: 2 }]))).toEqual([]);
    expect(free(await put(nora, [{ stock_id: pizza, quantity: 3 }]))).toEqual([[lemonade, 1, 0]]);
    expect(free(await put(nora, [{ stock_id: pizza, quantity: 7 }]))).toEqual([[lemonade, 2, 0]]);
    const paid = await put(nora, [{ stock_id: lemonade, quantity: 4 }]);
    expect([free(paid), bought(paid)].map(list => list.length)).toEqual([1, 2]);
    expect(free(await put(nora, [{ stock_id: pizza, quantity: 1 }]))).toEqual([]);
  });

  test('come back when they are deleted alone, and are limited by what there is', async () => {
    await put(nora, [{ stock_id: pizza, quantity: 6 }]);
    const given = lines(await cart()).find(line => line.bonus);
    await nora.call('DELETE', 'cart/product/delete', { ids: [given.id] });
    expect(free(await cart())).toEqual([[lemonade, 2, 0]]);
    await market.post(`/_sandbox/stocks/${lemonade}`, { quantity: 1 });
    expect(free(await cart())).toEqual([[lemonade, 1, 0]]);
  });

  test('by sum come at the sum and end with the day they run', async () => {
    const apples = stockId(market, 'Apples');
    const basket = shopId(market, 'Corner Basket');
    expect(free(await put(nora, [{ stock_id: apples, quantity: 9 }], basket))).toEqual([]);
    expect(free(await put(nora, [{ stock_id: apples, quantity: 10 }], basket))).toEqual([[apples, 1, 0]]);
    market.clock.shift(20 * 86_400);
    expect(free(await cart())).toHaveLength(1);
    market.store.run("UPDATE bonuses SET expired_at = '2026-11-30'");
    expect(free(await cart())).toEqual([]);
  });
});

describe('one shop per cart', () => {
  test('another shop is refused until the cart is gone', async () => {
    await put(nora, [{ stock_id: pizza, quantity: 1 }]);
    const soup = [{ stock_id: stockId(market, 'Tom yum'), quantity: 1 }];
    const owl = shopId(market, 'Night Owl');
    const { status, body } = await put(nora, soup, owl);
    expect([status, body.statusCode, body.message]).toEqual([400, 'ERROR_400', 'Other shop']);
    expect(lines(await cart())[0].stock.id).toBe(pizza);
    await nora.call('DELETE', 'cart/delete', { ids: [(await cart()).body.data.id] });
    expect((await put(nora, soup, owl)).status).toBe(200);
    expect((await nora.get(`cart?shop_id=${shopId(market, 'Green Fork')}`)).status).toBe(404);
    expect((await nora.get(`cart?shop_id=${owl}`)).status).toBe(200);
  });
});

describe('the currency', () => {
  test('of the lines is the one of before in the answer that switches it, in R1 alone', async () => {
    await put(nora, [{ stock_id: lemonade, quantity: 1 }]);
    const inEuros = async () => {
      const answer = await nora.get('cart?currency_id=2');
      return [answer.body.data.total_price, lines(answer)[0]?.price];
    };
    expect(await inEuros()).toEqual([1.84, 2]);
    expect(await inEuros()).toEqual([1.84, 1.84]);
    await nora.get('cart?currency_id=1');
    await market.post('/_sandbox/settings', { revision: 'R2' });
    expect(await inEuros()).toEqual([1.84, 1.84]);
  });

  test('is frozen in the cart until another one is requested', async () => {
    await put(nora, [{ stock_id: lemonade, quantity: 1 }]);
    expect((await nora.get('cart?currency_id=2')).body.data).toMatchObject({ rate: 0.92, total_price: 1.84 });
    market.store.run('UPDATE currencies SET rate = 0.5 WHERE id = 2');
    expect((await cart()).body.data).toMatchObject({ currency_id: 2, rate: 0.92, total_price: 1.84 });
    expect((await nora.get('cart?currency_id=2')).body.data.total_price).toBe(1);
    expect((await nora.get('cart?currency_id=99')).status).toBe(400);
  });
});

describe('deleting', () => {
  test('a parent takes its add-ons along; strangers and unknown ids are ignored', async () => {
    await put(nora, [
      { stock_id: pizza, quantity: 1 },
      { stock_id: cheese, quantity: 1, parent_id: pizza },
      { stock_id: lemonade, quantity: 1 },
    ]);
    const [first] = lines(await cart());
    const answer = await nora.call('DELETE', 'cart/product/delete', { ids: [first.id, 88888, 99999] });
    expect([answer.status, answer.body.data]).toEqual([200, null]);
    expect(lines(await cart()).map(line => line.stock.id)).toEqual([lemonade]);
    expect((await nora.call('DELETE', 'cart/product/delete', { ids: [99999] })).body.statusCode).toBe('ERROR_400');
  });

  test('is for the owner alone', async () => {
    await put(nora, [{ stock_id: pizza, quantity: 1 }]);
    const { id } = (await cart()).body.data;
    const [line] = lines(await cart());
    const sam = await signedIn(market, 'sam@doorstep.test');
    expect((await sam.call('DELETE', 'cart/product/delete', { ids: [line.id] })).status).toBe(400);
    expect((await sam.call('DELETE', 'cart/delete', { ids: [id] })).status).toBe(200);
    expect((await sam.call('DELETE', 'cart/my-delete')).status).toBe(200);
    expect((await sam.call('POST', `cart/calculate/${id}`, { type: 'pickup' })).status).toBe(404);
    expect(lines(await cart())).toHaveLength(1);
    await nora.call('DELETE', 'cart/my-delete');
    expect((await cart()).status).toBe(404);
  });
});

test('the older form sets one line', async () => {
  const sent = { shop_id: shopId(market, 'Green Fork'), currency_id: 1, stock_id: lemonade, quantity: 3 };
  expect(lines(await nora.call('POST', 'cart', sent))[0].quantity).toBe(3);
  expect((await nora.call('POST', 'cart', { ...sent, stock_id: cheese })).status).toBe(400);
  await market.post(
    `/_sandbox/products/${market.store.one<{ id: number }>('SELECT product_id AS id FROM stocks WHERE id = ?', lemonade)?.id}`,
    { active: false },
  );
  expect((await nora.call('POST', 'cart', sent)).status).toBe(404);
});

test('many writes at once leave one cart with every line once', async () => {
  const writes = Array.from({ length: 12 }, (_, index) =>
    nora.fill(index % 2 === 0 ? { [pizza]: 1 + (index % 3) } : { [lemonade]: index }),
  );
  expect((await Promise.all(writes)).map(answer => answer.status)).toEqual(Array(12).fill(200));
  expect(market.store.all('SELECT * FROM carts')).toHaveLength(1);
  expect(
    bought(await cart())
      .map(line => line.stock.id)
      .sort(),
  ).toEqual([pizza, lemonade].sort());
});
