/** Only ways that work are offered. */
import { beforeEach, expect, test, vi } from 'vitest';

const project = { FIREBASE_PROJECT_ID: 'project', FIREBASE_API_KEY: 'key' };

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

async function offered(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import('@/lib/sign-in/ways')).offeredWays();
}

const none = { providers: [], emailLink: false, phone: false, captcha: false };

test('nothing named is nothing offered', async () => {
  expect(await offered(project)).toEqual(none);
});

test('the operator’s order is kept', async () => {
  const ways = await offered({ ...project, SIGN_IN_WAYS: 'apple, google,email-link' });
  expect(ways).toEqual({ ...none, providers: ['apple', 'google'], emailLink: true });
});

test('without a project the API’s own SMS is left', async () => {
  const settings = { SIGN_IN_WAYS: 'google,email-link,phone', CAPTCHA_URL: 'https://captcha.test/api.js' };
  expect(await offered(settings)).toEqual({ ...none, phone: true });
});

test('half a project is none', async () => {
  expect(await offered({ FIREBASE_API_KEY: 'key', SIGN_IN_WAYS: 'google' })).toEqual(none);
});

test('a captcha makes the project send the SMS', async () => {
  const settings = { ...project, SIGN_IN_WAYS: 'phone', CAPTCHA_URL: 'https://captcha.test/api.js' };
  expect(await offered(settings)).toEqual({ ...none, phone: true, captcha: true });
});
