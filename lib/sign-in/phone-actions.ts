'use server';

/** Signs in, or registers, by a code sent to the phone (docs/api.md 4.4). */
import { formAction } from '@/lib/forms/form-action';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { sending } from '@/lib/rate-limit/limits';
import { redirect } from '@/lib/redirect';
import { returnPath } from '@/lib/return-path';
import { isAbout, textPhone } from '@/lib/sign-in/codes';
import { writeEntry } from '@/lib/sign-in/entry';
import { textByProvider } from '@/lib/sign-in/phone-code';
import { phoneSchema } from '@/lib/sign-in/schema';
import { captchaKey, offeredWays } from '@/lib/sign-in/ways';

export const askPhoneCode = formAction(phoneSchema, async ({ inputs, locale }) => {
  const { phone, referral, captcha } = inputs;
  if (!offeredWays().phone) return refuse('smsNotSent');
  if (await sending.mustWait(phone)) return refuse('tooManyCodes');
  await sending.count(phone);
  const sent =
    captchaKey() !== null && captcha !== ''
      ? await byProvider(phone, captcha)
      : await textPhone(phone, referral, locale);
  if (isAbout('referral', sent)) return refuse('referralUnknown');
  if (!sent.ok && sent.why === 'offline') return refuse('offlineAuth');
  if (!sent.ok) return isAbout('phone', sent) ? refuseFields({ phone: 'phone' }) : refuse('smsNotSent');
  const back = returnPath(inputs.returnTo, localizedPath(locale, '/'));
  await writeEntry({ step: 'code', ...sent.value, to: phone, isReset: false, sentAt: Date.now(), back, referral });
  redirect(localizedPath(locale, '/verify-phone'));

  /** Falls back to the API where the provider does not send. */
  async function byProvider(to: string, token: string) {
    const answer = await textByProvider(to, token, locale);
    if (!answer.ok) return textPhone(to, referral, locale);
    return { ok: true, value: { kind: 'provider-phone', handle: answer.value } } as const;
  }
});
