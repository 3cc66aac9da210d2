/** How does a sign-in by e-mailed link run? sendOobCode, the link's redirect, signInWithEmailLink. */

import { randomBytes } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Check } from '../input/check.ts';
import { send } from '../outbox/outbox.ts';
import { inLanguage } from '../rules/text.ts';
import { findOrCreateByEmail } from './accounts.ts';
import { isAllowedUrl } from './allowed-urls.ts';
import { IdentityFailure } from './failure.ts';
import { project } from './project.ts';
import { signedIn } from './sign-in.ts';

/** { requestType: "EMAIL_SIGNIN", email, continueUrl, canHandleCodeInApp: true } */
export function sendOobCode(store: Store, check: Check, { origin, lang }: { origin: string; lang: string }, now: Date) {
  if (check.string('requestType') !== 'EMAIL_SIGNIN') throw new IdentityFailure('OPERATION_NOT_ALLOWED');
  const email = readEmail(check);
  const continueUrl = check.string('continueUrl', 2000);
  if (!continueUrl) throw new IdentityFailure('MISSING_CONTINUE_URI');
  if (!URL.canParse(continueUrl)) throw new IdentityFailure('INVALID_CONTINUE_URI');
  if (!isAllowedUrl(continueUrl)) throw new IdentityFailure('UNAUTHORIZED_DOMAIN : DOMAIN_NOT_ALLOWLISTED');
  if (!check.isOn('canHandleCodeInApp')) throw new IdentityFailure('INVALID_REQ_TYPE');

  const oobCode = randomBytes(36).toString('base64url');
  const ends = new Date(now.getTime() + linkHours * 3_600_000);
  insertRow(store, 'identity_codes', { handle: oobCode, recipient: email, expires_at: sqlTime(ends) });
  const query = new URLSearchParams({ apiKey: project.apiKey, mode: 'signIn', oobCode, continueUrl, lang });
  const link = `${origin}/identity/__/auth/action?${query}`;
  const words = { subject: inLanguage(subject, lang), text: inLanguage(text, lang) };
  send(store, { kind: 'mail', recipient: email, ...words, link }, now);
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}

/** The storefront's URL with the code, where the link redirects. Null for a foreign URL. */
export function linkTarget(query: URLSearchParams): string | null {
  const continueUrl = query.get('continueUrl') ?? '';
  if (!isAllowedUrl(continueUrl)) return null;
  const target = new URL(continueUrl);
  for (const name of ['apiKey', 'oobCode', 'mode', 'lang']) target.searchParams.set(name, query.get(name) ?? '');
  return target.href;
}

/** { oobCode, email }: the link must have been sent to this e-mail. */
export function signInWithEmailLink(store: Store, check: Check, now: Date): object {
  const email = readEmail(check);
  const oobCode = check.string('oobCode');
  if (!oobCode) throw new IdentityFailure('MISSING_OOB_CODE');
  const code = store.one<{ recipient: string; expires_at: string; used: 0 | 1 }>(
    'SELECT * FROM identity_codes WHERE handle = ? AND code IS NULL',
    oobCode,
  );
  if (!code || code.used) throw new IdentityFailure('INVALID_OOB_CODE');
  if (code.expires_at <= sqlTime(now)) throw new IdentityFailure('EXPIRED_OOB_CODE');
  if (code.recipient !== email) {
    throw new IdentityFailure('INVALID_EMAIL : The email provided does not match the sign-in email address.');
  }
  const found = store.transaction(() => {
    store.run('UPDATE identity_codes SET used = 1 WHERE handle = ?', oobCode);
    return findOrCreateByEmail(store, email, now);
  });
  const kind = 'identitytoolkit#EmailLinkSigninResponse';
  return { kind, email, ...signedIn(store, found, { provider: 'password' }) };
}

const linkHours = 6;

function readEmail(check: Check): string {
  const email = check.string('email')?.toLowerCase();
  if (!email) throw new IdentityFailure('MISSING_EMAIL');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new IdentityFailure('INVALID_EMAIL');
  return email;
}

const subject = { en: 'Sign in to Doorstep', de: 'Bei Doorstep anmelden', ar: 'تسجيل الدخول إلى Doorstep' };
const text = {
  en: 'Open the link to sign in. It works once, for six hours. If it was not you who asked, do nothing.',
  de: 'Öffnen Sie den Link, um sich anzumelden. Er gilt einmal, sechs Stunden lang. Waren Sie es nicht, ist nichts zu tun.',
  ar: 'افتح الرابط لتسجيل الدخول. يعمل مرة واحدة خلال ست ساعات. إن لم تطلبه أنت فتجاهل الرسالة.',
};
