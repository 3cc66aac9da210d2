/**
 * Seals the content of a cookie so that a browser can neither read nor forge it, and signs short texts of links
 * and forms. Passwords can be rotated. Each cookie has keys of its own: what was sealed for one cannot be opened as
 * another.
 */
import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { env } from '@/lib/env';

interface SealedFor {
  /** The cookie's name. */
  name: string;
  /** The age at which a seal can no longer be opened. */
  seconds: number;
}

/** Seals with the first password. */
export async function seal(value: object, { name, seconds }: SealedFor): Promise<string> {
  const [password = ''] = env().SESSION_PASSWORDS;
  return sealData(value, { password: keyFor(name, password), ttl: seconds });
}

/** Opens with any of the passwords. Null for what is forged, expired, sealed for another cookie or of another shape. */
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
 * Caches what was opened within the last minute, because a customer's pages send the same cookies again and again. It
 * contains nothing that a browser could not open by sending it (docs/decisions/137).
 */
const justOpened = new LRUCache<string, object>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_, key) => 4 * key.length,
  ttl: 60_000,
});

/** When a seal expires, in milliseconds since the epoch: the sixth part of iron-session's format. */
function endOf(sealed: string): number {
  return Number(sealed.split('*', 6)[5]);
}

function keyFor(name: string, password: string): string {
  return createHmac('sha256', password).update(`cookie ${name}`).digest('base64url');
}

/** A signature that only this server can make, with the first password; short enough for a link (96 bits). */
export function sign(text: string): string {
  const [password = ''] = env().SESSION_PASSWORDS;
  return signBy(password, text);
}

/** Whether the signature was made for this text, with any of the passwords. */
export function isSigned(signature: string, text: string): boolean {
  const given = Buffer.from(signature);
  return env().SESSION_PASSWORDS.some(password => {
    const ours = Buffer.from(signBy(password, text));
    return given.length === ours.length && timingSafeEqual(given, ours);
  });
}

function signBy(password: string, text: string): string {
  const key = createHmac('sha256', password).update('link').digest();
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
}
