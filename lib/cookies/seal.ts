/**
 * How a cookie's content is sealed so that a browser can neither read nor forge it, and how a link is marked as ours; with
 * passwords that can be rotated. Each cookie has keys of its own: what was sealed for one opens in no other.
 */
import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { env } from '@/lib/env';

interface SealedFor {
  /** The cookie. */
  name: string;
  /** A seal older than this does not open. */
  seconds: number;
}

/** The first password seals. */
export async function seal(value: object, { name, seconds }: SealedFor): Promise<string> {
  const [password = ''] = env().SESSION_PASSWORDS;
  return sealData(value, { password: keyFor(name, password), ttl: seconds });
}

/** Any of the passwords opens; what is forged, worn out, another cookie's or of another shape reads as none. */
export async function unseal<S extends z.ZodType>(
  sealed: string | undefined,
  schema: S,
  { name, seconds }: SealedFor,
): Promise<z.output<S> | null> {
  if (!sealed) return null;
  const key = `${name} ${sealed}`;
  const known = justOpened.get(key);
  if (known !== undefined && Date.now() < endOf(sealed)) return schema.safeParse(known).data ?? null;
  for (const password of env().SESSION_PASSWORDS) {
    const content = await unsealData(sealed, { password: keyFor(name, password), ttl: seconds });
    const opened = schema.safeParse(content);
    if (!opened.success) continue;
    justOpened.set(key, content as object);
    return opened.data;
  }
  return null;
}

/**
 * What was opened within the last minute: a customer's pages come one after another with the same cookies. Nothing is in
 * here that a browser could not open by sending it (docs/decisions/137).
 */
const justOpened = new LRUCache<string, object>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_, key) => 4 * key.length,
  ttl: 60_000,
});

/** When a seal wears out, in milliseconds since the epoch: the sixth of its parts (iron-session's format). */
function endOf(sealed: string): number {
  return Number(sealed.split('*', 6)[5]);
}

function keyFor(name: string, password: string): string {
  return createHmac('sha256', password).update(`cookie ${name}`).digest('base64url');
}

/** A mark of a text that only this server can make, short enough for a link (96 bits). The first password makes it. */
export function linkMark(text: string): string {
  const [password = ''] = env().SESSION_PASSWORDS;
  return linkMarkBy(password, text);
}

/** Whether the mark was made of this text, by any of the passwords. */
export function isLinkMark(mark: string, text: string): boolean {
  const given = Buffer.from(mark);
  return env().SESSION_PASSWORDS.some(password => {
    const ours = Buffer.from(linkMarkBy(password, text));
    return given.length === ours.length && timingSafeEqual(given, ours);
  });
}

function linkMarkBy(password: string, text: string): string {
  const key = createHmac('sha256', password).update('link').digest();
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
}
