/** This device's push token, so that it can be withdrawn: a sealed cookie, there while push is on. */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { cookieOptions } from '@/lib/cookie-options';
import { seal, unseal } from '@/lib/session/seal';

export const pushCookie = 'push';

/** One year, in seconds. */
const lifetime = 365 * 24 * 3600;

export async function readPushToken(): Promise<string | null> {
  const kept = await unseal((await cookies()).get(pushCookie)?.value, z.object({ token: z.string().min(1) }), lifetime);
  return kept?.token ?? null;
}

/** Actions and route handlers only. */
export async function keepPushToken(token: string): Promise<void> {
  (await cookies()).set(pushCookie, await seal({ token }, lifetime), { ...cookieOptions(lifetime), httpOnly: true });
}

/** Actions and route handlers only. */
export async function forgetPushToken(): Promise<void> {
  (await cookies()).delete(pushCookie);
}
