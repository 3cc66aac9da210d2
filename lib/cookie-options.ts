/** How every cookie of ours is set. `lifetime` in seconds. */
import 'server-only';
import { env } from '@/lib/env';

export function cookieOptions(lifetime: number) {
  return { path: '/', sameSite: 'lax', maxAge: lifetime, secure: env().SITE_URL.startsWith('https:') } as const;
}
