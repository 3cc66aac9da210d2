/** What the operator has set: parsed once when the server starts, the only module that reads `process.env`. */
import 'server-only';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform(text => text.replace(/\/$/, ''));

const schema = z.object({
  /** The marketplace's backend, without `/api/v1`. */
  API_URL: origin,
  /** Where customers reach this storefront: canonical links, share cards, secure cookies. */
  SITE_URL: origin.default('http://127.0.0.1:3000'),
  /** Seals cookies. Several, separated by commas: the first seals, all open, so that a password can be rotated. */
  SESSION_PASSWORDS: z
    .string()
    .transform(text => text.split(',').map(password => password.trim()))
    .pipe(z.array(z.string().min(32, 'each password needs at least 32 characters')).min(1)),
  /** Shared with the backend, for POST /api/revalidate; without it that door is closed. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** The maps service's geocoding address (API 22) and key. Without it addresses are set by the device or by hand. */
  GEOCODE_URL: z.url().optional(),
  GEOCODE_KEY: z.string().default(''),
  /** A tile address with {z}, {x} and {y}; without it the map is left out and its plain form stays. */
  TILES_URL: z.string().includes('{z}').optional(),
  /** "1" when the CDN in front runs the middleware or keys on the `view` cookie, so that it may keep pages. */
  CDN_KEEPS_VIEWS: z.enum(['0', '1']).default('0'),
});

export type Env = z.output<typeof schema>;

/** @throws {Error} with one sentence for each variable that is missing or malformed. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(issue => {
    const name = String(issue.path[0]);
    return set[name] === undefined ? `${name} is not set.` : `${name} is malformed: ${issue.message}.`;
  });
  throw new Error(`${sentences.join(' ')} The file .env.example explains each variable.`);
}

let parsed: Env | undefined;

/** Read on first use, not on import, so that a build needs no environment. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
