/** Remembers a sign-in at Google, Facebook or Apple in a sealed cookie, so that only this browser can finish it. */
import 'server-only';
import { z } from 'zod';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { signInProviders } from '@/lib/sign-in/ways';

const visitSchema = z.object({
  provider: z.enum(signInProviders),
  /** The provider's page sends it back. */
  state: z.string().min(16),
  /** Known only to us; the identity provider has bound it to the state. */
  nonce: z.string(),
  back: z.string(),
  referral: z.string(),
});

export type OAuthState = z.output<typeof visitSchema>;

const underway = sealedCookie('sign-in', visitSchema);
const callback = sealedCookie('sign-in-answer', z.object({ answer: z.string() }));

export async function writeOAuthState(visit: OAuthState): Promise<void> {
  await underway.write(visit);
}

/** Can be read only once: an answer that arrives twice finds nothing. */
export async function takeOAuthState(): Promise<OAuthState | null> {
  return underway.take();
}

/**
 * Keeps Apple's answer for a request with our cookies: Apple posts it from its own site, and such a post carries no lax
 * cookies. False when it is too large for a cookie.
 */
export async function keepCallback(answer: string): Promise<boolean> {
  return callback.write({ answer });
}

export async function takeCallback(): Promise<string | null> {
  return (await callback.take())?.answer ?? null;
}
