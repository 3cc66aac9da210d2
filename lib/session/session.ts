/** Who is signed in: the sealed `session` cookie. The token in it never reaches a browser's script (DESIGN 4). */
import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import { cookieOptions } from '@/lib/cookie-options';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { seal, unseal } from '@/lib/session/seal';
import { sessionCookie } from '@/lib/session/session-cookie';

/** SPEC 9: seven days, in seconds. */
const lifetime = 7 * 24 * 3600;

const storedSchema = z.object({
  token: z.string().min(1),
  customer: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    picture: z.string(),
    isAdmin: z.boolean(),
    hasPassword: z.boolean(),
  }),
});

export type Customer = z.output<typeof storedSchema>['customer'];

export interface Session {
  /** Without "Bearer". */
  token: string;
  customer: Customer;
}

export const readSession = cache(
  async (): Promise<Session | null> => unseal((await cookies()).get(sessionCookie)?.value, storedSchema, lifetime),
);

/** Actions and route handlers only. */
export async function writeSession({ token, customer }: Session): Promise<void> {
  const sealed = await seal({ token, customer }, lifetime);
  (await cookies()).set(sessionCookie, sealed, { ...cookieOptions(lifetime), httpOnly: true });
  await updateMeCookie({ isSignedIn: true });
}

/** Actions and route handlers only. */
export async function removeSession(): Promise<void> {
  (await cookies()).delete(sessionCookie);
  await updateMeCookie({ isSignedIn: false, count: 0 });
}
