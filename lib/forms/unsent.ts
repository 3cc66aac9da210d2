/**
 * What was typed into a form whose answer was the login page: kept for the way back, sealed, for the same customer on
 * the same page alone. Secrets never come here (lib/forms/form-action.ts leaves them out).
 */
import 'server-only';
import { cookies, headers } from 'next/headers';
import { z } from 'zod';
import { cookieOptions } from '@/lib/cookie-options';
import { requestPathHeader } from '@/lib/request-path';
import { seal, unseal } from '@/lib/session/seal';
import { readSession } from '@/lib/session/session';

export const unsentCookie = 'unsent';

/** Half an hour, in seconds. */
const lifetime = 1800;

/** Characters of a sealed cookie; browsers drop what is larger than 4096 with its name. */
const longest = 3800;

const unsentSchema = z.object({ of: z.string(), path: z.string(), values: z.record(z.string(), z.string()) });

/** Actions only. `of` is the customer's id. */
export async function keepUnsent(of: string, address: string, values: Record<string, string>): Promise<void> {
  const sealed = await seal({ of, path: pathOf(address), values }, lifetime);
  if (sealed.length <= longest)
    (await cookies()).set(unsentCookie, sealed, { ...cookieOptions(lifetime), httpOnly: true });
}

/** Actions only: a form that got through leaves nothing behind. */
export async function forgetUnsent(): Promise<void> {
  const jar = await cookies();
  if (jar.has(unsentCookie)) jar.delete(unsentCookie);
}

/** Field name to what was typed on this page; empty when there is nothing. */
export async function readUnsent(): Promise<Record<string, string>> {
  const kept = await unseal((await cookies()).get(unsentCookie)?.value, unsentSchema, lifetime);
  if (kept === null) return {};
  const [session, requestHeaders] = await Promise.all([readSession(), headers()]);
  const isTheirs =
    kept.of === session?.customer.id && kept.path === pathOf(requestHeaders.get(requestPathHeader) ?? '/');
  return isTheirs ? kept.values : {};
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}
