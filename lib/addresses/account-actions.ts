'use server';

/**
 * What customers do with the addresses of their account: save, change, delete, bring back, have things brought there.
 */
import { z } from 'zod';
import { getAccountAddress, isDeliverable, listAccountAddresses } from '@/lib/addresses/account-addresses';
import { activateAddress, addAddress, changeAddress, deleteAddress } from '@/lib/addresses/account-calls';
import { accountAddressFormSchema, isNameTaken } from '@/lib/addresses/account-rules';
import { forgetDeletedAddress, keepDeletedAddress, readDeletedAddress } from '@/lib/addresses/deleted-address-cookie';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { isDelivered } from '@/lib/addresses/queries';
import { idShape } from '@/lib/api/shapes';
import { type FormState, formAction } from '@/lib/forms/form-action';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { returnPath } from '@/lib/return-path';
import { endSession } from '@/lib/session/end-session';

const placeId = z.string().regex(idShape);

/** A new one, or with `id` a changed one. Two of the same name could not be told apart. */
export const saveAccountAddress = formAction(
  accountAddressFormSchema,
  async ({ value, pagePath, locale, refuse, refuseFields }) => {
    const { id, latitude, longitude, ...details } = value;
    const others = await listAccountAddresses(locale);
    if (!others.ok) return others.why === 'unauthorized' ? endSession(pagePath) : refuse('offline');
    if (isNameTaken(details.title, others.value, id)) return refuseFields({ title: 'nameTaken' });
    const place = { ...details, point: { latitude, longitude } };
    const saved = id === undefined ? await addAddress(place, locale) : await changeAddress(id, place, locale);
    if (!saved.ok && saved.why === 'unauthorized') return endSession(pagePath);
    if (!saved.ok && saved.why === 'refused' && saved.params.title) return refuseFields({ title: 'fieldRefused' });
    if (!saved.ok)
      return refuse(saved.why === 'gone' ? 'addressGone' : saved.why === 'offline' ? 'offline' : 'refused');
    await leaveNotice(id === undefined ? 'addressSaved' : 'addressChanged');
    redirect(localizedPath(locale, '/addresses'));
  },
);

export const deleteAccountAddress = formAction(
  z.object({ id: placeId }),
  async ({ value, pagePath, locale, refuse }) => {
    const place = await getAccountAddress(value.id, locale);
    if (!place.ok && place.why === 'unauthorized') return endSession(pagePath);
    // Deleted already, by a second press or on another device: that is what was wanted.
    if (!place.ok && place.why !== 'gone') return refuse('offline');
    if (place.ok) {
      const deleted = await deleteAddress(value.id, locale);
      if (!deleted.ok) return deleted.why === 'unauthorized' ? endSession(pagePath) : refuse('offline');
      await keepDeletedAddress(place.value);
    }
    await leaveNotice('addressDeleted');
    redirect(localizedPath(locale, '/addresses'));
  },
);

export const restoreAccountAddress = formAction(
  z.object({}),
  async ({ pagePath, locale, refuse }): Promise<FormState> => {
    const place = await readDeletedAddress();
    if (place !== null) {
      const added = await addAddress(place, locale);
      if (!added.ok) return added.why === 'unauthorized' ? endSession(pagePath) : refuse('offline');
      await forgetDeletedAddress();
    }
    await leaveNotice(place === null ? 'addressTooLate' : 'addressBack', place === null ? 'trouble' : 'good');
    redirect(localizedPath(locale, '/addresses'));
  },
);

/** Has things brought there from now on, and goes back to `from`. */
export const deliverToAccountAddress = formAction(
  z.object({ id: placeId, from: z.string().optional() }),
  async ({ value, pagePath, locale, refuse }) => {
    const found = await getAccountAddress(value.id, locale);
    if (!found.ok) return found.why === 'unauthorized' ? endSession(pagePath) : refuse(goneOrOffline(found.why));
    const place = found.value;
    if (!isDeliverable(place)) return refuse('addressUnplaced');
    await activateAddress(place.id, locale);
    await writeDeliveryAddress({ text: place.text, ...place.point, isConfirmed: true, isAsked: true });
    const back = returnPath(value.from, localizedPath(locale, '/addresses'));
    if ((await isDelivered(place.point, locale)) === false)
      redirect(`${localizedPath(locale, '/address')}?${new URLSearchParams({ away: '1', from: back })}`);
    await leaveNotice('addressChosen');
    redirect(back);
  },
);

function goneOrOffline(why: string): string {
  return why === 'gone' ? 'addressGone' : 'offline';
}
