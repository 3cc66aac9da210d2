/** Push on a device, over the sandbox's push service and API: the token call of API 13.3. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { turnPushOff, turnPushOn } from '@/lib/push/actions';
import { pushProject } from '@/lib/push/service';
import { readPushToken } from '@/lib/push/token-cookie';
import { pushEnv } from '../../sandbox/identity/push-project.mjs';
import { expectConsole } from '../unit/stubs/console.ts';
import { newAccount, posts } from './account-customer.ts';
import { openMarket, origin } from './market.ts';
import { steer } from './ordering-customer.ts';

let asked: string[] = [];
beforeAll(async () => {
  for (const [name, value] of Object.entries(pushEnv(origin))) vi.stubEnv(name, value);
  asked = await openMarket();
}, 60_000);
beforeEach(async () => {
  await steer('DELETE', 'faults');
  await newAccount();
  asked.length = 0;
});

const subscription = {
  endpoint: 'https://push.example.test/send/abc',
  p256dh: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds',
  auth: '5I2Bu2oKdyy9CwL8QVF0NQ',
};

test('a subscription becomes a token, which the account is told and this browser keeps', async () => {
  expect(pushProject()).not.toBeNull();
  expect(await posts(turnPushOn, subscription, '/de/settings')).toMatchObject({ to: '/de/settings', notice: 'pushOn' });
  expect(asked.map(path => path.split('?')[0])).toEqual([
    '/push/v1/projects/doorstep-sandbox/installations',
    '/push/v1/projects/doorstep-sandbox/registrations',
    '/api/v1/dashboard/user/profile/firebase/token/update',
  ]);
  expect(await readPushToken()).toMatch(/^[\w-]{43}$/);
  expect(await posts(turnPushOff, {})).toMatchObject({ to: '/settings', notice: 'pushOff' });
  expect(await readPushToken()).toBeNull();
});

test('a push service that is away is told, and nothing is kept', async () => {
  await steer('POST', 'faults', { kind: 'status', path: '/push', status: 503, times: 1 });
  expect((await posts(turnPushOn, subscription)).state.form).toEqual(['pushService']);
  expectConsole('warn', /^Push: status 503/);
  expect(await readPushToken()).toBeNull();
});

test('a session that ended leads to the door', async () => {
  const { email } = await newAccount();
  await steer('POST', 'sign-out', { email });
  expect(await posts(turnPushOn, subscription, '/settings')).toMatchObject({ notice: 'unauthorized' });
  expect(await readPushToken()).toBeNull();
});

test('what is no subscription goes nowhere', async () => {
  expect((await posts(turnPushOn, { ...subscription, endpoint: 'http://inside.test/' })).state.status).toBe('refused');
  expect(asked).toEqual([]);
});
