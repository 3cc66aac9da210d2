'use server';

/** Signs in by a mailed link: sends it, and on another device asks for the e-mail address it was sent to. */
import { formAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { codeLimiter, messageLimiter } from '@/lib/rate-limit/limiters';
import { beginAgain } from '@/lib/sign-in/begin-again';
import { entryAt, removeEntry } from '@/lib/sign-in/entry';
import { linkAddressSchema, requestLinkSchema } from '@/lib/sign-in/form-schema';
import { linkPage, openLink, sendLink } from '@/lib/sign-in/identity/email-link';
import { backFromSignIn } from '@/lib/sign-in/way-back';
import { offeredWays } from '@/lib/sign-in/ways';
import { reportSignIn } from '@/lib/telemetry';

export const requestLink = formAction(requestLinkSchema, async ({ inputs, locale }) => {
  const { email, referral } = inputs;
  const back = backFromSignIn(inputs.returnTo, locale);
  if (!offeredWays().emailLink) return refuse('linkNotSent');
  if ((await messageLimiter.begin(email)) === null) return refuse('tooManyCodes');
  const sent = await sendLink(email, { back, referral });
  if (!sent.ok && sent.why === 'refused' && sent.code === 'INVALID_EMAIL') return refuseFields({ email: 'email' });
  if (!sent.ok) return refuse('linkNotSent');
  await leaveNotice('linkSent');
  redirect(await needingCookies(linkPage(back)));
});

export const confirmLinkAddress = formAction(linkAddressSchema, async ({ inputs, locale }) => {
  const entry = await entryAt('link-opened');
  if (entry === null) return beginAgain('/login?way=link', locale);
  // Limits tries by link, because each link has one e-mail address to guess.
  const counted = await codeLimiter.begin(entry.code);
  if (counted === null) {
    reportSignIn({ way: 'emailLink', outcome: 'refused', reason: 'tooManyAttempts' });
    return refuse('tooManyAttempts');
  }
  const opened = await openLink(inputs.email, entry.code, entry);
  if (opened.ok) redirect(opened.next);
  if (opened.why === 'address') return refuseFields({ email: 'linkAddress' });
  if (opened.why === 'signInDown') {
    await counted.giveBack();
    return refuse('offlineAuth');
  }
  await removeEntry();
  await leaveNotice(opened.why, 'error');
  redirect(linkPage(entry.back));
});
