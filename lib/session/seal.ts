/**
 * How a cookie's content is sealed so that a browser can neither read nor forge it, with passwords that can be rotated.
 */
import 'server-only';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { env } from '@/lib/env';

/** The first password seals. `lifetime` in seconds; a seal older than that does not open. */
export async function seal(value: object, lifetime: number): Promise<string> {
  const [password = ''] = env().SESSION_PASSWORDS;
  return sealData(value, { password, ttl: lifetime });
}

/** Any of the passwords opens; what is forged, worn out or of another shape reads as none. */
export async function unseal<S extends z.ZodType>(
  sealed: string | undefined,
  schema: S,
  lifetime: number,
): Promise<z.output<S> | null> {
  if (!sealed) return null;
  for (const password of env().SESSION_PASSWORDS) {
    const opened = schema.safeParse(await unsealData(sealed, { password, ttl: lifetime }));
    if (opened.success) return opened.data;
  }
  return null;
}
