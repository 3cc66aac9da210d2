'use server';

/** What customers do with the addresses of their account: save, change, delete, bring back, have things brought there. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { type FormState, formAction } from '@/lib/forms/form-action';
import { localized } from '@/lib/i18n/address';
import { leaveNotice } from '@/lib/notice';
import { writeAddress } from '@/lib/places/address-cookie';
import { isDelivered } from '@/lib/places/queries';
import { returnPath } from '@/lib/places/return-path';
import { getStoredPlace, isDeliverable, listStoredPlaces } from '@/lib/places/saved';
import { isTaken, savedFormSchema } from '@/lib/places/saved-rules';
import { activatePlace, addPlace, changePlace, deletePlace } from '@/lib/places/saved-write';
import { forgetDeleted, keepDeleted, readDeleted } from '@/lib/places/undo-cookie';
import { redirect } from '@/lib/redirect';
import { endSession } from '@/lib/session/sign-in-again';

const placeId = z.string().regex(idShape);

/** A new one, or with `id` a changed one. Two of the same name could not be told apart. */
export const savePlace = formAction(savedFormSchema, async ({ value, address, locale, refuse, refuseFields }) => {
  const { id, latitude, longitude, ...details } = value;
  const others = await listStoredPlaces(locale);
  if (!others.ok) return others.why === 'unauthorized' ? endSession(address) : refuse('offline');
  if (isTaken(details.title, others.value, id)) return refuseFields({ title: 'nameTaken' });
  const place = { ...details, point: { latitude, longitude } };
  const saved = id === undefined ? await addPlace(place, locale) : await changePlace(id, place, locale);
  if (!saved.ok && saved.why === 'unauthorized') return endSession(address);
  if (!saved.ok && saved.why === 'refused' && saved.params.title) return refuseFields({ title: 'fieldRefused' });
  if (!saved.ok) return refuse(saved.why === 'gone' ? 'addressGone' : saved.why === 'offline' ? 'offline' : 'refused');
  await leaveNotice(id === undefined ? 'addressSaved' : 'addressChanged');
  redirect(localized(locale, '/addresses'));
});

export const deleteSavedPlace = formAction(z.object({ id: placeId }), async ({ value, address, locale, refuse }) => {
  const place = await getStoredPlace(value.id, locale);
  if (!place.ok && place.why === 'unauthorized') return endSession(address);
  // Deleted already, by a second press or on another device: that is what was wanted.
  if (!place.ok && place.why !== 'gone') return refuse('offline');
  if (place.ok) {
    const deleted = await deletePlace(value.id, locale);
    if (!deleted.ok) return deleted.why === 'unauthorized' ? endSession(address) : refuse('offline');
    await keepDeleted(place.value);
  }
  await leaveNotice('addressDeleted');
  redirect(localized(locale, '/addresses'));
});

export const bringBackPlace = formAction(z.object({}), async ({ address, locale, refuse }): Promise<FormState> => {
  const place = await readDeleted();
  if (place !== null) {
    const added = await addPlace(place, locale);
    if (!added.ok) return added.why === 'unauthorized' ? endSession(address) : refuse('offline');
    await forgetDeleted();
  }
  await leaveNotice(place === null ? 'addressTooLate' : 'addressBack', place === null ? 'trouble' : 'good');
  redirect(localized(locale, '/addresses'));
});

/** Has things brought there from now on, and goes back to `from`. */
export const deliverToPlace = formAction(
  z.object({ id: placeId, from: z.string().optional() }),
  async ({ value, address, locale, refuse }) => {
    const found = await getStoredPlace(value.id, locale);
    if (!found.ok) return found.why === 'unauthorized' ? endSession(address) : refuse(goneOrOffline(found.why));
    const place = found.value;
    if (!isDeliverable(place)) return refuse('addressUnplaced');
    await activatePlace(place.id, locale);
    await writeAddress({ text: place.text, ...place.point, isConfirmed: true, isAsked: true });
    const back = returnPath(value.from, localized(locale, '/addresses'));
    if ((await isDelivered(place.point, locale)) === false)
      redirect(`${localized(locale, '/address')}?${new URLSearchParams({ away: '1', from: back })}`);
    await leaveNotice('addressChosen');
    redirect(back);
  },
);

function goneOrOffline(why: string): string {
  return why === 'gone' ? 'addressGone' : 'offline';
}
