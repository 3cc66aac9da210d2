/** What do kept pages say of a customer's orders? */
import { createTranslator } from 'next-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderWordsContext } from '@/components/orders/order-words';
import { ordersToRepeat, underWayOf } from '@/components/orders/own/own-orders';
import type { PaymentDue } from '@/lib/orders/progress/status';
import { type OrderSummary, orderSummarySchema } from '@/lib/orders/schema';
import messages from '../../../../../messages/en.json' with { type: 'json' };

const t = createTranslator({ locale: 'en', messages, namespace: 'orders' }) as unknown as OrderWordsContext['t'];
const now = Date.parse('2026-03-02T19:00:00Z');
const context = { t, language: 'en', clock: { timeZone: 'UTC', skew: 0 }, now };
const noneDue = new Map<string, PaymentDue>();

beforeEach(() => {
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

function order(
  id: number,
  change: object = {},
  shop = { id: 5, translation: { title: 'Noodle Corner' } },
): OrderSummary {
  return orderSummarySchema.parse({
    id,
    status: 'cooking',
    delivery_type: 'delivery',
    total_price: 24.6,
    delivery_date: '2026-03-02',
    delivery_time: '19:25',
    order_details_sum_quantity: 3,
    shop,
    currency: { id: 1, symbol: '$', title: 'USD' },
    ...change,
  });
}

test('the order under way is told with the minutes that are left', () => {
  expect(underWayOf([order(7)], noneDue, context, 'de')).toEqual({
    href: '/de/orders/7',
    text: 'About 25 minutes · Cooking · Noodle Corner',
  });
});

test('one that is late, or for another day, says so as its page does', () => {
  expect(underWayOf([order(7, { delivery_time: '18:00' })], noneDue, context, 'en')?.text).toBe(
    'It was due around 18:00 and is running late · Cooking · Noodle Corner',
  );
  expect(underWayOf([order(7, { delivery_date: '2026-03-03' })], noneDue, context, 'en')?.text).toBe(
    'With you tomorrow, around 19:25 · Cooking · Noodle Corner',
  );
});

test('one that is not paid yet is not under way yet, and says so as its page does', () => {
  const text = (due: PaymentDue) => underWayOf([order(7)], new Map([['7', due]]), context, 'en')?.text;
  expect(text('payment')).toBe('Waiting for your payment · Noodle Corner');
  expect(text('unknown')).toBe('Checking your payment · Noodle Corner');
});

test('several lead to all of them, none to nothing', () => {
  expect(underWayOf([order(8), order(7)], noneDue, context, 'en')?.href).toBe('/orders');
  expect(underWayOf([], noneDue, context, 'en')).toBeNull();
});

test('of several the one that comes first is told, unless the newest waits for its payment', () => {
  const tomorrow = order(9, { delivery_date: '2026-03-03', delivery_time: '10:00 - 10:30' });
  const unknown = order(8, { delivery_date: '', delivery_time: '' });
  const notAccepted = order(6, { status: 'new', delivery_time: '19:05' });
  const told = (open: OrderSummary[], due: Map<string, PaymentDue>) => underWayOf(open, due, context, 'en')?.text;
  const forgotten = order(5, { delivery_date: '2026-03-01' });
  const open = [tomorrow, unknown, order(7), notAccepted, forgotten];
  expect(told(open, new Map([['9', 'nothing']]))).toBe('About 25 minutes · Cooking · Noodle Corner');
  expect(told(open, new Map([['9', 'payment']]))).toBe('Waiting for your payment · Noodle Corner');
  expect(told([notAccepted, order(7)], noneDue)).toBe('About 5 minutes · Sent to the restaurant · Noodle Corner');
});

test('each shop is to be had again once, by its newest order that came', () => {
  const other = { id: 6, translation: { title: 'Plov House' } };
  const past = [
    order(9, { status: 'canceled' }, other),
    order(8, { status: 'delivered' }),
    order(7, { status: 'delivered' }),
    order(6, { status: 'delivered' }, other),
  ];
  expect(ordersToRepeat(past, context, 'en').map(({ id, facts }) => `${id}: ${facts}`)).toEqual([
    '8: 3 items, $24.60',
    '6: 3 items, $24.60',
  ]);
});
