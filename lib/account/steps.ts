/**
 * Steps that the actions for an owner's changes share: sending codes within limits, and leading on to the next form.
 */
import 'server-only';
import { sendContactCode } from '@/lib/account/new-contact';
import { sendOwnerCode } from '@/lib/account/owner-proof';
import type { Outcome } from '@/lib/api/client';
import { isPlainPost } from '@/lib/forms/plain-post';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import type { Tone } from '@/lib/notices/notice-format';
import { redirect } from '@/lib/paths/redirect';
import {
  type Confirmation,
  confirmationFingerprint,
  type OwnersChange,
  readConfirmation,
  type SentCode,
  writeConfirmation,
} from '@/lib/profile/confirmation';
import { codeLimiter, messageLimiter } from '@/lib/rate-limit/limiters';
import type { Customer } from '@/lib/session/session';
import { codeRefusal, rememberUnanswered } from '@/lib/sign-in/codes/code-refusal';
import { resendSeconds } from '@/lib/sign-in/codes/resend';
import type { CodeOutcome } from '@/lib/sign-in/codes/sms';

type Wanted = Pick<Confirmation, 'customer' | 'change' | 'to'>;

const places: Record<OwnersChange, string> = {
  email: '#contact',
  phone: '#contact',
  password: '#password',
  deletion: '#own-data',
};

/**
 * The change under way, for a form of the page that is about it. Where another tab has begun another one since, or has
 * gone on with it, no code of that page is right any more: shows the page anew.
 */
export async function readShown(fingerprint: string | undefined, locale: Locale): Promise<Confirmation | null> {
  const found = await readConfirmation();
  if (found === null || fingerprint === undefined || fingerprint === confirmationFingerprint(found)) return found;
  return leadOn(found.change, locale, found.code === null ? undefined : { key: 'codeSentAgain', tone: 'warning' });
}

/**
 * Sends a code to the account's present contact, and leads to the form for it. Returns the reason if it was not sent.
 */
export async function askOwner(wanted: Wanted, customer: Customer, captcha: string, locale: Locale): Promise<Refusal> {
  const sent = await sendWithin(customer.email || customer.phone, customer.id, () =>
    sendOwnerCode(customer, captcha, locale),
  );
  if (!sent.ok) return sent.refusal;
  await writeConfirmation({ ...wanted, step: 'identity', provenAt: 0, code: sent.code });
  return leadOn(wanted.change, locale);
}

/** Sends a code to the new contact, and leads to the form for it. Returns the reason if it was not sent. */
export async function askNewContact(
  { customer, change, to, provenAt }: Wanted & Pick<Confirmation, 'provenAt'>,
  captcha: string,
  locale: Locale,
): Promise<Refusal> {
  const contact = change === 'phone' ? 'phone' : 'email';
  const sent = await sendWithin(to, customer, () => sendContactCode({ contact, to, captcha }, locale));
  if (!sent.ok) return sent.refusal;
  await writeConfirmation({ customer, change, to, provenAt, step: 'contact', code: sent.code });
  return leadOn(change, locale);
}

/** Whether the operator's waiting time between two codes has not passed yet. */
export async function isEarly(code: SentCode | null, locale: Locale): Promise<boolean> {
  return code !== null && (await resendSeconds(code, locale)) > 0;
}

/**
 * Leads to the part of the profile that the change belongs to, or with a notice to its top, where without script the
 * notice is. A redirect without a fragment would keep that of the page before.
 */
export async function leadOn(
  change: OwnersChange,
  locale: Locale,
  notice?: { key: NoticeKey; tone: Tone },
): Promise<never> {
  if (notice !== undefined) await leaveNotice(notice.key, notice.tone);
  // With script the page stays in place, and a path that differs only in its fragment might not be loaded again.
  const place = notice === undefined ? places[change] : '#top';
  redirect(`${localizedPath(locale, '/profile')}${(await isPlainPost()) ? place : ''}`);
}

/**
 * Checks a typed code within the limit on guesses. Returns the reason if it was not accepted, or what it has proven.
 */
export async function checkWithin<T>(
  { kind, to, sentAt }: SentCode,
  typed: string,
  check: () => Promise<Outcome<T>>,
  locale: Locale,
): Promise<{ ok: true; value: T } | { ok: false; refusal: Refusal }> {
  const counted = await codeLimiter.begin(to);
  if (counted === null) return { ok: false, refusal: refuse('tooManyAttempts') };
  const checked = await check();
  if (checked.ok) {
    await counted.succeeded();
    return checked;
  }
  if (checked.why === 'offline') {
    await Promise.all([counted.giveBack(), rememberUnanswered({ to, sentAt, typed })]);
    return { ok: false, refusal: refuse('offline') };
  }
  const reason = await codeRefusal(checked, { to, sentAt, typed, isSaid: kind.endsWith('phone') }, locale);
  return { ok: false, refusal: refuseFields({ code: reason }) };
}

type Sent = { ok: true; code: SentCode } | { ok: false; refusal: Refusal };

/** Counts by recipient and by customer, so that one session cannot send codes to many people. */
async function sendWithin(to: string, customer: string, send: () => Promise<CodeOutcome<SentCode>>): Promise<Sent> {
  const forRecipient = await messageLimiter.begin(to);
  if (forRecipient === null) return { ok: false, refusal: refuse('tooManyCodes') };
  if ((await messageLimiter.begin(`customer:${customer}`)) === null) {
    await forRecipient.giveBack();
    return { ok: false, refusal: refuse('tooManyCodes') };
  }
  const sent = await send();
  return sent.ok ? { ok: true, code: sent.value } : { ok: false, refusal: refuse(sent.why) };
}
