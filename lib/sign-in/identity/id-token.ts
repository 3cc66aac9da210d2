/**
 * Verifies the identity provider's ID token and reads the person's identity from it. Nothing else about a person is
 * trusted or passed on (docs/decisions/021).
 */
import 'server-only';
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, jwtVerify } from 'jose';
import { z } from 'zod';
import { env } from '@/lib/env';
import { errorMessage } from '@/lib/error-message';
import { identityProject } from '@/lib/sign-in/ways';

/** The greatest age of an accepted token, in seconds: a real one was issued a moment ago, for our own call. */
const freshness = 300;

/** The greatest difference between two machines' clocks, in seconds. */
const tolerance = 30;

export type SignInMethod = 'google.com' | 'facebook.com' | 'apple.com' | 'password' | 'phone';

const claimsSchema = z
  .object({
    sub: z.string().min(1).max(128),
    iat: z.number(),
    auth_time: z.number(),
    email: z.string().max(254).toLowerCase().default(''),
    email_verified: z.boolean().default(false),
    phone_number: z.string().max(20).default(''),
    name: z.string().max(300).default(''),
    picture: z.string().max(2000).default(''),
    firebase: z.object({ sign_in_provider: z.string() }),
  })
  .transform(({ sub, email, email_verified, phone_number, name, picture, ...rest }) => ({
    identity: {
      /** The identity provider's own id of the account. */
      id: sub,
      /** In lower case, or empty. */
      email,
      /** Whether the provider has verified the address. */
      isEmailProven: email !== '' && email_verified,
      /** Digits, or empty. */
      phone: phone_number.replace(/\D/g, ''),
      name,
      picture: z.url({ protocol: /^https?$/ }).safeParse(picture).success ? picture : '',
    },
    ...rest,
  }));

export type Identity = z.output<typeof claimsSchema>['identity'];

/** "forged": the token does not prove this sign-in. "down": the provider's keys could not be read. */
type Verified = { ok: true; value: Identity } | { ok: false; why: 'forged' | 'down' };

/** `by` is the way of this sign-in. A token of another way is refused. */
export async function verifyIdToken(token: string, by: SignInMethod, now = new Date()): Promise<Verified> {
  const project = identityProject();
  if (project === null) return { ok: false, why: 'down' };
  try {
    const { payload } = await jwtVerify(token, publishedKeys(), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project.id}`,
      audience: project.id,
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      maxTokenAge: freshness,
      clockTolerance: tolerance,
      currentDate: now,
    });
    const { identity, auth_time, firebase } = claimsSchema.parse(payload);
    const age = now.getTime() / 1000 - auth_time;
    if (age > freshness + tolerance || age < -tolerance) return forged(`signed in ${Math.round(age)} s ago`);
    if (firebase.sign_in_provider !== by) return forged(`signed in by ${firebase.sign_in_provider}`);
    return { ok: true, value: identity };
  } catch (error) {
    if (error instanceof z.ZodError) return forged(z.prettifyError(error));
    if (isAboutToken(error)) return forged(error.code);
    console.warn(`Identity provider: its keys cannot be read: ${errorMessage(error)}`);
    return { ok: false, why: 'down' };
  }
}

/** jose keeps the keys in memory, and fetches them again when a token names an unknown one. */
let keys: { url: string; set: ReturnType<typeof createRemoteJWKSet> } | undefined;

function publishedKeys() {
  const url = env().IDENTITY_KEYS_URL;
  if (keys?.url !== url) {
    // Next's cached fetch would keep the answer after the keys have changed.
    const uncached: FetchImplementation = (url, options) => fetch(url, { ...options, cache: 'no-store' });
    keys = { url, set: createRemoteJWKSet(new URL(url), { [customFetch]: uncached }) };
  }
  return keys.set;
}

/** Whether the token is at fault (an unknown key, for example), and not keys that could not be read. */
function isAboutToken(error: unknown): error is errors.JOSEError {
  const keysAway = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID'];
  return error instanceof errors.JOSEError && !keysAway.includes(error.code);
}

function forged(reason: string): { ok: false; why: 'forged' } {
  console.warn(`Identity provider: refused a token: ${reason}`);
  return { ok: false, why: 'forged' };
}
