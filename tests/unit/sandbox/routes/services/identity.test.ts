import { X509Certificate } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgeries } from '../../../../../sandbox/identity/id-token.ts';
import { signingKey } from '../../../../../sandbox/identity/signing-key.ts';
import { hamletMarket } from '../../hamlet-market.ts';
import { callback, claimsOf, identityOf, isSigned } from '../../identity-calls.ts';

let market = hamletMarket();
let identity = identityOf(market);
beforeEach(() => {
  market = hamletMarket();
  identity = identityOf(market);
});
const lena = { name: 'Lena Park', email: 'lena@mail.test' };

describe('by Google, Facebook and Apple', () => {
  test('answers a signed token of the person who was chosen', async () => {
    const { status, body } = await identity.signIn('google.com', { person: 'mila' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: 'mila.brook@mail.test',
      emailVerified: true,
      isNewUser: true,
      expiresIn: '3600',
    });
    expect(await isSigned(market, body.idToken)).toBe(true);
    const claims = claimsOf(body.idToken);
    expect(claims).toMatchObject({
      iss: 'https://securetoken.google.com/doorstep-sandbox',
      aud: 'doorstep-sandbox',
      sub: body.localId,
      email: 'mila.brook@mail.test',
      email_verified: true,
      name: 'Mila Brook',
      firebase: { sign_in_provider: 'google.com', identities: { email: ['mila.brook@mail.test'] } },
    });
    expect(claims.exp - claims.iat).toBe(3600);
    expect(Math.abs(claims.auth_time - Date.now() / 1000)).toBeLessThan(60);
    expect((await market.app.request(new URL(body.photoUrl).pathname)).status).toBe(200);
  });

  test('the same person has the same account, by another provider too', async () => {
    const first = (await identity.signIn('google.com', lena)).body;
    const again = (await identity.signIn('apple.com', { ...lena, email: 'Lena@Mail.test' })).body;
    expect(again.localId).toBe(first.localId);
    expect(again).not.toHaveProperty('isNewUser');
  });

  test('Facebook does not vouch for an address, and asks for confirmation of a known one', async () => {
    const fresh = (await identity.signIn('facebook.com', lena)).body;
    expect(fresh.emailVerified).toBe(false);
    expect(claimsOf(fresh.idToken).email_verified).toBe(false);
    const mila = { name: 'Mila', email: 'mila.brook@mail.test' };
    await identity.signIn('google.com', mila);
    const { body } = await identity.signIn('facebook.com', mila);
    expect(body).toMatchObject({ needConfirmation: true, verifiedProvider: ['google.com'] });
    expect(body).not.toHaveProperty('idToken');
  });

  test('an account without e-mail address', async () => {
    const { body } = await identity.signIn('facebook.com', { person: 'faye' });
    expect(body).not.toHaveProperty('email');
    expect(claimsOf(body.idToken)).not.toHaveProperty('email');
  });

  test.each([
    ['google.com', 'access_denied'],
    ['apple.com', 'user_cancelled_authorize'],
  ])('canceling at %s answers %s', async (providerId, error) => {
    const { authUri, sessionId } = (await identity.call('createAuthUri', { providerId, continueUri: callback })).body;
    const { location } = await identity.choose(authUri, { person: '' });
    expect(new URL(location).searchParams.get('error')).toBe(error);
    const { status, body } = await identity.call('signInWithIdp', { requestUri: location, sessionId });
    expect([status, body.error.message]).toEqual([400, 'USER_CANCELLED']);
  });

  test('Apple posts its answer when a scope was requested', async () => {
    const input = { providerId: 'apple.com', continueUri: callback, oauthScope: 'email name' };
    const { authUri, sessionId } = (await identity.call('createAuthUri', input)).body;
    expect(new URL(authUri).searchParams.get('response_mode')).toBe('form_post');
    const { page } = await identity.choose(authUri, lena);
    expect(page).toContain(`action="${callback}"`);
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const postBody = new URLSearchParams(fields).toString();
    const { body } = await identity.call('signInWithIdp', { requestUri: callback, postBody, sessionId });
    expect(body.email).toBe(lena.email);
  });

  test('a foreign session, a second use, a made up code and another address are refused', async () => {
    const input = { providerId: 'google.com', continueUri: callback };
    const { authUri, sessionId } = (await identity.call('createAuthUri', input)).body;
    const { location } = await identity.choose(authUri, lena);
    const finish = (body: object) => identity.call('signInWithIdp', { requestUri: location, sessionId, ...body });
    const wrong = [
      { sessionId: 'another' },
      { requestUri: location.replace('state=', 'state=x') },
      { requestUri: location.replace('code=', 'code=x') },
      { requestUri: location.replace('localhost:3000', 'elsewhere.test') },
    ];
    for (const body of wrong) expect((await finish(body)).body.error.message).toMatch(/^INVALID_IDP_RESPONSE/);
    expect((await finish({})).status).toBe(200);
    expect((await finish({})).status).toBe(400);
    const { location: nowhere, page } = await identity.choose(authUri, lena);
    expect([nowhere, page.includes('This sign-in has ended')]).toEqual(['', true]);
  });

  test.each([
    [{ providerId: 'google.com' }, 'MISSING_CONTINUE_URI'],
    [{ providerId: 'cat.com', continueUri: callback }, 'OPERATION_NOT_ALLOWED'],
    [{ providerId: 'google.com', continueUri: 'https://evil.test/' }, 'UNAUTHORIZED_DOMAIN'],
    [{ providerId: 'google.com', continueUri: `${callback}?state=1` }, 'INVALID_CONTINUE_URI'],
  ])('%j is refused', async (input, message) => {
    const { status, body } = await identity.call('createAuthUri', input);
    expect([status, body.error.message.split(' ')[0]]).toEqual([400, message]);
  });
});

describe('by a mailed link', () => {
  const ask = () =>
    identity.call('sendOobCode', {
      requestType: 'EMAIL_SIGNIN',
      email: lena.email,
      continueUrl: 'http://localhost:3000/login/link',
      canHandleCodeInApp: true,
    });
  const opened = async () => {
    const { pathname, search } = new URL((await market.messageTo(lena.email)).link);
    const location = (await market.app.request(pathname + search)).headers.get('location') ?? '';
    return new URL(location);
  };

  test('leads to the storefront, whose code signs in once', async () => {
    expect((await ask()).body.email).toBe(lena.email);
    const target = await opened();
    expect([target.pathname, target.searchParams.get('mode')]).toEqual(['/login/link', 'signIn']);
    const oobCode = target.searchParams.get('oobCode');
    const stranger = await identity.call('signInWithEmailLink', { oobCode, email: 'other@mail.test' });
    expect(stranger.body.error.message).toMatch(/^INVALID_EMAIL/);
    const { body } = await identity.call('signInWithEmailLink', { oobCode, email: lena.email });
    expect(claimsOf(body.idToken)).toMatchObject({ email_verified: true, firebase: { sign_in_provider: 'password' } });
    const again = await identity.call('signInWithEmailLink', { oobCode, email: lena.email });
    expect(again.body.error.message).toBe('INVALID_OOB_CODE');
  });

  test('ends after six hours, and never leads elsewhere', async () => {
    await ask();
    const oobCode = (await opened()).searchParams.get('oobCode');
    await market.later(6 * 3600);
    const { body } = await identity.call('signInWithEmailLink', { oobCode, email: lena.email });
    expect(body.error.message).toBe('EXPIRED_OOB_CODE');
    expect((await market.send('/identity/__/auth/action?continueUrl=https://evil.test')).status).toBe(404);
  });
});

describe('by phone', () => {
  const phoneNumber = '+998907654321';
  const send = async (recaptchaToken?: string) =>
    identity.call('sendVerificationCode', {
      phoneNumber,
      recaptchaToken: recaptchaToken ?? (await market.send('/_sandbox/identity')).body.recaptchaToken,
    });

  test('a code behind the captcha signs in once', async () => {
    const { sessionInfo } = (await send()).body;
    const { code } = await market.messageTo(phoneNumber);
    const { body } = await identity.call('signInWithPhoneNumber', { sessionInfo, code });
    expect(body.phoneNumber).toBe(phoneNumber);
    expect(claimsOf(body.idToken)).toMatchObject({
      phone_number: phoneNumber,
      firebase: { sign_in_provider: 'phone', identities: { phone: [phoneNumber] } },
    });
    const found = await identity.call('lookup', { idToken: body.idToken });
    expect(found.body.users).toMatchObject([
      { localId: body.localId, phoneNumber, providerUserInfo: [{ providerId: 'phone', phoneNumber }] },
    ]);
    const again = await identity.call('signInWithPhoneNumber', { sessionInfo, code });
    expect(again.body.error.message).toBe('SESSION_EXPIRED');
  });

  test('the captcha, wrong codes and time are watched', async () => {
    expect((await send('made up')).body.error.message).toBe('CAPTCHA_CHECK_FAILED');
    expect((await send('')).body.error.message).toBe('MISSING_RECAPTCHA_TOKEN');
    const { sessionInfo } = (await send()).body;
    const { code } = await market.messageTo(phoneNumber);
    const wrong = code === '111111' ? '222222' : '111111';
    const say = async (typed: string) =>
      (await identity.call('signInWithPhoneNumber', { sessionInfo, code: typed })).body.error.message;
    for (let tries = 0; tries < 5; tries++) expect(await say(wrong)).toBe('INVALID_CODE');
    expect(await say(code)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    await market.later(601);
    expect(await say(code)).toBe('SESSION_EXPIRED');
  });

  test("the captcha's script hands out a token that passes", async () => {
    const script = (await market.send('/identity/recaptcha/api.js')).body;
    const token = /const token = "([^"]+)"/.exec(script)?.[1];
    expect((await send(token)).status).toBe(200);
  });
});

describe('tokens that must be refused', () => {
  test.each(forgeries)('%s', async wrong => {
    const { idToken } = (await market.post('/_sandbox/identity/token', { wrong, email: lena.email })).body;
    const good = (await market.post('/_sandbox/identity/token', { email: lena.email })).body.idToken;
    const [claims, right] = [claimsOf(idToken), claimsOf(good)];
    const isHonest =
      (await isSigned(market, idToken)) &&
      claims.aud === right.aud &&
      claims.iss === right.iss &&
      claims.sub === right.sub &&
      claims.iat <= Date.now() / 1000 &&
      claims.exp > Date.now() / 1000;
    expect(isHonest).toBe(false);
    expect(await isSigned(market, good)).toBe(true);
  });

  test('the next sign-in of one person alone is forged, once', async () => {
    const sent = await market.post('/_sandbox/identity/forge-next', { account: lena.email, wrong: 'signature' });
    expect(sent.status).toBe(204);
    const other = (await identity.signIn('google.com', { person: 'mila' })).body;
    expect(await isSigned(market, other.idToken)).toBe(true);
    expect(await isSigned(market, (await identity.signIn('google.com', lena)).body.idToken)).toBe(false);
    expect(await isSigned(market, (await identity.signIn('google.com', lena)).body.idToken)).toBe(true);
  });
});

test('the key outlives a reset; its certificate is a proper one', async () => {
  const before = signingKey(market.store);
  await market.send('/_sandbox/reset', { method: 'POST' });
  const kept = market.store.one<{ certificate: string }>('SELECT certificate FROM kept_identity_key');
  const certificate = new X509Certificate(kept?.certificate ?? '');
  expect(certificate.toString()).toBe(before.certificate);
  expect(certificate.verify(before.publicKey)).toBe(true);
  expect(certificate.subject).toBe('CN=securetoken.system.gserviceaccount.com');
});

test('another key of the API is refused in words of the platform', async () => {
  const { status, body } = await identity.call('createAuthUri', {}, 'other');
  expect([status, body.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  expect((await identity.call('noSuchCall', {})).status).toBe(404);
});
