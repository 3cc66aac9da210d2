/**
 * A customer on the way to Google, Facebook or Apple and back: what only this browser may bring back, in a sealed
 * cookie.
 */
import 'server-only';
import { z } from 'zod';
import { sealedCookie } from '@/lib/cookie-jar';
import { providers } from '@/lib/sign-in/ways';

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

const underway = sealedCookie('sign-in', visitSchema);
const callback = sealedCookie('sign-in-answer', z.object({ answer: z.string() }));

export async function writeOAuthState(visit: OAuthState): Promise<void> {
  await underway.write(visit);
}

/** Once: an answer that comes twice finds nothing. */
export async function takeOAuthState(): Promise<OAuthState | null> {
  return underway.take();
}

/**
 * Apple answers by a post from its own site, which brings no lax cookie along, so it is put aside for a page of ours
 * that gets them. Answers whether it is small enough for a cookie.
 */
export async function keepCallback(answer: string): Promise<boolean> {
  return callback.write({ answer });
}

export async function takeCallback(): Promise<string | null> {
  return (await callback.take())?.answer ?? null;
}
