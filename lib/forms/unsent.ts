/**
 * Keeps what was typed into a form that was answered with another page than its own, the login page for example, until
 * it succeeds: sealed, and only for the same customer on the same page. Never holds secrets (lib/forms/form-action.ts
 * leaves them out).
 */
import 'server-only';
import { z } from 'zod';
import { mostPacked, pack, unpack } from '@/lib/cookies/packed';
import type { FormError } from '@/lib/forms/refusal';
import { readRequestPath } from '@/lib/paths/request-path';
import { splitQuery } from '@/lib/paths/split-query';
import { customerCookie } from '@/lib/session/customer-cookie';
import { readCustomerId } from '@/lib/session/customer-id';

const typed = z.record(z.string(), z.string());

const kept = customerCookie(
  'unsent',
  z.object({
    customer: z.string(),
    path: z.string(),
    values: typed,
    /** The values, where they are too large for a cookie as they are. */
    packed: z.string().optional(),
    /** The fields in which pictures were chosen: no page can fill those in again. */
    files: z.array(z.string()).default([]),
    /** What the form as a whole was refused for. */
    refusal: z.custom<FormError[]>(Array.isArray).default([]),
  }),
);

/**
 * For actions only. `customer` is an id, empty for a guest, `page` a public path. The longest review fits, even in letters
 * of three bytes; what does not fit into a cookie even when packed is not kept. What a guest types takes the place of no
 * customer's, who may be about to sign in again.
 */
export async function keepUnsent(
  customer: string,
  page: string,
  values: Record<string, string>,
  { files = [], refusal = [] }: { files?: string[]; refusal?: FormError[] } = {},
): Promise<void> {
  if (customer === '' && (await kept.readAnybodys())?.customer) return;
  const whose = { customer, path: pathOf(page), files, refusal };
  if (await kept.write({ ...whose, values })) return;
  if (JSON.stringify(values).length <= mostPacked) await kept.write({ ...whose, values: {}, packed: pack(values) });
}

/**
 * Called once a form of this page has succeeded. What was typed on another page is kept, and for a guest what a customer
 * had typed. For actions only.
 */
export async function forgetUnsent(page: string): Promise<void> {
  const found = await kept.readAnybodys();
  const isOthers = found?.customer !== '' && (await readCustomerId()) === '';
  if (found?.path === pathOf(page) && !isOthers) await kept.remove();
}

/** What was typed on this page, by field name; empty when there is nothing. */
export async function readUnsent(): Promise<Record<string, string>> {
  const found = await keptOfPage();
  if (found === null) return {};
  return found.packed === undefined ? found.values : (typed.safeParse(unpack(found.packed)).data ?? {});
}

/** The fields of this page's form in which pictures were chosen that went no further. */
export async function readUnsentFiles(): Promise<string[]> {
  return (await keptOfPage())?.files ?? [];
}

/** What the form of this page was refused for, where the page can show no form; empty when it was not. */
export async function readRefusal(): Promise<FormError[]> {
  return (await keptOfPage())?.refusal ?? [];
}

async function keptOfPage() {
  const [found, page] = await Promise.all([kept.read(), readRequestPath()]);
  return found?.path === pathOf(page) ? found : null;
}

function pathOf(page: string): string {
  return splitQuery(page)[0];
}
