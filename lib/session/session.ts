/** Reads and writes the sealed `session` cookie, whose token never reaches a browser's script (docs/decisions/017). */
import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { sealedCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { updateMeCookie } from '@/lib/session/me-cookie';

const storedSchema = z.object({
  /** The API's token, without "Bearer". */
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
  /** When the customer signed in, in milliseconds. */
  signedInAt: z.number().default(0),
});

export type Customer = z.output<typeof storedSchema>['customer'];

export type Session = z.output<typeof storedSchema>;

const stored = sealedCookie('session', storedSchema);

/** Null when nobody is signed in, or when the cookie is expired or forged. Read once per request. */
export const readSession = cache((): Promise<Session | null> => stored.read());

/** Actions and route handlers only. */
export async function writeSession({ token, customer, signedInAt }: Session): Promise<void> {
  await stored.write({ token, customer, signedInAt });
  await updateMeCookie({ isSignedIn: true });
  await writeCookie('customer', customer.id);
}
