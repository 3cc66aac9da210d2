'use server';

/**
 * Lets customers choose, confirm or remove their delivery address, or leave an e-mail address where nobody delivers.
 */
import { z } from 'zod';
import {
  readDeliveryAddress,
  removeDeliveryAddress,
  writeDeliveryAddress,
} from '@/lib/addresses/delivery-address-cookie';
import { choiceSchema, emailSchema, returnSchema } from '@/lib/addresses/form-schema';
import { isAddressForm, withPickedPoint } from '@/lib/addresses/picked-point';
import { pickerPath } from '@/lib/addresses/picker-path';
import { liveApi } from '@/lib/api/live';
import { formAction, pageAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { isPlainPost } from '@/lib/forms/plain-post';
import { refuse } from '@/lib/forms/refusal';
import { refuseUnwritten } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/paths/redirect';
import { returnPath } from '@/lib/paths/return-path';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { isDelivered } from '@/lib/shops/zones';

/**
 * Sets the address and returns, or shows at once that nobody delivers there. A point picked for a saved address is not
 * set, only handed back to that address's form.
 */
export const chooseAddress = formAction(choiceSchema, async ({ inputs, pagePath, locale }) => {
  const { text, latitude, longitude, by, returnTo } = inputs;
  if (returnTo && isAddressForm(returnTo))
    redirect(withPickedPoint(returnPath(returnTo, '/'), { text, point: { latitude, longitude } }));
  const chosenAt = Date.now();
  await writeDeliveryAddress({ text, latitude, longitude, chosenAt, isConfirmed: by === 'hand', isAsked: false });
  const back = returnPath(returnTo ?? pagePath, localizedPath(locale, '/'));
  const isReached = await isDelivered({ latitude, longitude }, locale);
  const next = isReached === false ? localizedPath(locale, pickerPath({ returnTo: back, isAway: true })) : back;
  redirect(await needingCookies(next), 'replace');
});

/** Handles "Yes" to "Order for this address?". With script the page stays as it is. */
export const confirmAddress = pageAction(returnSchema, async ({ inputs, pagePath, locale }) => {
  const saved = await readDeliveryAddress();
  if (saved !== null) await writeDeliveryAddress({ ...saved, isConfirmed: true, isAsked: true });
  if (!(await isPlainPost())) return 'done';
  redirect(returnPath(inputs.returnTo ?? pagePath, localizedPath(locale, '/')), 'replace');
});

export const forgetAddress = formAction(returnSchema, async ({ inputs, pagePath, locale }) => {
  await removeDeliveryAddress();
  redirect(returnPath(inputs.returnTo ?? pagePath, localizedPath(locale, '/')), 'replace');
});

/** Takes the e-mail address of the no-zone screen (docs/api.md 20). Backends without that call answer 404. */
export const leaveEmail = formAction(emailSchema, async ({ inputs, locale }) => {
  if (!(await mayTakeFromQuota('signUps'))) return refuse('tooManyFromHere');
  const noted = await liveApi({
    path: 'rest/subscription',
    method: 'POST',
    body: { email: inputs.email },
    locale,
    schema: z.unknown(),
  });
  if (noted.ok) return 'done';
  if (noted.why === 'offline') return refuseUnwritten(noted);
  return refuse(noted.why === 'gone' ? 'emailNotNoted' : 'emailRefused');
});
