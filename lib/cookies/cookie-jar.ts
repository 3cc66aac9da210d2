/** Reads, writes and deletes cookies by their names in lib/cookies/cookie-table.ts. Only actions and route handlers can write. */
import 'server-only';
import { cookies, headers } from 'next/headers';
import type { z } from 'zod';
import {
  type CookieName,
  cookieAttributes,
  cookieName,
  cookieRule,
  deletingAttributes,
  personalCookies,
  type SealedCookie,
} from '@/lib/cookies/cookie-table';
import { seal, unseal } from '@/lib/cookies/seal';
import { suffixedNames } from '@/lib/cookies/suffixed-names';
import { env } from '@/lib/env';
import { isSecureRequest } from '@/lib/requests/request-scheme';

type PlainCookie = Exclude<CookieName, SealedCookie>;

/** Characters of name and encoded value: browsers drop cookies over 4,096 bytes, and some count the attributes too. */
const longest = 3900;

export async function readCookie(name: CookieName): Promise<string | undefined> {
  return (await cookies()).get(cookieName(name, await isSecure()))?.value;
}

/** Returns false, and writes nothing, when the value is too large for browsers to keep. */
export async function writeCookie(name: PlainCookie, value: string): Promise<boolean> {
  return write(name, value);
}

/** Whether browsers keep the cookie with this value. */
export function fitsCookie(name: CookieName, value: string): boolean {
  return cookieName(name, true).length + encodeURIComponent(value).length <= longest;
}

export async function removeCookie(name: CookieName): Promise<void> {
  const [jar, secure] = await Promise.all([cookies(), isSecure()]);
  const known = cookieName(name, secure);
  if (jar.has(known)) jar.set(known, '', deletingAttributes(name, secure));
}

/**
 * For a customer who leaves for good; an ended session's cookies are removed by the middleware
 * (lib/cookies/request-cookies.ts). `stays`: a cookie that is kept on the device all the same.
 */
export async function removePersonalCookies(stays?: CookieName): Promise<void> {
  for (const name of personalCookies('for-good')) if (name !== stays) await removeCookie(name);
  for (const suffix of (await readSuffixed('begun')).keys()) await removeSuffixed('begun', suffix);
}

/**
 * Makes a cookie whose content is encrypted, and checked by a schema. Reads as null when it is forged, expired or of
 * another shape.
 *
 * @example const visit = sealedCookie('pay', z.object({ url: z.url() })); await visit.write({ url });
 */
export function sealedCookie<S extends z.ZodType<unknown, object>>(name: SealedCookie, schema: S) {
  const { seconds } = cookieRule(name);
  const read = async () => unseal(await readCookie(name), schema, { name, seconds });
  return {
    read,
    /** Returns false, and writes nothing, when the value is too large for browsers to keep. */
    write: async (content: z.input<S>) =>
      // Sealed it is longer still, and sealing takes its time: megabytes of text took seconds.
      JSON.stringify(content).length <= longest && write(name, await seal(content, { name, seconds })),
    remove: () => removeCookie(name),
    /** Reads the cookie and deletes it. */
    async take() {
      const content = await read();
      await removeCookie(name);
      return content;
    },
  };
}

async function write(name: CookieName, value: string): Promise<boolean> {
  if (!fitsCookie(name, value)) return false;
  const [jar, secure] = await Promise.all([cookies(), isSecure()]);
  jar.set(cookieName(name, secure), value, cookieAttributes(name, secure));
  return true;
}

/**
 * Returns the values of the cookies with this name and a suffix, by suffix. Each answer writes a suffix of its own, so
 * that none overwrites the cookie of another.
 */
export async function readSuffixed(name: CookieName): Promise<Map<string, string>> {
  const [jar, secure] = await Promise.all([cookies(), isSecure()]);
  const known = cookieName(name, secure);
  const names = suffixedNames(known, jar.getAll());
  return new Map(names.map(one => [one.slice(known.length + 1), jar.get(one)?.value ?? '']));
}

/** For a value that fits into the cookie without a suffix. */
export async function writeSuffixed(name: PlainCookie, suffix: string, value: string): Promise<void> {
  const [jar, secure] = await Promise.all([cookies(), isSecure()]);
  jar.set(`${cookieName(name, secure)}.${suffix}`, value, cookieAttributes(name, secure));
}

export async function removeSuffixed(name: CookieName, suffix: string): Promise<void> {
  const [jar, secure] = await Promise.all([cookies(), isSecure()]);
  jar.set(`${cookieName(name, secure)}.${suffix}`, '', deletingAttributes(name, secure));
}

async function isSecure(): Promise<boolean> {
  return isSecureRequest(await headers(), env());
}
