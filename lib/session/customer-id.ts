import 'server-only';
import { readSession } from '@/lib/session/session';
import { SessionEnded } from '@/lib/session/session-ended';

/** The signed-in customer's id; empty for a guest. */
export async function readCustomerId(): Promise<string> {
  return (await readSession())?.customer.id ?? '';
}

/** The signed-in customer's id, for an action that needs it before it calls the API. @throws SessionEnded */
export async function requireCustomerId(): Promise<string> {
  const customer = await readCustomerId();
  if (customer === '') throw new SessionEnded();
  return customer;
}
