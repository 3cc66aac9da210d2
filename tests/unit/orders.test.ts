/** Orders by rule: steps, payment, arrival, the courier's words, and quirks of the wire. */
import { describe, expect, test } from 'vitest';
import { single } from '@/lib/api/schema';
import { arrivalOf } from '@/lib/orders/arrival';
import { courierPlace } from '@/lib/orders/courier';
import { totalsOfOrder } from '@/lib/orders/money';
import { orderSchema } from '@/lib/orders/schema';
import { isCancellable, isOpen, isUnpaid, paymentState, statusOf, stepsOf } from '@/lib/orders/status';
import { versionOf } from '@/lib/orders/version';

/** API 8.3's own example, cut to what is ours. */
const wire = {
  id: 1042,
  total_price: 21.55,
  origin_price: 18.3,
  tax: 0.84,
  status: 'new',
  delivery_type: 'delivery',
  delivery_fee: 4.0,
  total_discount: 1.6,
  created_at: '2023-06-01 09:30:00Z',
  updated_at: '2023-06-01 09:35:00Z',
};

function order(more: object = {}) {
  return single(orderSchema).parse({ data: { ...wire, ...more } });
}

describe('steps', () => {
  const states = (more: object) => stepsOf(order(more)).map(({ state }) => state);

  test.each([
    ['new', 0],
    ['accepted', 1],
    ['cooking', 2],
    ['ready', 2],
    ['on_a_way', 3],
  ])('%s is step %i of a delivery', (status, index) => {
    expect(states({ status }).indexOf('current')).toBe(index);
    expect(states({ status })).toHaveLength(5);
  });

  test('a pickup is never on its way', () => {
    const steps = stepsOf(order({ status: 'ready', delivery_type: 'pickup' }));
    expect(steps.map(({ name }) => name)).toEqual(['new', 'accepted', 'cooking', 'ready', 'collected']);
    expect(steps.findIndex(({ state }) => state === 'current')).toBe(3);
  });

  test('what is delivered is done', () => {
    expect(new Set(states({ status: 'delivered' }))).toEqual(new Set(['done']));
  });

  test('cancelled and unknown orders have no steps', () => {
    expect(states({ status: 'canceled' })).toEqual([]);
    expect(states({ status: 'lost_in_space' })).toEqual([]);
  });

  test('times that nobody saw are left out, and ones of another life are not believed', () => {
    const created = Date.parse('2023-06-01T09:30:00Z');
    const steps = stepsOf(order({ status: 'on_a_way' }), { accepted: created + 60_000, ready: created - 60_000 });
    expect(steps.map(({ at }) => at)).toEqual([created, created + 60_000, null, created + 300_000, null]);
  });
});

describe('statuses', () => {
  test('both spellings of cancelled are one', () => {
    expect(statusOf({ status: 'cancelled' })).toBe('canceled');
    expect(isOpen({ status: 'cancelled' })).toBe(false);
  });

  test('what is not known goes on, and cannot be cancelled', () => {
    expect(statusOf({ status: 'lost_in_space' })).toBeNull();
    expect(isOpen({ status: 'lost_in_space' })).toBe(true);
    expect(isCancellable({ status: 'lost_in_space' })).toBe(false);
  });

  test.each([
    [null, 'none', true],
    [{ status: 'progress', payment_system: { id: 1, tag: 'cash' } }, 'cash', false],
    [{ status: 'progress', payment_system: { id: 2, tag: 'stripe' } }, 'waiting', true],
    [{ status: 'canceled', payment_system: { id: 2, tag: 'stripe' } }, 'failed', true],
    [{ status: 'rejected', payment_system: null }, 'failed', true],
    [{ status: 'paid', payment_system: { id: 2, tag: 'stripe' } }, 'paid', false],
    [{ status: 'refund' }, 'refunded', false],
    [{ status: 'split' }, 'unknown', false],
  ])('a payment %j is %s', (transaction, state, unpaid) => {
    expect(paymentState(order({ transaction }))).toBe(state);
    expect(isUnpaid(order({ transaction }))).toBe(unpaid);
  });

  test('nothing is to be paid for a cancelled order', () => {
    expect(isUnpaid(order({ status: 'canceled', transaction: null }))).toBe(false);
  });
});

describe('arrival', () => {
  const now = { weekday: 3, date: '2023-06-01', minutes: 18 * 60 };
  const at = (date: string, time: string) => arrivalOf({ date, time }, now);

  test('a start, a span, a day without a time', () => {
    expect(at('2023-06-01', '18:30')).toMatchObject({ day: 'today', from: 1110, to: null, isLate: false });
    expect(at('2023-06-02', '10:00 - 10:30')).toMatchObject({ day: 'tomorrow', from: 600, to: 630 });
    expect(at('2023-06-09', '')).toMatchObject({ day: 'other', from: null, to: null });
  });

  test('late once the end has gone by', () => {
    expect(at('2023-06-01', '17:30')?.isLate).toBe(true);
    expect(at('2023-06-01', '17:30-18:30')?.isLate).toBe(false);
    expect(at('2023-05-31', '23:30')?.isLate).toBe(true);
  });

  test('nothing chosen says nothing', () => {
    expect(at('', '18:30')).toBeNull();
    expect(at('soon', '')).toBeNull();
  });
});

describe('the courier', () => {
  const door = { latitude: '41.3', longitude: '69.2' };
  const at = (latitude: string, status = 'on_a_way') =>
    courierPlace(
      order({
        status,
        location: door,
        deliveryman: { id: 7, firstname: 'Dana', delivery_man_setting: { location: { latitude, longitude: '69.2' } } },
      }),
    );

  test('is so far in that direction, in steps of 50 metres', () => {
    expect(at('41.31')).toMatchObject({ distance: 1100, direction: 'n', minutes: 6, isAtDoor: false });
  });

  test('is at the door when near', () => {
    expect(at('41.3001')).toMatchObject({ isAtDoor: true, minutes: 1 });
  });

  test('is nowhere before the ride, and without a place', () => {
    expect(at('41.31', 'ready')).toBeNull();
    expect(courierPlace(order({ status: 'on_a_way', location: door, deliveryman: { id: 7 } }))).toBeNull();
  });
});

describe('the wire', () => {
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
    expect(order({ review: { rating: 3 } }).reviews).toEqual([{ of: 'shop', rating: 3, comment: '' }]);
  });

  test('the rows add up to what was charged, to the cent', () => {
    const details = [{ id: 1, stock_id: 5, quantity: 3, total_price: 16.705 }];
    const totals = totalsOfOrder(order({ details, total_price: 21.545 }));
    expect(totals.goods.minor + totals.tax.minor + totals.deliveryFee.minor + totals.other.minor).toBe(
      totals.total.minor,
    );
  });

  test('another status, payment or place is another version', () => {
    const before = versionOf(order());
    expect(versionOf(order())).toBe(before);
    expect(versionOf(order({ status: 'accepted' }))).not.toBe(before);
    expect(versionOf(order({ transaction: { status: 'paid' } }))).not.toBe(before);
  });
});
