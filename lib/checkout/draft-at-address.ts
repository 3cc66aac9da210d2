/** Applies a saved address to the draft: one that the checkout's form names, or one that was chosen elsewhere. */
import 'server-only';
import { type DeliverableAddress, listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { doorNote } from '@/lib/addresses/door-note';
import { addressKey, type Draft } from '@/lib/checkout/draft';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Takes house, floor and other details from the saved address in place of those of the previous one, and makes it the
 * delivery address. Actions only.
 */
export async function draftAtAddress(draft: Draft, savedId: string | undefined, locale: Locale): Promise<Draft> {
  if (savedId === undefined) return draft;
  const saved = await listDeliverableAddresses(locale);
  const address = saved.ok ? saved.value.find(({ id }) => id === savedId) : undefined;
  if (address === undefined || addressKey(address.point) === draft.of) return draft;
  const { latitude, longitude } = address.point;
  await writeDeliveryAddress({ text: address.text, latitude, longitude, isConfirmed: true, isAsked: true });
  return atAddress(draft, address, locale);
}

/** Fills in the saved details where the draft has none yet of the point `key` (`addressKey`). */
export async function withDetails(
  draft: Draft,
  key: string | undefined,
  known: DeliverableAddress[],
  locale: Locale,
): Promise<Draft> {
  const here = known.find(({ point }) => addressKey(point) === key);
  return here === undefined || draft.of === key ? draft : atAddress(draft, here, locale);
}

async function atAddress(draft: Draft, address: DeliverableAddress, locale: Locale): Promise<Draft> {
  const { point, house, floor, office } = address;
  return { ...draft, of: addressKey(point), house, floor, office, door: await doorNote(address, locale), leave: false };
}
