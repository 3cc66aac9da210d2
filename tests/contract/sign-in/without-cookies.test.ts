/** Each way to sign in asks a browser that has sent no cookie whether it keeps them: the next page is empty without. */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GET as comeBack } from '@/app/api/sign-in/[provider]/callback/route';
import { GET as openLink } from '@/app/api/sign-in/link/route';
import type { Action } from '@/lib/forms/form-state';
import { askPhoneCode } from '@/lib/sign-in/codes/phone-actions';
import { requestLink } from '@/lib/sign-in/identity/link-actions';
import { askReset } from '@/lib/sign-in/password-actions';
import { register } from '@/lib/sign-in/registration-actions';
import { identityEnv } from '../../../sandbox/demo-env.mjs';
import { newEmail, newPhone } from '../../support/customers.ts';
import { request } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { openStorefront, origin } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(() => {
  const site = { SITE_URL: 'http://localhost:3000', SIGN_IN_WAYS: 'google,email-link,phone', PROXIES: '1' };
  for (const [name, value] of Object.entries({ ...identityEnv(origin), ...site })) vi.stubEnv(name, value);
  openStorefront();
});
beforeEach(freshBrowser);

const from = '203.0.113.47';

const forms: [string, string, Action, () => Record<string, string>][] = [
  ['a code by SMS', '/login?way=phone', askPhoneCode, () => ({ phone: newPhone(), captcha: '' })],
  ['a code by mail', '/register', register, () => ({ email: newEmail() })],
  ['a code for a new password', '/reset-password', askReset, () => ({ login: newEmail() })],
  ['a link', '/login?way=link', requestLink, () => ({ email: newEmail() })],
];

test.each(forms)('%s', async (_, page, action, fields) => {
  expect((await posts(withoutCookies(action), fields(), page, from)).to).toMatch(/[?&]cookies=1$/);
  expect((await posts(action, fields(), page, from)).to).not.toMatch(/cookies=/);
});

const params = { params: Promise.resolve({ provider: 'google' }) };
const routes: [string, (visit: NextRequest) => Promise<Response>, string][] = [
  ['a provider’s answer', visit => comeBack(visit, params), '/api/sign-in/google/callback?state=a&code=b'],
  ['a link that is opened', openLink, '/api/sign-in/link?oobCode=abcdefghijklmnop'],
  ['a link that is none', openLink, '/api/sign-in/link?oobCode=a'],
];

test.each(routes)('%s', async (_, opens, path) => {
  const to = async (headers: Record<string, string>) => {
    request.headers = new Headers(headers);
    return (await opens(new NextRequest(`http://localhost:3000${path}`, { headers }))).headers.get('location');
  };
  expect(await to({})).toMatch(/[?&]cookies=1$/);
  expect(await to({ cookie: 'kept=1' })).not.toMatch(/cookies=/);
});

function withoutCookies(action: Action): Action {
  return (before, posted) => {
    request.headers.delete('cookie');
    return action(before, posted);
  };
}
