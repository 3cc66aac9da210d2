/** The marketplace lets nobody sign in: that is never said to be a wrong password (docs/api.md 1.7, 4.2). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '@/lib/sign-in/actions';
import { password } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

test.each([
  [401, 'signInClosed'],
  [403, 'signInClosed'],
  [429, 'tooManyAttempts'],
  [503, 'offlineSignIn'],
])('status %i', async (status, sentence) => {
  const { email } = await customers.create();
  await sandbox.fails('status', 'auth/login', { status, times: 1 });
  const fields = { login: email, password, returnTo: '/' };
  const answer = await posts(signIn, fields, '/login');
  if (status !== 401) expectConsole('warn', /auth\/login/);
  expect(answer).toMatchObject({ to: null, state: { form: [sentence] } });
  expect(await posts(signIn, fields, '/login'), 'and the next press signs in').toMatchObject({ to: '/' });
});

test('a wrong password is still a wrong password', async () => {
  const { email } = await customers.create();
  const answer = await posts(signIn, { login: email, password: 'not this one', returnTo: '/' }, '/login');
  expect(answer.state.form).toEqual(['wrongLogin']);
});
