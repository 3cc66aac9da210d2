/**
 * Signs in with Google, Facebook or Apple (docs/decisions/021): sends the customer to the provider's page, and
 * completes the sign-in when they return.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import { readChosenLocale } from '@/lib/i18n/locale-cookie';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { loginPath } from '@/lib/session/login-path';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { confirmByLink } from '@/lib/sign-in/identity/email-link';
import { callFirebase } from '@/lib/sign-in/identity/firebase-client';
import { type SignInMethod, verifyIdToken } from '@/lib/sign-in/identity/id-token';
import { signInAtMarketplace } from '@/lib/sign-in/identity/marketplace';
import { type OAuthState, takeOAuthState, writeOAuthState } from '@/lib/sign-in/identity/oauth-state';
import type { OtherWay, SignInProvider } from '@/lib/sign-in/ways';
import { reportSignIn } from '@/lib/telemetry';

const names: Record<SignInProvider, SignInMethod> = {
  google: 'google.com',
  facebook: 'facebook.com',
  apple: 'apple.com',
};

/** Requests the e-mail address explicitly, because not every provider sends it otherwise. */
const scopes: Record<SignInProvider, string> = {
  google: 'openid email profile',
  facebook: 'email',
  apple: 'email name',
};

/** Returns where to redirect: the provider's page, or the login page with a notice. */
export async function beginProviderSignIn(provider: SignInProvider, back: string, referral: string): Promise<string> {
  const { locale } = splitLocale(back);
  const nonce = randomBytes(24).toString('base64url');
  const body = {
    providerId: names[provider],
    continueUri: callbackOf(provider),
    oauthScope: scopes[provider],
    sessionId: nonce,
  };
  const schema = z.object({ authUri: z.url({ protocol: /^https?$/ }) }).transform(({ authUri }) => authUri);
  const page = await callFirebase({ call: 'createAuthUri', body, locale, schema });
  const state = page.ok ? new URL(page.value).searchParams.get('state') : null;
  if (!page.ok || state === null) return leadToLogin('signInDown', { provider, back, referral });
  await writeOAuthState({ provider, state, nonce, back, referral });
  return page.value;
}

/**
 * `answer` is what the provider's page has sent: `state`, and `code` or `error`. Returns where to redirect. Apple sends
 * it by POST.
 */
export async function finishProviderSignIn(
  provider: SignInProvider,
  answer: URLSearchParams,
  isPost: boolean,
): Promise<string> {
  const visit = await takeOAuthState();
  if (visit?.provider !== provider || visit.state !== answer.get('state'))
    return leadToLogin('signInStale', { provider, back: visit?.back ?? (await home()), referral: '' });
  const { locale } = splitLocale(visit.back);
  if (answer.has('error')) return leadToLogin(noticeOf(answer.get('error') ?? ''), visit);
  if (!(await mayTakeFromQuota('proofs'))) return leadToLogin('signInDown', visit);
  const proof = await exchange(visit, answer, isPost, locale);
  if ('why' in proof) return leadToLogin(proof.why, { ...visit, used: proof.used });

  const verified = await verifyIdToken(proof.idToken, names[provider]);
  if (!verified.ok) return leadToLogin(verified.why === 'down' ? 'signInDown' : 'signInRefused', visit);
  const { value: identity } = verified;
  if (identity.email === '') return leadToLogin('signInNoEmail', visit);
  // Without this check, a person who typed a stranger's address at the provider would get into that stranger's account.
  if (!identity.isEmailProven) return (await confirmByLink(identity.email, visit)) ?? leadToLogin('signInDown', visit);
  const entered = await signInAtMarketplace(provider, identity, visit.referral, locale);
  if (!entered.ok) return leadToLogin(entered.why, visit);
  const first = entered.isFirst ? '/welcome' : undefined;
  return completeSignIn(entered.signedIn, { way: provider, locale, back: visit.back, first });
}

/**
 * Exchanges the provider's answer for an ID token, or returns the notice that says why there is none. `used` is the way
 * with which the account of this e-mail address was created.
 */
async function exchange(
  { provider, nonce }: OAuthState,
  answer: URLSearchParams,
  isPost: boolean,
  locale: Locale,
): Promise<{ idToken: string } | { why: NoticeKey; used?: OtherWay | undefined }> {
  const body = {
    requestUri: isPost ? callbackOf(provider) : `${callbackOf(provider)}?${answer}`,
    ...(isPost && { postBody: String(answer) }),
    sessionId: nonce,
    returnSecureToken: true,
    returnIdpCredential: false,
  };
  const schema = z.object({
    idToken: z.string().optional(),
    needConfirmation: z.boolean().default(false),
    verifiedProvider: z.array(z.string()).default([]),
  });
  const outcome = await callFirebase({ call: 'signInWithIdp', body, locale, schema });
  if (!outcome.ok) return { why: outcome.why === 'down' ? 'signInDown' : noticeOf(outcome.code) };
  const { idToken, needConfirmation, verifiedProvider } = outcome.value;
  if (needConfirmation) return { why: 'signInElsewhere', used: wayOf(verifiedProvider) };
  return idToken === undefined ? { why: 'signInRefused' } : { idToken };
}

/** The first of an account's ways, as Firebase names them, that our pages offer. */
function wayOf(named: string[]): OtherWay | undefined {
  const ways = { ...names, emailLink: 'emailLink' } satisfies Partial<Record<OtherWay, string>>;
  return (Object.keys(ways) as (keyof typeof ways)[]).find(way => named.includes(ways[way]));
}

/** The home page in the language chosen in this browser, for a return that belongs to no known sign-in. */
async function home(): Promise<string> {
  return localizedPath(await readChosenLocale(), '/');
}

function callbackOf(provider: SignInProvider): string {
  return `${env().SITE_URL}/api/sign-in/${provider}/callback`;
}

/** Maps OAuth's errors (RFC 6749, 4.1.2.1; Apple and Facebook have their own) and Firebase's codes to notices. */
function noticeOf(code: string): NoticeKey {
  if (/^(access_denied|user_denied|user_cancelled|USER_CANCELLED)/.test(code)) return 'signInCancelled';
  if (/^(INVALID_IDP_RESPONSE|MISSING_SESSION_ID|INVALID_SESSION_ID)/.test(code)) return 'signInStale';
  if (/^(EMAIL_EXISTS|FEDERATED_USER_ID_ALREADY_LINKED)/.test(code)) return 'signInElsewhere';
  if (code === 'USER_DISABLED') return 'signInBanned';
  return /^(server_error|temporarily_unavailable)$/.test(code) ? 'signInDown' : 'signInRefused';
}

interface LoginTarget extends Pick<OAuthState, 'provider' | 'back' | 'referral'> {
  used?: OtherWay | undefined;
}

/** The login page with a notice of what has happened. Keeps where the customer was going. */
async function leadToLogin(key: NoticeKey, { provider, back, referral, used }: LoginTarget): Promise<string> {
  reportSignIn({ way: provider, outcome: 'refused', reason: key });
  await leaveNotice(key, key === 'signInCancelled' ? 'info' : 'error');
  return loginPath(back, { ...(referral && { referral }), ...(used && { used }) });
}
