import { channel } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { type CallReport, maskedPath, reportCall } from '@/lib/telemetry';

test.each([
  ['/de/orders/75?paid=1', '/de/orders/{id}'],
  ['/chat/a8dJ3kLm2nOp4qRs6tUv', '/chat/{id}'],
  ['/restaurant/8f14e45f-ceea-467f-9575-1c2d3e4f5a6b#top', '/restaurant/{id}'],
  ['/john@example.com', '/{id}'],
  ['/%2B998901234567', '/{id}'],
  ['/robots.txt', '/robots.txt'],
  ['/', '/'],
  ['auth/verify/123456', 'auth/verify/{id}'],
  ['dashboard/user/cart/insert-product', 'dashboard/user/cart/insert-product'],
])('%s is written as %s', (path, written) => {
  expect(maskedPath(path)).toBe(written);
});

test('a call is told to whoever listens', () => {
  const told: unknown[] = [];
  const listener = (call: unknown) => told.push(call);
  const call: CallReport = { call: 'GET rest/shops', outcome: 'ok', status: 200, milliseconds: 5 };
  reportCall(call);
  channel('doorstep:call').subscribe(listener);
  reportCall(call);
  channel('doorstep:call').unsubscribe(listener);
  reportCall(call);
  expect(told).toEqual([call]);
});
