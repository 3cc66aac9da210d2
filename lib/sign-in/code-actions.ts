'use server';

/** Checks the code that came by mail or SMS, and sends another one (docs/api.md 4.3, 4.4, 4.6). */
import { z } from 'zod';
import type { Failure } from '@/lib/api/client';
import { formAction } from '@/lib/forms/form-action';
import { type ErrorKey, refuse, refuseFields } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notice';
import { guessing, sending } from '@/lib/rate-limit/limits';
import { redirect } from '@/lib/redirect';
import { proveCode } from '@/lib/sign-in/codes';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { entryAt, writeEntry } from '@/lib/sign-in/entry';
import { resend, resendSeconds } from '@/lib/sign-in/resend';
import { codeSchema } from '@/lib/sign-in/schema';

export const checkCode = formAction(codeSchema, async ({ inputs, locale }) => {
  const entry = await entryAt('code');
  if (entry === null) {
    await leaveNotice('entryGone', 'error');
    redirect(localizedPath(locale, '/login'));
  }
  if (await guessing.mustWait(entry.to)) return refuse('tooManyAttempts');
  const proven = await proveCode(entry, inputs.code, locale);
  if (!proven.ok) {
    if (proven.why !== 'offline') await guessing.count(entry.to);
    return proven.why === 'offline' ? refuse('offlineAuth') : refuseFields({ code: reasonOf(proven) });
  }
  guessing.forget(entry.to);
  const { to: email, back, referral, isReset } = entry;
  if (proven.value.kind === 'details') {
    await writeEntry({ step: 'details', email, back, referral });
    redirect(localizedPath(locale, '/update-details'));
  }
  const { signedIn } = proven.value;
  const isNew = signedIn.customer.firstName === '';
  const next = await completeSignIn(signedIn, {
    locale,
    back,
    first: isReset ? '/update-password' : isNew ? '/update-details' : undefined,
  });
  if (isReset) await writeEntry({ step: 'new-password', customerId: signedIn.customer.id, back, referral });
  redirect(next);
});

export const sendAgain = formAction(z.object({}), async ({ locale }) => {
  const entry = await entryAt('code');
  if (entry === null) {
    await leaveNotice('entryGone', 'error');
    redirect(localizedPath(locale, '/login'));
  }
  if ((await resendSeconds(entry, locale)) > 0) return refuse('resendEarly');
  if (await sending.mustWait(entry.to)) return refuse('tooManyCodes');
  await sending.count(entry.to);
  const again = await resend(entry, locale);
  if (!again.ok) return refuse(again.why === 'offline' ? 'offlineAuth' : 'codeNotSent');
  await writeEntry({ ...entry, ...again.value, sentAt: Date.now() });
  await leaveNotice('codeSentAgain');
  redirect(localizedPath(locale, '/verify-phone'));
});

function reasonOf(failure: Failure): ErrorKey {
  if (failure.why === 'unauthorized') return 'signInRefused';
  if (failure.why !== 'refused') return 'wrongCode';
  const reasons: Record<string, ErrorKey> = {
    ERROR_202: 'codeTries',
    ERROR_203: 'codeExpired',
    ERROR_401: 'signInRefused',
  };
  return reasons[failure.code] ?? 'wrongCode';
}
