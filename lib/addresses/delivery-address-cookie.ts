/**
 * Keeps the customer's delivery address: exactly in the sealed `address` cookie, and snapped to a place in the `view`
 * cookie.
 */
import 'server-only';
import type { DeliverableAddress } from '@/lib/addresses/account-addresses';
import { type DeliveryAddress, deliveryAddressSchema } from '@/lib/addresses/delivery-address';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { anywhere, placeOf } from '@/lib/view/view';
import { changeView } from '@/lib/view/view-cookie';

const chosen = sealedCookie('address', deliveryAddressSchema);

export async function readDeliveryAddress(): Promise<DeliveryAddress | null> {
  return chosen.read();
}

/**
 * Actions and route handlers only. Sets the place in the `view` cookie too. Returns false, and changes nothing, for an
 * address that is too long for a cookie: only saved ones of other clients are.
 */
export async function writeDeliveryAddress(address: DeliveryAddress): Promise<boolean> {
  if (!(await chosen.write(address))) return false;
  await changeView(view => ({ ...view, place: placeOf(address) }));
  return true;
}

/** A saved address becomes the one to deliver to, by a choice of just now; false if it is too long. Actions only. */
export async function deliverToSaved({ id: savedId, text, point }: DeliverableAddress): Promise<boolean> {
  return writeDeliveryAddress({ text, ...point, savedId, chosenAt: Date.now(), isConfirmed: true, isAsked: true });
}

export async function removeDeliveryAddress(): Promise<void> {
  await chosen.remove();
  await changeView(view => ({ ...view, place: anywhere }));
}
