/** Push on a device: the token that Firebase gave its browser is told to the account (docs/api.md 13.3). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { turnPushOff, turnPushOn } from '@/lib/push/actions';
import { pushProject } from '@/lib/push/project';
import { readPushToken } from '@/lib/push/token-cookie';
import { pushEnv } from '../../../sandbox/identity/push-project.mjs';
import type { Customer } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { calls, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

let customer: Customer;
beforeAll(() => {
  for (const [name, value] of Object.entries(pushEnv())) vi.stubEnv(name, value);
  openStorefront();
});
beforeEach(async () => {
  customer = await newCustomer();
  calls.length = 0;
});

const device = { token: 'dGVzdC1pbnN0YWxsYXRpb24:APA91bE-what_Firebase_gave_to_this_browser' };

test('the account is told of a token, and this browser keeps it', async () => {
  expect(pushProject()?.app.messagingSenderId).toBe('400000000000');
  expect(await posts(turnPushOn, device, '/de/settings')).toMatchObject({ to: '/de/settings', notice: 'pushOn' });
  expect(calls.map(path => path.split('?')[0])).toEqual(['/api/v1/dashboard/user/profile/firebase/token/update']);
  expect(await readPushToken()).toBe(device.token);
  expect(await posts(turnPushOff, {})).toMatchObject({ to: '/settings', notice: 'pushOff' });
  expect(await readPushToken()).toBeNull();
});

test('a marketplace that is away is told, and nothing is kept', async () => {
  await sandbox.fails('status', 'dashboard/user/profile/firebase/token/update', { status: 500, times: 1 });
  expect((await posts(turnPushOn, device)).state.form).toEqual(['unheard']);
  expectConsole('warn', /gave no usable answer/);
  expect(await readPushToken()).toBeNull();
});

test('a session that ended leads to the login page', async () => {
  await customer.endsSessions();
  expect(await posts(turnPushOn, device, '/settings')).toMatchObject({
    to: expect.stringMatching(/^\/login\?ended=/),
  });
  expect(await readPushToken()).toBeNull();
});

test.each(['', 'short', `${'x'.repeat(30)}\n`, '<script>alert(1)</script>'])(
  'no token, %j, goes nowhere',
  async token => {
    expect((await posts(turnPushOn, { token })).state.status).toBe('refused');
    expect(calls).toEqual([]);
  },
);
