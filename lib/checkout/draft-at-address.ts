/** Applies the saved address that the checkout's form names to the draft and to the delivery address. */
import 'server-only';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { addressKey, atAccountAddress, type Draft } from '@/lib/checkout/draft';
import type { Locale } from '@/lib/i18n/locales';

/** Takes house, floor and other details from the saved address in place of those of the previous one. Actions only. */
export async function draftAtAddress(draft: Draft, savedId: string | undefined, locale: Locale): Promise<Draft> {
  if (savedId === undefined) return draft;
  const saved = await listDeliverableAddresses(locale);
  const address = saved.ok ? saved.value.find(({ id }) => id === savedId) : undefined;
  if (address === undefined || addressKey(address.point) === draft.of) return draft;
  const { latitude, longitude } = address.point;
  await writeDeliveryAddress({ text: address.text, latitude, longitude, isConfirmed: true, isAsked: true });
  return atAccountAddress(draft, address);
}
