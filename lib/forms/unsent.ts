/**
 * Keeps what was typed into a form that was answered with the login page, until the customer has signed in: sealed, and
 * only for the same customer on the same page. Never holds secrets (lib/forms/form-action.ts leaves them out).
 */
import 'server-only';
import { z } from 'zod';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { readRequestPath } from '@/lib/paths/request-path';
import { readSession } from '@/lib/session/session';

const kept = sealedCookie(
  'unsent',
  z.object({ customer: z.string(), path: z.string(), values: z.record(z.string(), z.string()) }),
);

/** For actions only. `customer` is an id, `page` a public path. Keeps nothing that is too large for a cookie. */
export async function keepUnsent(customer: string, page: string, values: Record<string, string>): Promise<void> {
  await kept.write({ customer, path: pathOf(page), values });
}

/** For actions only. Called once the form has succeeded. */
export async function forgetUnsent(): Promise<void> {
  await kept.remove();
}

/** What was typed on this page, by field name; empty when there is nothing. */
export async function readUnsent(): Promise<Record<string, string>> {
  const found = await kept.read();
  if (found === null) return {};
  const [session, page] = await Promise.all([readSession(), readRequestPath()]);
  return found.customer === session?.customer.id && found.path === pathOf(page) ? found.values : {};
}

function pathOf(page: string): string {
  return page.split('?')[0] ?? page;
}
