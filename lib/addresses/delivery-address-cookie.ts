/**
 * Where the customer wants deliveries: the sealed `address` cookie, and its coarse twin, the place of the `view`
 * cookie.
 */
import 'server-only';
import { cookies } from 'next/headers';
import { type DeliveryAddress, deliveryAddressSchema } from '@/lib/addresses/schema';
import { cookieOptions } from '@/lib/cookie-options';
import { seal, unseal } from '@/lib/session/seal';
import { anywhere, formatView, type Place, parseView, placeOf, viewCookie } from '@/lib/view/view';

const name = 'address';

/** One year, in seconds. */
const lifetime = 365 * 24 * 3600;

export async function readDeliveryAddress(): Promise<DeliveryAddress | null> {
  return unseal((await cookies()).get(name)?.value, deliveryAddressSchema, lifetime);
}

/** Actions and route handlers only. The place of the `view` cookie follows. */
export async function writeDeliveryAddress(address: DeliveryAddress): Promise<void> {
  const jar = await cookies();
  jar.set(name, await seal(address, lifetime), { ...cookieOptions(lifetime), httpOnly: true });
  await writePlace(placeOf(address));
}

export async function removeDeliveryAddress(): Promise<void> {
  (await cookies()).delete(name);
  await writePlace(anywhere);
}

async function writePlace(place: Place): Promise<void> {
  const jar = await cookies();
  const view = parseView(jar.get(viewCookie)?.value);
  // Read by the view script before the first paint, so not httpOnly.
  if (view.place !== place) jar.set(viewCookie, formatView({ ...view, place }), cookieOptions(lifetime));
}
