/** Only ways that work are offered. */
import { beforeEach, expect, test, vi } from 'vitest';

const project = { FIREBASE_PROJECT_ID: 'project', FIREBASE_API_KEY: 'key' };

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

async function ways(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('@/lib/sign-in/ways');
}

const offered = async (settings: Record<string, string>) => (await ways(settings)).offeredWays();

const none = { providers: [], emailLink: false, phone: false };

test('nothing named is nothing offered', async () => {
  expect(await offered(project)).toEqual(none);
});

test('the operator’s order is kept', async () => {
  const ways = await offered({ ...project, SIGN_IN_WAYS: 'apple, google,facebook,email-link' });
  expect(ways).toEqual({ ...none, providers: ['apple', 'google', 'facebook'], emailLink: true });
});

test('without a project the API’s own SMS is left', async () => {
  const { offeredWays, captchaKey } = await ways({ SIGN_IN_WAYS: 'google,email-link,phone', SMS_SENDER: 'firebase' });
  expect(offeredWays()).toEqual({ ...none, phone: true });
  expect(captchaKey()).toBeNull();
});

test('a way besides the password is one of these', async () => {
  const { isOtherWay } = await ways({});
  expect(['google', 'facebook', 'apple', 'phone', 'emailLink', 'password', ''].filter(isOtherWay)).toEqual([
    ...['google', 'facebook', 'apple', 'phone', 'emailLink'],
  ]);
});

test('half a project is none', async () => {
  expect(await offered({ FIREBASE_PROJECT_ID: 'project', SIGN_IN_WAYS: 'google' })).toEqual(none);
  expect(await offered({ FIREBASE_API_KEY: 'key', SIGN_IN_WAYS: 'google' })).toEqual(none);
});

test.each([
  [{}, null],
  [{ SMS_SENDER: 'firebase' }, 'key'],
  [{ SMS_SENDER: 'firebase', SIGN_IN_WAYS: 'google' }, null],
])('Firebase sends the SMS where the operator says so: %o', async (settings, key) => {
  expect((await ways({ ...project, SIGN_IN_WAYS: 'phone', ...settings })).captchaKey()).toBe(key);
});
