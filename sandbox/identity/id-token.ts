/** What does an ID token say? Signed as Firebase Authentication does, or forged in one way for a test. */

import { createHmac, type KeyObject, sign } from 'node:crypto';
import type { Store } from '../database/store.ts';
import type { Account } from './accounts.ts';
import { issuer, project } from './project.ts';
import { foreignKey, type SigningKey, signingKey } from './signing-key.ts';

type SignInMethod = 'google.com' | 'facebook.com' | 'apple.com' | 'password' | 'phone';

/**
 * Ways to forge a token. signature: by another key. key: unknown key id. algorithm: HS256 with the published
 * certificate as secret.
 */
export const forgeries = [
  'signature',
  'key',
  'algorithm',
  'none',
  'audience',
  'issuer',
  'expired',
  'future',
  'subject',
] as const;
export type Forgery = (typeof forgeries)[number];

/** Seconds. */
export const lifetime = 3600;

export interface Subject {
  account: Account;
  provider: SignInMethod;
  /** By provider, when it was one. */
  federatedId?: string | undefined;
}

/** Uses the real time, as verifiers know nothing of the sandbox's clock. */
export function idToken(store: Store, subject: Subject, forgery?: Forgery): string {
  const seconds = Math.floor(Date.now() / 1000);
  const key = signingKey(store);
  const claims = { ...claimsOf(subject, seconds), ...forgedClaims(seconds, forgery) };
  const header = {
    alg: algorithms[forgery ?? ''] ?? 'RS256',
    kid: forgery === 'key' ? '0'.repeat(40) : key.kid,
    typ: 'JWT',
  };
  const content = `${encoded(header)}.${encoded(claims)}`;
  return `${content}.${signatureOf(content, key, forgery)}`;
}

function claimsOf({ account, provider, federatedId }: Subject, seconds: number) {
  const { local_id, email, email_verified, phone, display_name, photo_url } = account;
  const identities = {
    ...(federatedId && { [provider]: [federatedId] }),
    ...(email && { email: [email] }),
    ...(phone && { phone: [`+${phone}`] }),
  };
  return {
    ...(display_name && { name: display_name }),
    ...(photo_url && { picture: photo_url }),
    iss: issuer,
    aud: project.id,
    auth_time: seconds,
    user_id: local_id,
    sub: local_id,
    iat: seconds,
    exp: seconds + lifetime,
    ...(email && { email, email_verified: email_verified === 1 }),
    ...(phone && { phone_number: `+${phone}` }),
    firebase: { identities, sign_in_provider: provider },
  };
}

function forgedClaims(seconds: number, forgery: Forgery | undefined): object {
  if (forgery === 'audience') return { aud: 'another-project' };
  if (forgery === 'issuer') return { iss: 'https://securetoken.google.com/another-project' };
  if (forgery === 'expired') return { auth_time: seconds - 7200, iat: seconds - 7200, exp: seconds - 3600 };
  if (forgery === 'future') return { auth_time: seconds + 7200, iat: seconds + 7200, exp: seconds + 10_800 };
  if (forgery === 'subject') return { sub: '' };
  return {};
}

const algorithms: Partial<Record<string, string>> = { algorithm: 'HS256', none: 'none' };

function signatureOf(content: string, { privateKey, certificate }: SigningKey, forgery: Forgery | undefined): string {
  if (forgery === 'none') return '';
  if (forgery === 'algorithm') return createHmac('sha256', certificate).update(content).digest('base64url');
  const key: KeyObject = forgery === 'signature' || forgery === 'key' ? foreignKey() : privateKey;
  return sign('sha256', Buffer.from(content), key).toString('base64url');
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
