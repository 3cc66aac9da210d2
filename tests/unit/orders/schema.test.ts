/** Orders as the API sends them, with its quirks. */
import { expect, test } from 'vitest';
import { expectConsole } from '../stubs/console.ts';
import { order } from './order.ts';

test('what is 0 may be missing', () => {
  const bare = order({ tax: undefined, delivery_fee: null, total_discount: undefined, details: null });
  expect(bare.parts).toMatchObject({ tax: 0, deliveryFee: 0, discount: 0, coupon: 0 });
  expect(bare.lines).toEqual([]);
});

test('R1 names a coupon in the base currency alone', () => {
  expect(order({ rate: 2, coupon: { id: 1, name: 'TEN', price: 5 } }).parts.coupon).toBe(10);
});

test('a line whose product has left the shop is gone, and keeps its price', () => {
  const [line] = order({ details: [{ id: 1, stock_id: 5, quantity: 2, total_price: 9.5, stock: null }] }).lines;
  expect(line).toMatchObject({ isGone: true, total: 950, title: '' });
});

test('a review of each kind is told apart; one alone is the shop’s', () => {
  const reviews = [
    { assignable_type: 'User', rating: 5, comment: null },
    { assignable_type: 'Shop', rating: 4, comment: 'Warm' },
  ];
  expect(order({ reviews }).reviews.map(({ of }) => of)).toEqual(['courier', 'shop']);
  expect(order({ review: { rating: 3 } }).reviews).toEqual([{ of: 'shop', rating: 3, comment: '', pictures: [] }]);
});

test('a line says what it is, and the lines with their add-ons add up to the goods', () => {
  const unit = { position: 'after', translation: { title: 'kg' } };
  const product = { uuid: 'u', img: 'https://img.test/soup.webp', translation: { title: 'Soup' }, unit, interval: 0.5 };
  const stock = { quantity: 4, extras: [{ value: 'Large' }, { value: 'Hot' }], product };
  const third = { stock_id: 5, quantity: 1, total_price: 3.333, stock };
  const { lines } = order({
    details: [
      { ...third, id: 1, note: 'Warm', addons: [{ ...third, id: 2, stock: { ...stock, quantity: 0 } }] },
      { ...third, id: 3, bonus: 1 },
    ],
  });
  expect(lines).toMatchObject([
    {
      ...{
        id: '1',
        stockId: '5',
        uuid: 'u',
        title: 'Soup',
        options: ['Large', 'Hot'],
        picture: 'https://img.test/soup.webp',
      },
      ...{ quantity: 1, note: 'Warm', isBonus: false, isGone: false },
      measure: { title: 'kg', amount: 0.5 },
      addons: [{ id: '2', isGone: true }],
    },
    { id: '3', isBonus: true },
  ]);
  const all = lines.flatMap(line => [line, ...line.addons]).map(({ total }) => total);
  expect(all.toSorted()).toEqual([333, 333, 334]);
});

test('a line or an add-on of no quantity cannot be read', () => {
  const line = { id: 1, stock_id: 5, quantity: 2, total_price: 9.5, stock: null };
  const { lines, unread } = order({
    details: [
      { ...line, addons: [{ id: 3 }] },
      { id: 'rubbish', translation: 'none' },
    ],
  });
  expect(lines).toHaveLength(1);
  expect(unread).toBe(2);
  for (let times = 0; times < 2; times++) expectConsole('warn', /dropped a list item/);
});

test.each([
  ['is sold', {}, 1, false],
  ['is sold out', {}, 0, true],
  ['is sold no more', { active: 0 }, 1, true],
])('a line whose product %s', (_, product, quantity, isGone) => {
  const line = { id: 1, stock_id: 5, quantity: 2, total_price: 9.5, stock: { quantity, product } };
  expect(order({ details: [line] }).lines[0]).toMatchObject({ isGone, title: '', measure: null });
});

test('a coupon counts once, in the order’s own currency where the API has it', () => {
  const coupon = { id: 1, name: 'TEN', price: 5, for: 'delivery_fee' };
  const { parts, couponFor } = order({ rate: 2, coupon, coupon_price: 9 });
  expect([parts.coupon, couponFor]).toEqual([9, 'delivery_fee']);
  expect(order({ coupon: { ...coupon, for: 'anything' } })).toMatchObject({ parts: { coupon: 5 }, couponFor: null });
});

test.each(['pickup', 'dine_in', 'kiosk'])('what is not delivered is picked up: %s', delivery_type => {
  expect(order({ delivery_type })).toMatchObject({ isPickup: true, isDelivery: false });
});

test('what is brought to a collection point is neither, and says to which', () => {
  const brought = order({ delivery_type: 'point', delivery_point_id: 7 });
  expect(brought).toMatchObject({ isCollection: true, isPickup: false, isDelivery: false, collectionPoint: '7' });
  expect(order({ delivery_type: 'delivery' })).toMatchObject({ isCollection: false, collectionPoint: '' });
});

test('nobody knows whether it is delivered or picked up where the API does not say', () => {
  const unknown = [undefined, null, '', {}, 'drone'].map(delivery_type => order({ delivery_type }));
  expect(unknown.filter(({ isPickup, isDelivery }) => isPickup || isDelivery)).toEqual([]);
  expect(order({ delivery_type: 'delivery' }).isDelivery).toBe(true);
});

test('how it was paid is told as far as it is known', () => {
  const paid = (transaction: unknown) => order({ transaction }).payment;
  expect(paid({ status: 'paid', payment_system: { id: 1, tag: 'cash' } })).toEqual({ status: 'paid', tag: 'cash' });
  expect(paid({ status: 'progress', payment_system: 'stripe' })).toEqual({ status: 'progress', tag: '' });
  expect([paid(null), paid(undefined)]).toEqual([null, null]);
  expect(paid('paid'), 'it may have been paid').toEqual({ status: '', tag: '' });
});

test('an order is repeated on days that exist', () => {
  const repeated = (from: string, to: unknown) => order({ repeat: { id: 3, from, to } }).repeat;
  const days = { id: '3', from: '2026-12-01', to: '2026-12-09' };
  expect(repeated('2026-12-01 00:00:00Z', '2026-12-09')).toEqual(days);
  expect([repeated('2026-02-30', '2026-12-09'), repeated('2026-12-01', null)]).toEqual([null, null]);
});

test('the newest refund comes first', () => {
  const refunds = [{ id: 9 }, { id: 11 }, { id: 10 }];
  expect(order({ order_refunds: refunds }).refunds.map(({ id }) => id)).toEqual(['11', '10', '9']);
});

test('whose shop or currency cannot be read is shown without them', () => {
  const nothing = { shop: null, currency: { id: '', symbol: '', title: '', position: null }, reviews: [] };
  expect(order({ shop: 'Stella', currency: 'USD' })).toMatchObject(nothing);
  expect(order()).toMatchObject(nothing);
  const currency = { id: 2, symbol: '€', title: 'EUR', position: 'somewhere' };
  expect(order({ currency }).currency).toEqual({ ...currency, id: '2', position: null });
});
