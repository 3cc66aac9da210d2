/** Signing in by Google, Facebook or Apple (DESIGN 7): off to the provider's page, and what becomes of coming back. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import { readChosenLocale } from '@/lib/i18n/locale-cookie';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notice';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { confirmByLink } from '@/lib/sign-in/email-link';
import { callFirebase } from '@/lib/sign-in/firebase-client';
import { type SignInProvider, verifyIdToken } from '@/lib/sign-in/id-token';
import { signInAtMarketplace } from '@/lib/sign-in/marketplace';
import { type OAuthState, takeOAuthState, writeOAuthState } from '@/lib/sign-in/oauth-state';
import type { Provider } from '@/lib/sign-in/ways';

const ids: Record<Provider, SignInProvider> = { google: 'google.com', facebook: 'facebook.com', apple: 'apple.com' };

/** Asked for by name where the provider would tell no e-mail address of its own accord. */
const scopes: Record<Provider, string> = { google: 'openid email profile', facebook: 'email', apple: 'email name' };

/** Answers the address to go to: the provider's page, or the login page with a sentence. */
export async function beginProviderSignIn(provider: Provider, back: string, referral: string): Promise<string> {
  const { locale } = splitLocale(back);
  const nonce = randomBytes(24).toString('base64url');
  const body = {
    providerId: ids[provider],
    continueUri: callbackOf(provider),
    oauthScope: scopes[provider],
    sessionId: nonce,
  };
  const schema = z.object({ authUri: z.url({ protocol: /^https?$/ }) }).transform(({ authUri }) => authUri);
  const page = await callFirebase({ call: 'createAuthUri', body, locale, schema });
  const state = page.ok ? new URL(page.value).searchParams.get('state') : null;
  if (!page.ok || state === null) return atDoor('signInDown', { back, referral });
  await writeOAuthState({ provider, state, nonce, back, referral });
  return page.value;
}

/** `answer` is what the provider's page has sent: `state`, and `code` or `error`. Answers the address to go to. */
export async function finishProviderSignIn(
  provider: Provider,
  answer: URLSearchParams,
  isPost: boolean,
): Promise<string> {
  const visit = await takeOAuthState();
  if (visit?.provider !== provider || visit.state !== answer.get('state'))
    return atDoor('signInStale', { back: visit?.back ?? (await home()), referral: '' });
  const { locale } = splitLocale(visit.back);
  if (answer.has('error')) return atDoor(troubleOf(answer.get('error') ?? ''), visit);
  const proof = await exchange(visit, answer, isPost, locale);
  if (typeof proof === 'string') return atDoor(proof, visit);

  const verified = await verifyIdToken(proof.idToken, ids[provider]);
  if (!verified.ok) return atDoor(verified.why === 'down' ? 'signInDown' : 'signInRefused', visit);
  const { value: identity } = verified;
  if (identity.email === '') return atDoor('signInNoEmail', visit);
  // Who does not own the address would walk into the account of the one who does.
  if (!identity.isEmailProven) return (await confirmByLink(identity.email, visit)) ?? atDoor('signInDown', visit);
  const told = await signInAtMarketplace(provider, identity, visit.referral, locale);
  if (!told.ok) return atDoor(told.why, visit);
  return completeSignIn(told.signedIn, { locale, back: visit.back, first: told.isFirst ? '/welcome' : undefined });
}

/** Trades the provider's answer for an ID token; or which sentence says why there is none. */
async function exchange(
  { provider, nonce }: OAuthState,
  answer: URLSearchParams,
  isPost: boolean,
  locale: Locale,
): Promise<{ idToken: string } | NoticeKey> {
  const body = {
    requestUri: isPost ? callbackOf(provider) : `${callbackOf(provider)}?${answer}`,
    ...(isPost && { postBody: String(answer) }),
    sessionId: nonce,
    returnSecureToken: true,
    returnIdpCredential: false,
  };
  const schema = z.object({ idToken: z.string().optional(), needConfirmation: z.boolean().default(false) });
  const outcome = await callFirebase({ call: 'signInWithIdp', body, locale, schema });
  if (!outcome.ok) return outcome.why === 'down' ? 'signInDown' : troubleOf(outcome.code);
  const { idToken, needConfirmation } = outcome.value;
  if (needConfirmation) return 'signInElsewhere';
  return idToken === undefined ? 'signInRefused' : { idToken };
}

/** In the language this browser has chosen: nothing else is known of who comes here unasked. */
async function home(): Promise<string> {
  return localizedPath(await readChosenLocale(), '/');
}

function callbackOf(provider: Provider): string {
  return `${env().SITE_URL}/api/sign-in/${provider}/callback`;
}

/** OAuth's errors (RFC 6749, 4.1.2.1; Apple and Facebook have their own) and the identity provider's codes. */
function troubleOf(code: string): NoticeKey {
  if (/^(access_denied|user_denied|user_cancelled|USER_CANCELLED)/.test(code)) return 'signInCancelled';
  if (/^(INVALID_IDP_RESPONSE|MISSING_SESSION_ID|INVALID_SESSION_ID)/.test(code)) return 'signInStale';
  if (/^(EMAIL_EXISTS|FEDERATED_USER_ID_ALREADY_LINKED)/.test(code)) return 'signInElsewhere';
  if (code === 'USER_DISABLED') return 'signInBanned';
  return /^(server_error|temporarily_unavailable)$/.test(code) ? 'signInDown' : 'signInRefused';
}

/** The login page, saying what has happened; it still knows where the customer was going. */
async function atDoor(key: NoticeKey, { back, referral }: Pick<OAuthState, 'back' | 'referral'>): Promise<string> {
  await leaveNotice(key, key === 'signInCancelled' ? 'good' : 'trouble');
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  return `${localizedPath(splitLocale(back).locale, '/login')}?${query}`;
}
