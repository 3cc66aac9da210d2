/** What a Worker's log says of what the storefront reports of its own work: the lines of docs/operations.md 4. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCall, reportLimit, reportSignIn, reportThrown } from '@/lib/telemetry';

const lines: Record<string, unknown>[] = [];
const before = { ...console };

beforeAll(async () => {
  console.log = line => void lines.push(JSON.parse(line));
  const { writeLog } = await import('@/hosting/workerd/log.mjs');
  writeLog();
});
afterAll(() => void Object.assign(console, before));

test('a call, a sign-in, a limit and what was thrown have a line each', () => {
  reportCall({ call: 'GET rest/settings', outcome: 'offline', status: 503, milliseconds: 12 });
  reportSignIn({ way: 'password', outcome: 'refused', reason: 'wrongPassword' });
  reportLimit('guessing:pair');
  const error = Object.assign(new Error('broken'), { digest: '3346152448' });
  reportThrown(error, '/orders/75?paid=1', 'render');
  expect(lines).toMatchObject([
    { level: 'warn', msg: 'call', call: 'GET rest/settings', outcome: 'offline' },
    { level: 'info', msg: 'sign-in', way: 'password', outcome: 'refused', reason: 'wrongPassword' },
    { level: 'info', msg: 'limit', limit: 'guessing:pair' },
    {
      ...{ level: 'error', msg: 'a page or an action threw' },
      ...{ digest: '3346152448', route: '/orders/{id}', kind: 'render' },
    },
  ]);
});
