/** What becomes of a draft when its form names a saved address: that is where deliveries go from now on. */
import 'server-only';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { addressKey, atAccountAddress, type Draft } from '@/lib/checkout/draft';
import type { Locale } from '@/lib/i18n/locales';

/** Actions only. The details of the door come with the address; those of the last one stay with it. */
export async function draftAtAddress(draft: Draft, savedId: string | undefined, locale: Locale): Promise<Draft> {
  if (savedId === undefined) return draft;
  const saved = await listDeliverableAddresses(locale);
  const place = saved.ok ? saved.value.find(({ id }) => id === savedId) : undefined;
  if (place === undefined || addressKey(place.point) === draft.of) return draft;
  const { latitude, longitude } = place.point;
  await writeDeliveryAddress({ text: place.text, latitude, longitude, isConfirmed: true, isAsked: true });
  return atAccountAddress(draft, place);
}
