/**
 * A customer on the way to Google, Facebook or Apple and back: what only this browser may bring back, in a sealed
 * cookie.
 */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { cookieOptions } from '@/lib/cookie-options';
import { seal, unseal } from '@/lib/session/seal';
import { providers } from '@/lib/sign-in/ways';

const name = 'sign-in';
const answerName = 'sign-in-answer';

/** Fifteen minutes, in seconds: a consent page may ask for a password and a second factor. */
const lifetime = 900;

/** Seconds between the provider's post and our own page that reads it. */
const answerLifetime = 60;

const visitSchema = z.object({
  provider: z.enum(providers),
  /** The provider's page hands it back. */
  state: z.string().min(16),
  /** Ours alone; the identity provider has tied it to the state. */
  nonce: z.string(),
  back: z.string(),
  referral: z.string(),
});

export type OAuthState = z.output<typeof visitSchema>;

export async function writeOAuthState(visit: OAuthState): Promise<void> {
  (await cookies()).set(name, await seal(visit, lifetime), { ...cookieOptions(lifetime), httpOnly: true });
}

/** Once: an answer that comes twice finds nothing. */
export async function takeOAuthState(): Promise<OAuthState | null> {
  return unseal(await taken(name), visitSchema, lifetime);
}

/**
 * Apple answers by a post from its own site, which brings no lax cookie along, so it is put aside for a page of ours
 * that gets them. Answers whether it is small enough for a cookie.
 */
export async function keepCallback(answer: string): Promise<boolean> {
  const sealed = await seal({ answer }, answerLifetime);
  if (sealed.length > 3800) return false;
  (await cookies()).set(answerName, sealed, { ...cookieOptions(answerLifetime), httpOnly: true });
  return true;
}

export async function takeCallback(): Promise<string | null> {
  const schema = z.object({ answer: z.string() });
  return (await unseal(await taken(answerName), schema, answerLifetime))?.answer ?? null;
}

async function taken(cookie: string): Promise<string | undefined> {
  const jar = await cookies();
  const value = jar.get(cookie)?.value;
  if (value !== undefined) jar.delete(cookie);
  return value;
}
