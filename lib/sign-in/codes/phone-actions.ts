'use server';

/** Signs in, or registers, by a code sent to the phone (docs/api.md 4.4). */
import { formAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/paths/redirect';
import { messageLimiter } from '@/lib/rate-limit/limiters';
import { textCode } from '@/lib/sign-in/codes/sms';
import { writeEntry } from '@/lib/sign-in/entry';
import { phoneSchema } from '@/lib/sign-in/form-schema';
import { backFromSignIn } from '@/lib/sign-in/way-back';
import { offeredWays } from '@/lib/sign-in/ways';

export const askPhoneCode = formAction(phoneSchema, async ({ inputs, locale }) => {
  const { phone, referral } = inputs;
  if (!offeredWays().phone) return refuse('smsNotSent');
  const counted = await messageLimiter.begin(phone);
  if (counted === null) return refuse('tooManyCodes');
  const sent = await textCode(inputs, locale);
  if (!sent.ok) {
    // After a refusal nothing was sent; after "offline" nobody knows.
    if (sent.why !== 'offlineAuth') await counted.giveBack();
    return sent.why === 'phone' ? refuseFields({ phone: 'phone' }) : refuse(sent.why);
  }
  const back = backFromSignIn(inputs.returnTo, locale);
  await writeEntry({ step: 'code', ...sent.value, to: phone, isReset: false, sentAt: Date.now(), back, referral });
  redirect(await needingCookies(localizedPath(locale, '/verify-phone')));
});
