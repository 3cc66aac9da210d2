'use server';

/** What customers do about their address: choose it, confirm it, forget it, leave an e-mail where nobody delivers. */
import { z } from 'zod';
import { callApi } from '@/lib/api/wire';
import { formAction } from '@/lib/forms/form-action';
import { localized } from '@/lib/i18n/address';
import { readAddress, removeAddress, writeAddress } from '@/lib/places/address-cookie';
import { isPlacing, placedAt } from '@/lib/places/placing';
import { isDelivered } from '@/lib/places/queries';
import { returnPath } from '@/lib/places/return-path';
import { choiceSchema, confirmSchema, emailSchema, forgetSchema } from '@/lib/places/schema';
import { redirect } from '@/lib/redirect';

/** Sets the address and goes back (a place for a saved address is only handed back to its form); where nobody delivers the customer is told at once. */
export const chooseAddress = formAction(choiceSchema, async ({ value, address, locale }) => {
  const { text, latitude, longitude, by, from } = value;
  if (from && isPlacing(from)) redirect(placedAt(returnPath(from, '/'), { text, point: { latitude, longitude } }));
  await writeAddress({ text, latitude, longitude, isConfirmed: by === 'hand', isAsked: false });
  const back = returnPath(from ?? address, localized(locale, '/'));
  const isReached = await isDelivered({ latitude, longitude }, locale);
  const away = new URLSearchParams({ away: '1', from: back });
  redirect(isReached === false ? `${localized(locale, '/address')}?${away}` : back, 'replace');
});

/** The answer Yes to "Order for this address?"; with script (`stay`) the page stays as it is. */
export const confirmAddress = formAction(confirmSchema, async ({ value, address, locale, done }) => {
  const saved = await readAddress();
  if (saved !== null) await writeAddress({ ...saved, isConfirmed: true, isAsked: true });
  if (value.stay === '1') return done();
  redirect(returnPath(value.from ?? address, localized(locale, '/')), 'replace');
});

export const forgetAddress = formAction(forgetSchema, async ({ value, address, locale }) => {
  await removeAddress();
  redirect(returnPath(value.from ?? address, localized(locale, '/')), 'replace');
});

/** The no-zone screen's e-mail (API 20); backends without that call answer 404. */
export const leaveEmail = formAction(emailSchema, async ({ value, locale, refuse, done }) => {
  const noted = await callApi({
    path: 'rest/subscription',
    method: 'POST',
    body: { email: value.email },
    locale,
    schema: z.unknown(),
  });
  if (noted.ok) return done();
  return refuse(noted.why === 'offline' ? 'offline' : noted.why === 'gone' ? 'emailNotNoted' : 'emailRefused');
});
