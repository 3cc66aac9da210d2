/** Push on a device, over the sandbox's push service and API: the token call of docs/api.md 13.3. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { turnPushOff, turnPushOn } from '@/lib/push/actions';
import { pushProject } from '@/lib/push/service';
import { readPushToken } from '@/lib/push/token-cookie';
import { pushEnv } from '../../sandbox/identity/push-project.mjs';
import type { Customer } from '../support/customers.ts';
import { expectConsole } from '../unit/stubs/console.ts';
import { posts } from './storefront/forms.ts';
import { calls, openStorefront, origin, sandbox } from './storefront/sandbox.ts';
import { newCustomer } from './storefront/session.ts';

let customer: Customer;
beforeAll(() => {
  for (const [name, value] of Object.entries(pushEnv(origin))) vi.stubEnv(name, value);
  openStorefront();
});
beforeEach(async () => {
  customer = await newCustomer();
  calls.length = 0;
});

const subscription = {
  endpoint: 'https://push.example.test/send/abc',
  p256dh: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds',
  auth: '5I2Bu2oKdyy9CwL8QVF0NQ',
};

test('a subscription becomes a token, which the account is told and this browser keeps', async () => {
  expect(pushProject()).not.toBeNull();
  expect(await posts(turnPushOn, subscription, '/de/settings')).toMatchObject({ to: '/de/settings', notice: 'pushOn' });
  expect(calls.map(path => path.split('?')[0])).toEqual([
    '/push/v1/projects/doorstep-sandbox/installations',
    '/push/v1/projects/doorstep-sandbox/registrations',
    '/api/v1/dashboard/user/profile/firebase/token/update',
  ]);
  expect(await readPushToken()).toMatch(/^[\w-]{43}$/);
  expect(await posts(turnPushOff, {})).toMatchObject({ to: '/settings', notice: 'pushOff' });
  expect(await readPushToken()).toBeNull();
});

test('a push service that is away is told, and nothing is kept', async () => {
  await sandbox.fails('status', '/push', { status: 503, times: 1 });
  expect((await posts(turnPushOn, subscription)).state.form).toEqual(['pushService']);
  expectConsole('warn', /^Push: status 503/);
  expect(await readPushToken()).toBeNull();
});

test('a session that ended leads to the login page', async () => {
  await customer.endsSessions();
  expect(await posts(turnPushOn, subscription, '/settings')).toMatchObject({ notice: 'unauthorized' });
  expect(await readPushToken()).toBeNull();
});

test('what is no subscription goes nowhere', async () => {
  expect((await posts(turnPushOn, { ...subscription, endpoint: 'http://inside.test/' })).state.status).toBe('refused');
  expect(calls).toEqual([]);
});
