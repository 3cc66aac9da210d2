/**
 * Keeps what was typed into a form that was answered with the login page, until the customer has signed in: sealed, and
 * only for the same customer on the same page. Never holds secrets (lib/forms/form-action.ts leaves them out).
 */
import 'server-only';
import { z } from 'zod';
import { mostPacked, pack, unpack } from '@/lib/cookies/packed';
import { readRequestPath } from '@/lib/paths/request-path';
import { splitQuery } from '@/lib/paths/split-query';
import { customerCookie } from '@/lib/session/customer-cookie';

const typed = z.record(z.string(), z.string());

const kept = customerCookie(
  'unsent',
  /** `packed`: the values, where they are too large for a cookie as they are. */
  z.object({ customer: z.string(), path: z.string(), values: typed, packed: z.string().optional() }),
);

/**
 * For actions only. `customer` is an id, `page` a public path. The longest review fits, even in letters of three bytes;
 * what does not fit into a cookie even when packed is not kept.
 */
export async function keepUnsent(customer: string, page: string, values: Record<string, string>): Promise<void> {
  const path = pathOf(page);
  if (await kept.write({ customer, path, values })) return;
  if (JSON.stringify(values).length <= mostPacked)
    await kept.write({ customer, path, values: {}, packed: pack(values) });
}

/** Called once a form of this page has succeeded. What was typed on another page is kept. For actions only. */
export async function forgetUnsent(page: string): Promise<void> {
  if ((await kept.readAnybodys())?.path === pathOf(page)) await kept.remove();
}

/** What was typed on this page, by field name; empty when there is nothing. */
export async function readUnsent(): Promise<Record<string, string>> {
  const [found, page] = await Promise.all([kept.read(), readRequestPath()]);
  if (found?.path !== pathOf(page)) return {};
  return found.packed === undefined ? found.values : (typed.safeParse(unpack(found.packed)).data ?? {});
}

function pathOf(page: string): string {
  return splitQuery(page)[0];
}
