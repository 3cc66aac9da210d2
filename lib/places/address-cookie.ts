/** Where the customer wants deliveries: the sealed `address` cookie, and its coarse twin, the place of the `view` cookie. */
import 'server-only';
import { cookies } from 'next/headers';
import { cookieOptions } from '@/lib/cookie-options';
import { type SavedAddress, savedAddressSchema } from '@/lib/places/schema';
import { seal, unseal } from '@/lib/session/seal';
import { anywhere, formatView, type Place, parseView, placeOf, viewCookie } from '@/lib/view';

const name = 'address';

/** One year, in seconds. */
const lifetime = 365 * 24 * 3600;

export async function readAddress(): Promise<SavedAddress | null> {
  return unseal((await cookies()).get(name)?.value, savedAddressSchema, lifetime);
}

/** Actions and route handlers only. The place of the `view` cookie follows. */
export async function writeAddress(address: SavedAddress): Promise<void> {
  const jar = await cookies();
  jar.set(name, await seal(address, lifetime), { ...cookieOptions(lifetime), httpOnly: true });
  await writePlace(placeOf(address));
}

export async function removeAddress(): Promise<void> {
  (await cookies()).delete(name);
  await writePlace(anywhere);
}

async function writePlace(place: Place): Promise<void> {
  const jar = await cookies();
  const view = parseView(jar.get(viewCookie)?.value);
  // Read by the view script before the first paint, so not httpOnly.
  if (view.place !== place) jar.set(viewCookie, formatView({ ...view, place }), cookieOptions(lifetime));
}
