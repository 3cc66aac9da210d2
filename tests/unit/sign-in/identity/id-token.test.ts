/** Only the identity provider's own, fresh word about this sign-in is believed; every forgery is refused. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { verifyIdToken } from '@/lib/sign-in/identity/id-token';
import { expectConsole } from '../../stubs/console.ts';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = new Date('2026-11-21T10:00:00Z');
const seconds = now.getTime() / 1000;

const claims = {
  iss: 'https://securetoken.google.com/doorstep-test',
  aud: 'doorstep-test',
  sub: 'account-1',
  iat: seconds,
  auth_time: seconds,
  exp: seconds + 3600,
  email: 'Nora@Doorstep.test',
  email_verified: true,
  name: 'Nora Field',
  picture: 'javascript:alert(1)',
  firebase: { sign_in_provider: 'google.com' },
};

let published: () => Response | Promise<Response>;
let addresses = 0;

beforeEach(() => {
  // Keys are kept by their address: each test publishes its own.
  vi.stubEnv('IDENTITY_KEYS_URL', `https://keys.test/${addresses++}`);
  published = () => Response.json({ keys: [jwk(own.publicKey, 'one')] });
  vi.stubGlobal('fetch', async () => published());
});

vi.mock('@/lib/env', () => ({
  env: () => ({
    FIREBASE_PROJECT_ID: 'doorstep-test',
    FIREBASE_API_KEY: 'key',
    IDENTITY_KEYS_URL: process.env.IDENTITY_KEYS_URL,
  }),
}));

test('a good token names the person, and nothing that no address can be', async () => {
  expect(await verifyIdToken(signed(claims), 'google.com', now)).toEqual({
    ok: true,
    value: {
      id: 'account-1',
      email: 'nora@doorstep.test',
      isEmailProven: true,
      phone: '',
      name: 'Nora Field',
      picture: '',
    },
  });
});

test('an address that nobody has confirmed is told as such', async () => {
  const { email_verified: _, ...unsaid } = claims;
  for (const told of [{ ...claims, email_verified: false }, unsaid]) {
    const verified = await verifyIdToken(signed(told), 'google.com', now);
    expect(verified).toMatchObject({ ok: true, value: { isEmailProven: false } });
  }
});

test('what can be believed of a person is passed on', async () => {
  const told = { ...claims, email: '', phone_number: '+998 90 123-45-67', picture: 'https://faces.test/1.jpg' };
  expect(await verifyIdToken(signed(told), 'google.com', now)).toMatchObject({
    value: { email: '', isEmailProven: false, phone: '998901234567', picture: 'https://faces.test/1.jpg' },
  });
});

test.each<[string, () => string]>([
  ['a foreign signature under a known key', () => signed(claims, { key: foreign.privateKey })],
  ['a key that nobody publishes', () => signed(claims, { kid: 'two' })],
  ['no key named, and a foreign one used', () => signed(claims, { kid: null, key: foreign.privateKey })],
  ['no algorithm', () => `${encoded({ alg: 'none', kid: 'one' })}.${encoded(claims)}.`],
  ['another algorithm of the same key', () => signed(claims, { alg: 'RS512', digest: 'sha512' })],
  ['HS256 with the public key as the secret', () => withSecret(own.publicKey.export({ type: 'spki', format: 'pem' }))],
  ['HS256 with the key as published', () => withSecret(JSON.stringify(jwk(own.publicKey, 'one')))],
  ['another audience', () => signed({ ...claims, aud: 'another' })],
  ['several audiences that leave ours out', () => signed({ ...claims, aud: ['another', 'third'] })],
  ['another issuer', () => signed({ ...claims, iss: 'https://securetoken.google.com/another' })],
  ['an issuer that only begins like ours', () => signed({ ...claims, iss: `${claims.iss}.evil.test` })],
  ['an end that is past', () => signed({ ...claims, exp: seconds - 60 })],
  ['no end', () => signed({ ...claims, exp: undefined })],
  ['an age of ten minutes', () => signed({ ...claims, iat: seconds - 600 })],
  ['a birth in the future', () => signed({ ...claims, iat: seconds + 600 })],
  ['a sign-in of yesterday', () => signed({ ...claims, auth_time: seconds - 86_400 })],
  ['a sign-in of tomorrow', () => signed({ ...claims, auth_time: seconds + 86_400 })],
  ['no time of signing in', () => signed({ ...claims, auth_time: undefined })],
  ['nobody', () => signed({ ...claims, sub: '' })],
  ['a subject that is too long', () => signed({ ...claims, sub: 'x'.repeat(129) })],
  ['another way of signing in', () => signed({ ...claims, firebase: { sign_in_provider: 'anonymous' } })],
  ['no way of signing in', () => signed({ ...claims, firebase: undefined })],
  ['changed claims under a good signature', () => changed(signed(claims))],
  ['no token at all', () => 'nonsense'],
])('%s is refused', async (_, forge) => {
  expect(await verifyIdToken(forge(), 'google.com', now)).toEqual({ ok: false, why: 'forged' });
  expectConsole('warn', /refused a token/);
});

test('clocks may differ by seconds', async () => {
  const early = { ...claims, iat: seconds + 20, auth_time: seconds + 20 };
  const late = { ...claims, iat: seconds - 320, auth_time: seconds - 320 };
  for (const told of [early, late])
    expect(await verifyIdToken(signed(told), 'google.com', now)).toMatchObject({ ok: true });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['do not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answer an error', () => new Response('', { status: 503 })],
  ['answer nonsense', () => new Response('<html>')],
])('keys that %s are no fault of the token', async (_, answer) => {
  published = answer;
  expect(await verifyIdToken(signed(claims), 'google.com', now)).toEqual({ ok: false, why: 'down' });
  expectConsole('warn', /keys cannot be read/);
});

interface How {
  key?: KeyObject;
  kid?: string | null;
  alg?: string;
  digest?: string;
}

function signed(payload: object, { key = own.privateKey, kid = 'one', alg = 'RS256', digest = 'sha256' }: How = {}) {
  const content = `${encoded({ alg, typ: 'JWT', ...(kid !== null && { kid }) })}.${encoded(payload)}`;
  return `${content}.${sign(digest, Buffer.from(content), key).toString('base64url')}`;
}

function withSecret(secret: string | Buffer): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT', kid: 'one' })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function changed(token: string): string {
  const [head, , signature] = token.split('.');
  return `${head}.${encoded({ ...claims, email: 'admin@doorstep.test' })}.${signature}`;
}

function jwk(key: KeyObject, kid: string): object {
  return { ...key.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
