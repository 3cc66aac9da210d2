import { beforeEach, describe, expect, test } from 'vitest';
import { address, inStore, type Ordering, ordering } from '../../ordering.ts';
import { signedIn } from '../../signed-in.ts';

let nora: Ordering;
beforeEach(async () => {
  nora = await ordering();
});

describe('making an order', () => {
  test('costs what calculating said, and the receipt adds up line by line', async () => {
    const more = { coupon: 'minus3', tips: 1.25 };
    const sent = { type: 'delivery', address, ...more };
    const { data: calculated } = (await nora.customer.call('POST', `cart/calculate/${nora.cartId}`, sent)).body;
    const { status, body } = await nora.order(more);
    expect(status).toBe(200);
    const { data } = body;
    expect(data.total_price).toBeCloseTo(calculated.total_price, 8);
    expect(data).toMatchObject({ status: 'new', delivery_fee: 4, coupon: { price: 3 }, tips: 1.25, rate: 1 });
    const sum = data.origin_price - data.total_discount - data.coupon.price + data.tax + data.delivery_fee + data.tips;
    expect(sum).toBeCloseTo(data.total_price, 8);
  });

  test('in euros it is frozen in euros, and the coupon stays in the base currency', async () => {
    const sent = { type: 'delivery', address, coupon: 'minus3', currency_id: 2 };
    const { data: calculated } = (await nora.customer.call('POST', `cart/calculate/${nora.cartId}`, sent)).body;
    const { data } = (await nora.order({ coupon: 'minus3', currency_id: 2, rate: 0.92 })).body;
    expect(data.total_price).toBeCloseTo(calculated.total_price, 8);
    expect(data).toMatchObject({ rate: 0.92, currency: { symbol: '€' } });
    expect(data.coupon.price).toBeCloseTo(3, 8);
    expect(data).not.toHaveProperty('coupon_price');
    const { total_price, total_discount, tax, delivery_fee } = data;
    expect(data.origin_price).toBeCloseTo(total_price + total_discount - tax - delivery_fee + 3, 8);
    const later = (await nora.customer.get(`orders/${data.id}?currency_id=1`)).body.data;
    expect(later.total_price).toBe(data.total_price);
  });

  test('in R2 the coupon of an order is converted, and says what it is for', async () => {
    await nora.market.post('/_sandbox/settings', { revision: 'R2' });
    const { data } = (await nora.order({ coupon: 'minus3', currency_id: 2 })).body;
    expect(data.coupon_price).toBeCloseTo(2.76, 8);
    expect(data.coupon).toMatchObject({ price: expect.closeTo(3), for: 'total_price' });
    const sum = data.origin_price - data.total_discount - data.coupon_price + data.tax + data.delivery_fee;
    expect(sum).toBeCloseTo(data.total_price, 8);
  });

  test('carries everything that an order page shows', async () => {
    const { body } = await nora.order({ note: 'Ring twice', notes: { [nora.pizza]: 'No basil' } });
    expect(body.data).toMatchObject({
      note: 'Ring twice',
      address: { address: '12 Park St', house: '12', floor: '3' },
      location: { latitude: String(address.latitude) },
      km: 2,
      shop: { translation: { title: 'Green Fork' } },
      currency: { symbol: '$' },
      user: { firstname: 'Nora' },
      transaction: null,
      review: null,
      deliveryman: null,
      order_refunds: [],
    });
    const [line] = body.data.details;
    expect(line).toMatchObject({ quantity: 2, origin_price: 16, discount: 1.6, note: 'No basil', bonus: false });
    expect(line.total_price).toBeCloseTo(15.2, 8);
    expect(line.stock.product.translation.title).toBe('Margherita');
    // 8 less ten percent, with the tax of the product: as the cart's stock has it.
    expect(line.stock).toMatchObject({ price: 8, discount: 0.8, total_price: expect.closeTo(7.6) });
    expect(line.addons).toMatchObject([{ quantity: 1, origin_price: 1.5, stock: { addon: true } }]);
  });

  test('takes from the stock and ends the cart', async () => {
    const before = inStore(nora.market, nora.pizza);
    await nora.order();
    expect(inStore(nora.market, nora.pizza)).toBe(before - 2);
    expect((await nora.customer.get('cart')).status).toBe(404);
  });

  test('happens once for two simultaneous calls', async () => {
    const answers = await Promise.all([nora.order(), nora.order()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ statusCode: 'ERROR_501' });
    expect((await nora.customer.get('orders/paginate')).body.meta.total).toBe(1);
  });

  test('happens twice where a test has switched that on, as R1 may', async () => {
    await nora.market.post('/_sandbox/orders/twice', { on: true });
    const [first, second] = [await nora.order(), await nora.order()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    expect(second.body.data.details).toMatchObject([{ quantity: 2, addons: [{ quantity: 1 }] }]);
    expect((await nora.customer.get('orders/paginate')).body.meta.total).toBe(2);
    await nora.market.post('/_sandbox/orders/twice', { on: false });
    expect((await nora.order()).body.statusCode).toBe('ERROR_501');
  });

  test('is refused as a whole when the stock does not suffice', async () => {
    nora.market.store.run('UPDATE stocks SET quantity = 1 WHERE id = ?', nora.pizza);
    const { status, body } = await nora.order();
    expect([status, body.statusCode, body.message]).toEqual([400, 'ERROR_430', 'Only 1 of Margherita left']);
    expect(inStore(nora.market, nora.cheese)).toBe(100);
    expect((await nora.customer.get('cart')).status).toBe(200);
  });

  test('is refused when something was hidden meanwhile', async () => {
    nora.market.store.run(
      'UPDATE products SET active = 0 WHERE id = (SELECT product_id FROM stocks WHERE id = ?)',
      nora.cheese,
    );
    expect((await nora.order()).body).toMatchObject({ statusCode: 'ERROR_430', message: 'Extra cheese is sold out' });
  });

  test("names what is wrong; an unknown or a stranger's cart is not found", async () => {
    const { status, body } = await nora.order({ delivery_type: 'drone', shop_id: null, note: 'x'.repeat(192) });
    expect([status, Object.keys(body.params).sort()]).toEqual([400, ['delivery_type', 'note', 'shop_id']]);
    expect(Object.keys((await nora.order({ location: null })).body.params)).toEqual([
      'location.latitude',
      'location.longitude',
    ]);
    expect(Object.keys((await nora.order({ phone: '', username: null })).body.params)).toEqual(['phone', 'username']);
    expect((await nora.order({ cart_id: 999, coupon: '', delivery_time: null, note: '' })).status).toBe(404);
    const sam = await signedIn(nora.market, 'sam@doorstep.test');
    expect((await sam.call('POST', 'orders', nora.orderBody())).status).toBe(404);
    expect((await nora.market.post('/api/v1/dashboard/user/orders', nora.orderBody())).status).toBe(401);
  });

  test('the rate of a delivery is the one that is sent, as in R1; R2 knows better', async () => {
    expect(Object.keys((await nora.order({ rate: undefined })).body.params)).toEqual(['rate']);
    expect((await nora.order({ rate: 2 })).body.data.rate).toBe(2);
    const other = await ordering();
    await other.market.post('/_sandbox/settings', { revision: 'R2' });
    expect((await other.order({ rate: 2 })).body.data.rate).toBe(1);
  });

  test('a pickup costs no delivery', async () => {
    const { data } = (await nora.order({ delivery_type: 'pickup' })).body;
    expect(data).not.toHaveProperty('delivery_fee');
    expect(data.delivery_type).toBe('pickup');
  });

  test('a phone is demanded when the operator says so', async () => {
    nora.market.store.run("UPDATE settings SET value = '1' WHERE key = 'before_order_phone_required'");
    nora.market.store.run("UPDATE users SET phone = NULL WHERE email = 'nora@doorstep.test'");
    expect((await nora.order()).body.statusCode).toBe('ERROR_117');
    expect((await nora.order({ phone: '998900000000' })).body.data.phone).toBe('998900000000');
  });

  test('an answer that is lost leaves the order made', async () => {
    await nora.market.post('/_sandbox/faults', {
      kind: 'lost',
      path: 'dashboard/user/orders',
      method: 'POST',
      times: 1,
    });
    expect((await nora.order()).status).toBe(503);
    expect((await nora.customer.get('orders/paginate')).body.meta.total).toBe(1);
    expect((await nora.order()).body.statusCode).toBe('ERROR_501');
  });
});

describe('cancelling', () => {
  const cancel = (id: number, status: string | null = 'canceled') =>
    nora.customer.call('POST', `orders/${id}/status/change${status ? `?status=${status}` : ''}`);

  test('brings goods and coupon back', async () => {
    const before = inStore(nora.market, nora.pizza);
    const coupons = () => nora.market.store.one("SELECT qty FROM coupons WHERE name = 'MINUS3'");
    const good = coupons();
    const { id } = (await nora.order({ coupon: 'MINUS3' })).body.data;
    expect(coupons()).not.toEqual(good);
    expect((await cancel(id)).body.data.status).toBe('canceled');
    expect(inStore(nora.market, nora.pizza)).toBe(before);
    expect(coupons()).toEqual(good);
    expect((await cancel(id)).body.statusCode).toBe('ERROR_252');
  });

  test("is for new orders of one's own, and only that", async () => {
    const { id } = (await nora.order()).body.data;
    expect((await cancel(id, null)).body).toMatchObject({ statusCode: 'ERROR_254', message: 'Status is empty' });
    expect((await cancel(id, 'delivered')).status).toBe(403);
    const sam = await signedIn(nora.market, 'sam@doorstep.test');
    expect((await sam.call('POST', `orders/${id}/status/change?status=canceled`)).status).toBe(404);
    await nora.market.post(`/_sandbox/orders/${id}/status`, { status: 'accepted' });
    expect((await cancel(id)).body.statusCode).toBe('ERROR_255');
  });
});

describe('lists', () => {
  test('filter by statuses and leave lines out', async () => {
    const { id } = (await nora.order()).body.data;
    const { body } = await nora.customer.get(
      'orders/paginate?statuses[0]=new&statuses[1]=accepted&order_statuses=true',
    );
    expect(body.data).toMatchObject([{ id, status: 'new', order_details_count: 2, shop: { id: expect.any(Number) } }]);
    expect(body.data[0]).not.toHaveProperty('details');
    expect(body.data[0]).not.toHaveProperty('transaction');
    expect((await nora.customer.get('orders/paginate?statuses[]=delivered')).body.meta.total).toBe(0);
    expect((await nora.customer.get(`orders/paginate?search=${id}&delivery_type=delivery`)).body.meta.total).toBe(1);
    expect((await nora.customer.get('orders/paginate?date_from=2030-01-01')).body.meta.total).toBe(0);
    expect((await nora.customer.get('orders/paginate?date_from=soon')).status).toBe(400);
  });

  test("a stranger's order is not found", async () => {
    const { id } = (await nora.order()).body.data;
    const sam = await signedIn(nora.market, 'sam@doorstep.test');
    expect((await sam.get(`orders/${id}`)).body).toMatchObject({ statusCode: 'ERROR_404', message: 'Order not found' });
  });
});

test('a review is kept once for the shop, and for a courier only where there is one', async () => {
  const { id } = (await nora.order()).body.data;
  const review = (path: string, body: object) => nora.customer.call('POST', `orders/${path}/${id}`, body);
  expect((await review('review', { rating: 9 })).status).toBe(400);
  await review('review', { rating: 3 });
  const { body } = await review('review', { rating: 5, comment: 'Warm' });
  expect(body.data.review).toMatchObject({ rating: 5, comment: 'Warm', assignable_type: 'Shop' });
  expect(body.data.reviews).toHaveLength(1);
  expect((await review('deliveryman-review', { rating: 5 })).status).toBe(400);
});

test('the invoice is a PDF whose table finds every object', async () => {
  const { id } = (await nora.order({ coupon: 'MINUS3' })).body.data;
  const path = `/api/v1/dashboard/user/export/order/${id}/pdf`;
  const answer = await nora.market.app.request(path, { headers: { Authorization: `Bearer ${nora.customer.token}` } });
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.4\n/);
  expect(text).toContain('2 x Margherita');
  const [, start] = /startxref\n(\d+)\n/.exec(text) ?? [];
  const [, ...starts] = [...text.slice(Number(start)).matchAll(/^(\d{10}) \d{5} [fn] $/gm)].map(match =>
    Number(match[1]),
  );
  expect(starts).toHaveLength(5);
  starts.forEach((offset, index) => {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
  expect((await nora.market.send(path)).status).toBe(401);
});

test('a refund is requested once', async () => {
  const { id } = (await nora.order()).body.data;
  const ask = () => nora.customer.call('POST', 'order-refunds', { order_id: id, cause: 'Cold' });
  expect((await ask()).status).toBe(200);
  expect((await ask()).body.statusCode).toBe('ERROR_506');
  const { body } = await nora.customer.get('order-refunds/paginate');
  expect(body.data).toMatchObject([{ status: 'pending', cause: 'Cold', answer: null, order: { id } }]);
});
