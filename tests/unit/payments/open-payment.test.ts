import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const bill = { of: 'order', id: '75' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  Reflect.deleteProperty(globalThis, 'doorstepStore');
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'doorstepStore');
});

test('a payment is open for as long as it takes, and for half a minute after one that nobody knows of', async () => {
  const { isPaymentOpen, payAlone } = await import('@/lib/payments/open-payment');
  const { promise, resolve } = Promise.withResolvers<string>();
  const paid = payAlone(
    bill,
    () => promise,
    outcome => outcome === 'unknown',
  );
  // Reading the order and its methods, the payment, and two looks for it, each over an API that hangs.
  for (let seconds = 0; seconds < 110; seconds += 5) {
    await vi.advanceTimersByTimeAsync(5000);
    expect(await isPaymentOpen(bill)).toBe(true);
    expect(
      await payAlone(
        bill,
        async () => 'again',
        () => false,
      ),
    ).toBeNull();
  }
  resolve('unknown');
  expect(await paid).toBe('unknown');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await isPaymentOpen(bill)).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await isPaymentOpen(bill)).toBe(false);
  expect(
    await payAlone(
      bill,
      async () => 'paid',
      () => false,
    ),
  ).toBe('paid');
  expect(await isPaymentOpen(bill)).toBe(false);
});
