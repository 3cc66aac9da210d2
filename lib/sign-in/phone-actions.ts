'use server';

/** Signing in, or becoming a customer, by a code on the phone (API 4.4). */
import { z } from 'zod';
import { formAction } from '@/lib/forms/form-action';
import { localizedPath } from '@/lib/i18n/localized-path';
import { sending } from '@/lib/rate-limit/limits';
import { redirect } from '@/lib/redirect';
import { returnPath } from '@/lib/return-path';
import { isAbout, textPhone } from '@/lib/sign-in/codes';
import { writeEntry } from '@/lib/sign-in/entry';
import { phoneField, referralField } from '@/lib/sign-in/fields';
import { textByProvider } from '@/lib/sign-in/phone-code';
import { offeredWays } from '@/lib/sign-in/ways';

const phoneSchema = z.object({
  phone: phoneField,
  referral: referralField,
  /** Of the captcha; there is none where no script runs, and the API then sends its own SMS. */
  captcha: z.string().max(8000).default(''),
  returnTo: z.string().optional(),
});

export const askPhoneCode = formAction(phoneSchema, async ({ value, locale, refuse, refuseFields }) => {
  const { phone, referral, captcha } = value;
  const ways = offeredWays();
  if (!ways.phone) return refuse('smsNotSent');
  if (await sending.mustWait(phone)) return refuse('tooManyCodes');
  await sending.count(phone);
  const sent =
    ways.captcha && captcha !== '' ? await byProvider(phone, captcha) : await textPhone(phone, referral, locale);
  if (isAbout('referral', sent)) return refuse('referralUnknown');
  if (!sent.ok && sent.why === 'offline') return refuse('offlineDoor');
  if (!sent.ok) return isAbout('phone', sent) ? refuseFields({ phone: 'phone' }) : refuse('smsNotSent');
  const back = returnPath(value.returnTo, localizedPath(locale, '/'));
  await writeEntry({ step: 'code', ...sent.value, to: phone, isReset: false, sentAt: Date.now(), back, referral });
  redirect(localizedPath(locale, '/verify-phone'));

  /** Where the provider does not send, the API may. */
  async function byProvider(to: string, token: string) {
    const answer = await textByProvider(to, token, locale);
    if (!answer.ok) return textPhone(to, referral, locale);
    return { ok: true, value: { kind: 'provider-phone', handle: answer.value } } as const;
  }
});
