/**
 * Keeps what was typed into a form that was answered with the login page, until the customer has signed in: sealed, and
 * only for the same customer on the same page. Never holds secrets (lib/forms/form-action.ts leaves them out).
 */
import 'server-only';
import { z } from 'zod';
import { readRequestPath } from '@/lib/paths/request-path';
import { customerCookie } from '@/lib/session/customer-cookie';

const kept = customerCookie(
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
  const [found, page] = await Promise.all([kept.read(), readRequestPath()]);
  return found?.path === pathOf(page) ? found.values : {};
}

function pathOf(page: string): string {
  return page.split('?')[0] ?? page;
}
