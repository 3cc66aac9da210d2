/** How does a sign-in by Google, Facebook or Apple run? createAuthUri, the consent page, signInWithIdp. */

import { randomBytes } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Check } from '../input/check.ts';
import { findOrCreateByProvider } from './accounts.ts';
import { isAllowedUrl } from './allowed-urls.ts';
import { IdentityFailure } from './failure.ts';
import { federatedIdOf, type Person } from './people.ts';
import { project, providerNamed, providers, type SignInProvider } from './project.ts';
import { signedIn } from './sign-in.ts';

export interface Session {
  state: string;
  session_id: string;
  provider: SignInProvider;
  continue_uri: string;
  /** Apple answers by a form post when a scope was requested. */
  posts: 0 | 1;
  context: string | null;
  code: string | null;
  person: string | null;
  started_at: string;
}

/** { providerId, continueUri, sessionId?, oauthScope?, context? } */
export function createAuthUri(store: Store, check: Check, origin: string, now: Date): object {
  const provider = providerNamed(check.string('providerId'));
  const continueUri = check.string('continueUri', 2000);
  if (!continueUri) throw new IdentityFailure('MISSING_CONTINUE_URI');
  if (!provider) {
    throw new IdentityFailure('OPERATION_NOT_ALLOWED : The identity provider configuration is not found.');
  }
  if (!isAllowedUrl(continueUri)) throw new IdentityFailure('UNAUTHORIZED_DOMAIN : DOMAIN_NOT_ALLOWLISTED');
  if (continueUri.includes('#') || new URL(continueUri).searchParams.has('state')) {
    throw new IdentityFailure('INVALID_CONTINUE_URI');
  }
  const session = {
    state: randomBytes(24).toString('base64url'),
    session_id: check.string('sessionId') ?? randomBytes(15).toString('base64url'),
    provider,
    continue_uri: continueUri,
    posts: Number(provider === 'apple.com' && check.string('oauthScope') !== undefined),
    context: check.string('context', 2000) ?? null,
    started_at: sqlTime(now),
  };
  store.run('DELETE FROM identity_sessions WHERE started_at < ?', sqlTime(new Date(now.getTime() - 86_400_000)));
  insertRow(store, 'identity_sessions', session);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: project.clientId,
    redirect_uri: continueUri,
    state: session.state,
    scope: check.string('oauthScope', 2000) ?? 'openid profile email',
    ...(session.posts && { response_mode: 'form_post' }),
  });
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    authUri: `${origin}/identity/consent/${provider}?${query}`,
    providerId: provider,
    sessionId: session.session_id,
  };
}

export function sessionByState(store: Store, state: string): Session | undefined {
  return store.one<Session>('SELECT * FROM identity_sessions WHERE state = ?', state);
}

/** Answers what the browser carries back to the storefront: a code for the chosen person, or an error. */
export function recordConsent(
  store: Store,
  { state, provider }: Session,
  person: Person | null,
): Record<string, string> {
  if (!person) return { error: providers[provider].cancelled, state };
  const code = `4/${randomBytes(24).toString('base64url')}`;
  const sql = 'UPDATE identity_sessions SET code = ?, person = ? WHERE state = ?';
  store.run(sql, code, JSON.stringify(person), state);
  return { state, code, scope: 'openid profile email' };
}

/** { requestUri, postBody?, sessionId }: `requestUri` is the URL to which the browser came back. */
export function signInWithIdp(store: Store, check: Check, now: Date): object {
  const requestUri = check.string('requestUri', 4000);
  if (!requestUri || !URL.canParse(requestUri)) throw new IdentityFailure('MISSING_REQUEST_URI');
  const carried = new URLSearchParams(check.string('postBody', 4000) ?? new URL(requestUri).search);
  const session = sessionByState(store, carried.get('state') ?? '');
  if (!session || session.session_id !== check.string('sessionId')) {
    throw new IdentityFailure('INVALID_IDP_RESPONSE : The response does not belong to this session.');
  }
  if (carried.has('error')) throw new IdentityFailure('USER_CANCELLED');
  if (!session.person || session.code !== carried.get('code') || !isBack(session, requestUri)) {
    throw new IdentityFailure('INVALID_IDP_RESPONSE : The authorization code is not valid.');
  }
  store.run('DELETE FROM identity_sessions WHERE state = ?', session.state);
  return { ...profileFields(session), ...signInResponse(store, session, now) };
}

function signInResponse(store: Store, { provider, person: chosen }: Session, now: Date): object {
  const person = personIn(chosen);
  const result = store.transaction(() => findOrCreateByProvider(store, provider, person, now));
  if ('otherProviders' in result) return { needConfirmation: true, verifiedProvider: result.otherProviders };
  const { account } = result;
  const answer = signedIn(store, result, { provider, federatedId: federatedIdOf(provider, person) });
  return { ...answer, ...(account.email && { emailVerified: account.email_verified === 1 }) };
}

function profileFields({ provider, person: chosen, context }: Session): object {
  const person = personIn(chosen);
  const id = federatedIdOf(provider, person);
  const [firstName = '', ...rest] = person.name.split(' ');
  const raw = { id, name: person.name, ...(person.email && { email: person.email }) };
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    federatedId: providers[provider].account + id,
    providerId: provider,
    ...(person.email && { email: person.email }),
    firstName,
    ...(rest.length > 0 && { lastName: rest.join(' ') }),
    fullName: person.name,
    displayName: person.name,
    ...(person.photo && { photoUrl: person.photo }),
    ...(context && { context }),
    rawUserInfo: JSON.stringify(raw),
  };
}

function personIn(chosen: string | null): Person {
  return JSON.parse(chosen ?? '{"name":"","email":null,"photo":null}');
}

/** Did the browser come back to where it was sent, the query aside? */
function isBack({ continue_uri }: Session, requestUri: string): boolean {
  const [one, other] = [new URL(continue_uri), new URL(requestUri)];
  return one.origin === other.origin && one.pathname === other.pathname;
}
