/** Who does a token name? accounts:lookup of the identity provider, which its own SDK asks after signing in. */
import { beforeEach, expect, test } from 'vitest';
import { forgeries } from '../../../../../sandbox/identity/id-token.ts';
import { hamletMarket } from '../../hamlet-market.ts';
import { identityOf } from '../../identity-calls.ts';

let market = hamletMarket();
let identity = identityOf(market);
beforeEach(() => {
  market = hamletMarket();
  identity = identityOf(market);
});
const lena = { name: 'Lena Park', email: 'lena@mail.test' };
const asks = async (idToken?: string) => (await identity.call('lookup', { ...(idToken && { idToken }) })).body;

test('a token names its person, with what the provider said of them', async () => {
  const { idToken, localId } = (await identity.signIn('google.com', lena)).body;
  const { kind, users } = await asks(idToken);
  expect(kind).toBe('identitytoolkit#GetAccountInfoResponse');
  expect(users).toMatchObject([
    {
      localId,
      email: lena.email,
      emailVerified: true,
      displayName: lena.name,
      providerUserInfo: [{ providerId: 'google.com', email: lena.email }],
      lastLoginAt: expect.stringMatching(/^\d{13}$/),
    },
  ]);
});

test.each(forgeries)('a forgery names nobody: %s', async wrong => {
  await market.post('/_sandbox/identity/forge-next', { account: lena.email, wrong });
  const { idToken } = (await identity.signIn('google.com', lena)).body;
  expect((await asks(idToken)).error.message).toMatch(/^(INVALID_ID_TOKEN|TOKEN_EXPIRED|USER_NOT_FOUND)$/);
});

test('no token names nobody', async () => {
  expect((await asks()).error.message).toBe('INVALID_ID_TOKEN');
  expect((await asks('a.b.c')).error.message).toBe('INVALID_ID_TOKEN');
});
