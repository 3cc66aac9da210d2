'use server';

/** Signing in by a mailed link: asking for it, and saying its address on another device. */
import { z } from 'zod';
import { formAction } from '@/lib/forms/form-action';
import { localized } from '@/lib/i18n/address';
import { linkPage, openLink, sendLink } from '@/lib/identity/email-link';
import { offeredWays } from '@/lib/identity/ways';
import { leaveNotice } from '@/lib/notice';
import { returnPath } from '@/lib/places/return-path';
import { redirect } from '@/lib/redirect';
import { entryAt, removeEntry } from '@/lib/session/entry';
import { emailField, referralField } from '@/lib/session/fields';
import { guessing, sending } from '@/lib/session/limits';

const askSchema = z.object({ email: emailField, referral: referralField, returnTo: z.string().optional() });

export const askLink = formAction(askSchema, async ({ value, locale, refuse, refuseFields }) => {
  const { email, referral } = value;
  const back = returnPath(value.returnTo, localized(locale, '/'));
  if (!offeredWays().emailLink) return refuse('linkNotSent');
  if (await sending.mustWait(email)) return refuse('tooManyCodes');
  await sending.count(email);
  const sent = await sendLink(email, { back, referral });
  if (!sent.ok && sent.why === 'refused' && sent.code === 'INVALID_EMAIL') return refuseFields({ email: 'email' });
  if (!sent.ok) return refuse('linkNotSent');
  redirect(linkPage(back));
});

export const sayLinkAddress = formAction(
  z.object({ email: emailField }),
  async ({ value, locale, refuse, refuseFields }) => {
    const entry = await entryAt('link-opened');
    if (entry === null) {
      await leaveNotice('entryGone', 'trouble');
      redirect(localized(locale, '/login?way=link'));
    }
    // Counted by the link: there is one address to guess for each.
    if (await guessing.mustWait(entry.code)) return refuse('tooManyAttempts');
    const opened = await openLink(value.email, entry.code, entry);
    if (opened.ok) redirect(opened.next);
    await guessing.count(entry.code);
    if (opened.why === 'address') return refuseFields({ email: 'linkAddress' });
    if (opened.why === 'signInDown') return refuse('offlineDoor');
    await removeEntry();
    await leaveNotice(opened.why, 'trouble');
    redirect(linkPage(entry.back));
  },
);
