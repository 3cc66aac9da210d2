/** The table of environment variables: what each may hold, and which of them are secrets. */
import { z } from 'zod';
import { bareOrigin } from '@/lib/origin';
import { isLocal, isPrivateHost } from '@/lib/private-host';
import { serviceAccount, serviceAccountFile } from '@/lib/service-account';

const webUrl = z.url({ protocol: /^https?$/, error: 'it is a URL that begins with http:// or https://' });
const origin = webUrl.transform(bareOrigin);
const redisUrl = z
  .url({ protocol: /^rediss?$/, error: 'it is a URL that begins with redis:// or rediss://' })
  // Without one the client would ask this machine, as of `redis://$HOST` whose variable is not set.
  .refine(url => URL.parse(url)?.hostname !== '', 'the host is missing')
  // The client throws for anything else as it is made.
  .refine(
    url => /^\/?\d*$/.test(URL.parse(url)?.pathname ?? ''),
    'behind the host stands the number of a database, or nothing',
  );
const wholeNumber = (least: number, most: number) => {
  const error = `it is a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
const megabytes = wholeNumber(1, 65_536);
/** Whatever else stands in SITE_URL would be in every link that we write, and in none that a browser asks for. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/`;
}

/** A call adds its path and query, and `fetch` takes no URL with a user name. */
function isBare(text: string): boolean {
  const { username = '', password = '', search = '', hash = '' } = URL.parse(text) ?? {};
  return username + password + search + hash === '';
}

const port = wholeNumber(1, 65_535);

export const envSchema = z.object({
  /** The marketplace's backend, without `/api/v1`. */
  API_URL: origin
    .refine(url => !/\/api(\/v1(\/.*)?)?$/i.test(url), 'it ends before /api/v1, which each call adds')
    .refine(isBare, 'no user name, password or query stands in it: the API would never be asked'),
  /**
   * "1" where the backend is reached through the operator's own network although its host name does not show it: then
   * http is allowed.
   */
  API_OVER_HTTP: z.enum(['0', '1']).default('0'),
  /**
   * Calls a minute that the backend accepts from one client (docs/api.md 1.1). Read by
   * hosting/node/pages/network-share.mjs.
   */
  API_CALLS_A_MINUTE: wholeNumber(60, 10_000_000).default(5000),
  /** Where customers reach this storefront: canonical links, share cards, secure cookies. */
  SITE_URL: origin.refine(isOrigin, 'it is a host alone: no path, query or user name'),
  /** Seals cookies. Several, separated by commas: the first seals, all can open, so that a password can be rotated. */
  SESSION_PASSWORDS: z
    .string()
    .transform(text => text.split(',').map(password => password.trim()))
    .pipe(z.array(z.string().min(32, 'each password needs at least 32 characters')).min(1)),
  /** The API's revision (docs/api.md 0.1): R1 creates an order and then pays it, R2 creates it by its payment. */
  API_REVISION: z.enum(['R1', 'R2']).default('R1'),
  /** The marketplace's admin panel, linked for admins, and for sellers once they are accepted. */
  ADMIN_URL: webUrl.optional(),
  /** The operator's partner programme. Without it there is no /affiliate. */
  AFFILIATE_URL: webUrl.optional(),
  /** Secret shared with the backend for POST /api/revalidate, which is off without it. */
  REVALIDATE_SECRET: z.string().min(16, 'it needs at least 16 characters').optional(),
  /** URL and key of the geocoding service (docs/api.md 22). Without it, addresses come from the device or by hand. */
  GEOCODE_URL: webUrl.refine(isBare, 'no user name, password or query stands in it: the key is GEOCODE_KEY').optional(),
  GEOCODE_KEY: z.string().default(''),
  /** Tile URL with {z}, {x} and {y}. Without it there is no map, only the form for addresses. */
  TILES_URL: z
    .string()
    .regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, 'it is an http URL with {z}, {x} and {y} in it')
    .optional(),
  /** "1" shows /_states, every primitive in every state, to developers; the demo sets it. */
  STATES_PAGE: z.enum(['0', '1']).default('0'),
  /** "1" when the CDN in front runs the middleware or keys on the `view` cookie, so that it may keep pages. */
  CDN_KEEPS_VIEWS: z.enum(['0', '1']).default('0'),
  /** Further origins of pictures beside the API's own (read by next.config.mjs). */
  IMAGE_ORIGINS: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .pipe(z.array(origin))
    .optional(),
  /** The Redis that several processes share (lib/stores/shared-store.ts). Without it, each process counts for itself. */
  REDIS_URL: redisUrl.optional(),
  /** The Redis in which several processes keep pages and answers (docs/decisions/115). Without it, each keeps its own. */
  KEPT_REDIS_URL: redisUrl.optional(),
  /** Megabytes of memory for kept pages and kept answers (read by hosting/node/cache/page-cache.mjs). */
  PAGE_CACHE_MB: megabytes.default(24),
  ANSWER_CACHE_MB: megabytes.default(64),
  /** Ways to sign in beside the password (lib/sign-in/ways.ts). All but `phone` need the two variables below. */
  SIGN_IN_WAYS: z
    .string()
    .transform(text => text.split(',').map(way => way.trim()))
    .pipe(z.array(z.enum(['google', 'facebook', 'apple', 'email-link', 'phone'])))
    .default([]),
  /** The project and the web key of Firebase Authentication. */
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  /** Its REST interface and its published keys (JWKS). */
  IDENTITY_URL: origin.default('https://identitytoolkit.googleapis.com'),
  IDENTITY_KEYS_URL: webUrl.default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  /** Push (lib/push): that project's web app and the public key of its web push certificate. Without them, no push. */
  FIREBASE_APP_ID: z
    .string()
    .regex(/^1:\d+:web:[0-9a-f]+$/, 'it is the id of a web app, 1:…:web:…')
    .optional(),
  FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^[\w-]{86,88}$/, 'it is the public key of a web push certificate, base64url')
    .optional(),
  /**
   * The database of the chats (docs/decisions/041): a service account as JSON, or by Firebase's own variables the file
   * of one or the host of an emulator. Without any of them there is no chat. The project is the one above, or the
   * account's own.
   */
  GOOGLE_SERVICE_ACCOUNT: serviceAccount.optional(),
  GOOGLE_APPLICATION_CREDENTIALS: serviceAccountFile.optional(),
  FIRESTORE_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'it is a host and a port')
    .optional(),
  /** "rest" where gRPC is not possible: new messages are then looked for every two seconds. */
  FIRESTORE_TRANSPORT: z.enum(['grpc', 'rest']).default('grpc'),
  /** Who sends SMS codes: the API, or Firebase where script runs and its captcha was passed. */
  SMS_SENDER: z.enum(['api', 'firebase']).default('api'),
  /**
   * Number of proxies in front that append to X-Forwarded-For; limits by network address read the entry before theirs.
   * Only a local site may leave it out (docs/decisions/048).
   */
  PROXIES: wholeNumber(0, 9).optional(),
  /** Set by hosting/node/serve.mjs: its front appends the sender's address to X-Forwarded-For itself. */
  DOORSTEP_NODE_SERVER: z.string().optional(),
  /** How many SMS codes an hour may go out without a captcha (lib/rate-limit/sms.ts). */
  SMS_PER_HOUR: wholeNumber(0, 100_000).default(120),
  /** Keeps forms of pages opened before a deployment working. Next reads it while building. */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'it is 32 random bytes in base64')
    .optional(),
  /** Names a build: browsers notice that another one answers (docs/decisions/118). Read while building. */
  DEPLOYMENT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'it is made of letters, digits, - and _')
    .optional(),
  /** JSON lines for machines or plain text for people, and the lowest level that is logged (lib/operations/log.ts). */
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Where Prometheus reads the metrics: a port of their own. Without it there are none. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where traces are sent, by OpenTelemetry's own variable. Without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  /**
   * Seconds after SIGTERM in which new visitors are still served while /api/ready answers no (hosting/node/shutdown.mjs).
   */
  LEAVE_SECONDS: wholeNumber(0, 15).default(0),
  /** Where hosting/node/serve.mjs listens. */
  PORT: port.default(3000),
  HOSTNAME: z.string().optional(),
});

/** Never printed. The URL of a Redis may contain its password, and those of maps their key. */
export const secrets: readonly (keyof z.output<typeof envSchema>)[] = [
  'SESSION_PASSWORDS',
  'REVALIDATE_SECRET',
  'GEOCODE_KEY',
  'FIREBASE_API_KEY',
  'TILES_URL',
  'REDIS_URL',
  'KEPT_REDIS_URL',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'GOOGLE_SERVICE_ACCOUNT',
];

/**
 * For a rule over several variables: zod applies it even if other variables are invalid, so that one start reports all
 * that is wrong, but not if one of these is.
 */
const whereRight = (...names: (keyof z.output<typeof envSchema>)[]) => ({
  when: ({ issues }: z.core.ParsePayload) => names.every(name => issues.every(({ path }) => path?.[0] !== name)),
});

const checked = envSchema
  .superRefine(({ FIRESTORE_TRANSPORT, GOOGLE_APPLICATION_CREDENTIALS }, { addIssue }) => {
    const message = 'a file of credentials is read by gRPC alone; GOOGLE_SERVICE_ACCOUNT holds what is in it';
    if (FIRESTORE_TRANSPORT === 'rest' && GOOGLE_APPLICATION_CREDENTIALS !== undefined)
      addIssue({ code: 'custom', path: ['GOOGLE_APPLICATION_CREDENTIALS'], message });
  }, whereRight('FIRESTORE_TRANSPORT'))
  // A site without a valid URL counts as one that others reach.
  .superRefine(
    ({ API_URL, API_OVER_HTTP, SITE_URL }, { addIssue }) => {
      const { protocol, hostname } = URL.parse(API_URL) ?? { protocol: '', hostname: '' };
      if (protocol !== 'http:' || API_OVER_HTTP === '1' || isLocal(SITE_URL) || isPrivateHost(hostname)) return;
      const message =
        'tokens and passwords would go over http; where the whole way is your own network, set API_OVER_HTTP=1';
      addIssue({ code: 'custom', path: ['API_URL'], message });
    },
    whereRight('API_URL', 'API_OVER_HTTP'),
  )
  .superRefine(({ SITE_URL, PROXIES }, { addIssue }) => {
    const message = 'a site that others reach has to say how many proxies are in front, 0 for none';
    if (PROXIES === undefined && !isLocal(SITE_URL)) addIssue({ code: 'custom', path: ['PROXIES'], message });
  }, whereRight('PROXIES'))
  .superRefine(
    ({ SITE_URL, PROXIES }, { addIssue }) => {
      const message = 'this server speaks http, so what makes it the https of SITE_URL is a proxy, and counts';
      if (PROXIES === 0 && SITE_URL.startsWith('https:') && !isLocal(SITE_URL))
        addIssue({ code: 'custom', path: ['PROXIES'], message });
    },
    whereRight('SITE_URL', 'PROXIES'),
  )
  .refine(({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    error: 'it is the PORT of the storefront itself',
    ...whereRight('PORT', 'METRICS_PORT'),
  })
  .transform(values => ({ ...values, PROXIES: values.PROXIES ?? 0 }));

export type Env = z.output<typeof checked>;

/** @throws {Error} with one sentence for each missing or malformed variable, never with its value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = checked.safeParse(set);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return set[name] === undefined ? `${name} is not set.` : `${name} is malformed: ${message}.`;
  });
  throw new Error(`${[...new Set(sentences)].join(' ')} The file .env.example explains each variable.`);
}
