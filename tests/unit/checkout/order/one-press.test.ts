import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onePress } from '@/lib/checkout/order/one-press';
import type { OrderOutcome } from '@/lib/checkout/order/order-outcome';
import { sharedStore } from '@/lib/stores/shared-store';

const ordered: OrderOutcome = { kind: 'ordered', orderId: '7', wasOrderedBefore: false };
let cart = { customerId: '1', cartId: '1' };

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:4400');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.useFakeTimers();
  cart = { customerId: '1', cartId: String(Number(cart.cartId) + 1) };
});
afterEach(() => {
  vi.useRealTimers();
});

test('another cart waits for nobody', async () => {
  const never = onePress(cart, () => new Promise(() => {}));
  await expect(onePress({ ...cart, customerId: '2' }, async () => ordered)).resolves.toEqual(ordered);
  await expect(Promise.race([never, Promise.resolve('waits')])).resolves.toBe('waits');
});

test.each([
  ['ordered', true],
  ['unknown', true],
  ['stopped', false],
  ['notReached', false],
  ['refused', false],
  ['cartGone', false],
] as const)('after a press that ends as "%s" the next one gets that outcome too: %s', async (kind, isShared) => {
  const first = Promise.withResolvers<OrderOutcome>();
  void onePress(cart, () => first.promise);
  const second = vi.fn(async () => ordered);
  const waiting = onePress(cart, second);
  first.resolve({ kind } as OrderOutcome);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await waiting).kind).toBe(isShared ? kind : 'ordered');
  expect(second).toHaveBeenCalledTimes(isShared ? 0 : 1);
});

test('whoever has waited as long as an order may take hears that it is under way', async () => {
  void onePress(cart, () => new Promise(() => {}));
  const second = vi.fn(async () => ordered);
  const waiting = onePress(cart, second);
  await vi.advanceTimersByTimeAsync(19_000);
  await expect(Promise.race([waiting, Promise.resolve('waits')])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(waiting).resolves.toEqual({ kind: 'underWay' });
  expect(second).not.toHaveBeenCalled();
});

test('the mark outlives a call of the API, is renewed as long as the press goes on, and leaves with it', async () => {
  const claimed = vi.spyOn(sharedStore, 'claim');
  const renewed = vi.spyOn(sharedStore, 'renew');
  const press = onePress(cart, () => new Promise(resolve => setTimeout(() => resolve(ordered), 50_000)));
  await vi.advanceTimersByTimeAsync(45_000);
  const [[mark = '', owner = '', seconds = 0] = []] = claimed.mock.calls;
  expect(seconds).toBeGreaterThan(16);
  expect(renewed.mock.calls).toEqual(Array.from({ length: 45 }, () => [mark, owner, seconds]));
  await vi.advanceTimersByTimeAsync(5_000);
  await press;
  expect(await sharedStore.get(mark)).toBeNull();
});

test('a press that throws leaves the cart free', async () => {
  await expect(onePress(cart, () => Promise.reject(new Error('a redirect')))).rejects.toThrow('a redirect');
  await expect(onePress(cart, async () => ordered)).resolves.toEqual(ordered);
});
