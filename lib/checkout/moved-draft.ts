/** What becomes of a draft when its form names a saved address: that is where deliveries go from now on. */
import 'server-only';
import { atSavedPlace, type Draft, placeKey } from '@/lib/checkout/draft';
import type { Locale } from '@/lib/i18n/locales';
import { writeAddress } from '@/lib/places/address-cookie';
import { listSavedPlaces } from '@/lib/places/saved';

/** Actions only. The details of the door come with the address; those of the last one stay with it. */
export async function movedDraft(draft: Draft, savedId: string | undefined, locale: Locale): Promise<Draft> {
  if (savedId === undefined) return draft;
  const saved = await listSavedPlaces(locale);
  const place = saved.ok ? saved.value.find(({ id }) => id === savedId) : undefined;
  if (place === undefined || placeKey(place.point) === draft.of) return draft;
  const { latitude, longitude } = place.point;
  await writeAddress({ text: place.text, latitude, longitude, isConfirmed: true, isAsked: true });
  return atSavedPlace(draft, place);
}
