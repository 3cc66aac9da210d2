import 'server-only';
import { cookies } from 'next/headers';
import { recentCookie } from '@/lib/search/recent';

/** What the next customer on this device must not see (SPEC 4); the address, the view and the language stay. */
const personal = ['cart', 'parked', 'draft', 'member', recentCookie];

export async function removePersonalCookies(): Promise<void> {
  const jar = await cookies();
  for (const name of personal) if (jar.has(name)) jar.delete(name);
}
