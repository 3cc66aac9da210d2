'use server';

/** Checks the code from a mail or an SMS, and sends another one (docs/api.md 4.3, 4.4, 4.6). */
import { z } from 'zod';
import type { Failure } from '@/lib/api/client';
import { formAction } from '@/lib/forms/form-action';
import { type ErrorKey, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { codeLimiter, messageLimiter } from '@/lib/rate-limit/limiters';
import { beginAgain } from '@/lib/sign-in/begin-again';
import { codeRefusal, rememberUnanswered } from '@/lib/sign-in/codes/code-refusal';
import { takeTry } from '@/lib/sign-in/codes/code-tries';
import { proveCode } from '@/lib/sign-in/codes/codes';
import { resendCode, resendSeconds } from '@/lib/sign-in/codes/resend';
import { completeSignIn, isCheckout } from '@/lib/sign-in/complete-sign-in';
import { type EntryAt, entryAt, writeEntry } from '@/lib/sign-in/entry';
import { codeSchema } from '@/lib/sign-in/form-schema';
import { reportSignIn } from '@/lib/telemetry';

export const checkCode = formAction(codeSchema, async ({ inputs, locale }) => {
  const entry = await entryAt('code');
  if (entry === null) return beginAgain('/login', locale);
  // Another tab has asked for a code since, to somebody else: no code of this page's is right any more.
  if (inputs.to !== undefined && inputs.to !== entry.to) {
    await leaveNotice('codeSentAgain', 'warning');
    redirect(localizedPath(locale, '/verify-phone'), 'replace');
  }
  const counted = await codeLimiter.begin(entry.to);
  if (counted === null) return refuse(told(entry, 'tooManyAttempts'));
  const ownTry = await takeTry(entry);
  if (ownTry === null) {
    await counted.giveBack();
    return refuseFields({ code: told(entry, 'codeTries') });
  }
  const proven = await proveCode(entry, inputs.code, locale);
  if (!proven.ok && proven.why === 'offline') {
    await Promise.all([counted.giveBack(), ownTry.giveBack(), rememberUnanswered({ ...entry, typed: inputs.code })]);
    // Not that the code is still there: as a secret it is not, without script.
    return refuse(told(entry, 'offline'));
  }
  if (!proven.ok) return refuseFields({ code: told(entry, await reasonOf(proven, entry, inputs.code, locale)) });
  await counted.succeeded();
  const { kind, to: email, back, referral } = entry;
  if (proven.value.kind === 'details') {
    await writeEntry({ step: 'details', email, back, referral });
    redirect(localizedPath(locale, '/update-details'));
  }
  const { signedIn } = proven.value;
  const isNew = signedIn.customer.firstName === '';
  // A customer who registers with the address of an existing account has forgotten it, and probably its password.
  const isKnown = kind === 'known-email';
  // On the way to the checkout the code alone signs in; the password may be changed at any time later.
  const isReset = entry.isReset || (isKnown && !isCheckout(back));
  const next = await completeSignIn(signedIn, {
    way: kind.endsWith('phone') ? 'phone' : undefined,
    locale,
    back,
    first: isReset ? '/update-password' : isNew ? '/update-details' : undefined,
  });
  if (isKnown) await leaveNotice(isReset ? 'knownAccount' : 'knownHere', 'info');
  if (isReset) await writeEntry({ step: 'new-password', customerId: signedIn.customer.id, back, referral });
  redirect(next);
});

export const sendAgain = formAction(z.object({}), async ({ locale }) => {
  const entry = await entryAt('code');
  if (entry === null) return beginAgain('/login', locale);
  if ((await resendSeconds(entry, locale)) > 0) return refuse('resendEarly');
  if ((await messageLimiter.begin(entry.to)) === null) return refuse('tooManyCodes');
  const again = await resendCode(entry, locale);
  if (!again.ok) return refuse(again.why);
  await writeEntry({ ...entry, ...again.value, sentAt: Date.now() });
  await leaveNotice('codeSentAgain');
  redirect(localizedPath(locale, '/verify-phone'));
});

function told({ kind }: EntryAt<'code'>, reason: ErrorKey): ErrorKey {
  reportSignIn({ way: kind.endsWith('phone') ? 'phone' : 'mailedCode', outcome: 'refused', reason });
  return reason;
}

/** Registering, and a forgotten password, must look the same for somebody with an account as for a stranger. */
async function reasonOf(failure: Failure, entry: EntryAt<'code'>, typed: string, locale: Locale): Promise<ErrorKey> {
  const isSaid = !entry.isReset && entry.kind.endsWith('phone');
  if (isSaid && isStranger(failure)) return 'signInRefused';
  return codeRefusal(failure, { ...entry, typed, isSaid }, locale);
}

function isStranger(failure: Failure): boolean {
  return failure.why === 'unauthorized' || (failure.why === 'refused' && failure.code === 'ERROR_401');
}
