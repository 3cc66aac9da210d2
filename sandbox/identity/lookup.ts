/** Who is it that a token names? accounts:lookup, which the platform's own SDK asks after every sign-in. */

import { verify } from 'node:crypto';
import type { Store } from '../database/store.ts';
import { parseSqlTime } from '../database/time.ts';
import type { Check } from '../input/check.ts';
import { accountWhere, providersOf } from './accounts.ts';
import { IdentityFailure } from './failure.ts';
import { issuer, project } from './project.ts';
import { signingKey } from './signing-key.ts';

/** { idToken } */
export function lookup(store: Store, check: Check): object {
  const account = accountWhere(store, 'local_id = ?', subjectOf(store, check.string('idToken', 4000) ?? ''));
  if (!account) throw new IdentityFailure('USER_NOT_FOUND');
  const { local_id, email, email_verified, phone, display_name, photo_url, signed_in_at } = account;
  const person = { ...(display_name && { displayName: display_name }), ...(photo_url && { photoUrl: photo_url }) };
  const signedInAt = parseSqlTime(signed_in_at);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: local_id,
        ...(email && { email, emailVerified: email_verified === 1 }),
        ...(phone && { phoneNumber: `+${phone}` }),
        ...person,
        providerUserInfo: [
          ...providersOf(store, account)
            .filter(providerId => providerId !== 'password' || email !== null)
            .map(providerId => ({ providerId, ...person, ...(email && { email }) })),
          ...(phone ? [{ providerId: 'phone', phoneNumber: `+${phone}`, rawId: `+${phone}` }] : []),
        ],
        validSince: String(Math.floor(signedInAt.getTime() / 1000)),
        lastLoginAt: String(signedInAt.getTime()),
        lastRefreshAt: signedInAt.toISOString(),
      },
    ],
  };
}

/** @throws INVALID_ID_TOKEN or TOKEN_EXPIRED. */
function subjectOf(store: Store, token: string): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { alg } = parsed(head);
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    signingKey(store).publicKey,
    Buffer.from(signature, 'base64url'),
  );
  const { sub, aud, iss, iat, exp } = parsed(body);
  const isFromLater = Number(iat) * 1000 > Date.now() + 60_000;
  const isOurs = aud === project.id && iss === issuer;
  if (alg !== 'RS256' || !isSigned || !isOurs || isFromLater || typeof sub !== 'string')
    throw new IdentityFailure('INVALID_ID_TOKEN');
  if (Number(exp) * 1000 <= Date.now()) throw new IdentityFailure('TOKEN_EXPIRED');
  return sub;
}

function parsed(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
