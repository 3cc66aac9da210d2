import 'server-only';
import { cookies } from 'next/headers';
import { deletedAddressCookie } from '@/lib/addresses/deleted-address-cookie';
import { unsentCookie } from '@/lib/forms/unsent';
import { likedCookie } from '@/lib/liked/liked';
import { pushCookie } from '@/lib/push/token-cookie';
import { recentCookie } from '@/lib/search/recent';
import { entryCookie } from '@/lib/sign-in/entry';

/** What the next customer on this device must not see (SPEC 4); the address, the view and the language stay. */
const personal = [
  'cart',
  'parked',
  'draft',
  'member',
  recentCookie,
  likedCookie,
  deletedAddressCookie,
  pushCookie,
  unsentCookie,
  entryCookie,
];

export async function removePersonalCookies(): Promise<void> {
  const jar = await cookies();
  for (const name of personal) if (jar.has(name)) jar.delete(name);
}
