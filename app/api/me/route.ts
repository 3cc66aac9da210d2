/** Tells the header of kept pages who is signed in. */
import { env } from '@/lib/env';
import { neverKept, noContent } from '@/lib/never-kept';
import type { MeAnswer } from '@/lib/session/me';
import { readSession } from '@/lib/session/session';

export async function GET(): Promise<Response> {
  const session = await readSession();
  if (session === null) return noContent();
  const { firstName, lastName, email, phone, isAdmin } = session.customer;
  const answer: MeAnswer = {
    name: [firstName, lastName].filter(Boolean).join(' '),
    contact: email || phone,
    adminUrl: isAdmin ? (env().ADMIN_URL ?? null) : null,
  };
  return Response.json(answer, { headers: neverKept });
}
