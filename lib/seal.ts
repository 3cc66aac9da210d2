/**
 * How a cookie's content is sealed so that a browser can neither read nor forge it, with passwords that can be rotated.
 * Each cookie has keys of its own: what was sealed for one opens in no other.
 */
import 'server-only';
import { createHmac } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
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
  for (const password of env().SESSION_PASSWORDS) {
    const opened = schema.safeParse(await unsealData(sealed, { password: keyFor(name, password), ttl: seconds }));
    if (opened.success) return opened.data;
  }
  return null;
}

function keyFor(name: string, password: string): string {
  return createHmac('sha256', password).update(`cookie ${name}`).digest('base64url');
}
