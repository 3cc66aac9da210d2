/** Tells the header of kept pages who is signed in. */
import { env } from '@/lib/env';
import type { MeAnswer } from '@/lib/session/me';
import { readSession } from '@/lib/session/session';

const headers = { 'Cache-Control': 'private, no-store' };

export async function GET(): Promise<Response> {
  const session = await readSession();
  if (session === null) return new Response(null, { status: 204, headers });
  const { firstName, lastName, email, phone, isAdmin } = session.customer;
  const answer: MeAnswer = {
    name: [firstName, lastName].filter(Boolean).join(' '),
    contact: email || phone,
    adminUrl: isAdmin ? (env().ADMIN_URL ?? null) : null,
  };
  return Response.json(answer, { headers });
}
