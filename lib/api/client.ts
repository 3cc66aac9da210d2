/**
 * The one HTTP client of the marketplace's API. Only the three functions of public.ts, customer.ts and live.ts call it.
 */
import 'server-only';
import { z } from 'zod';
import { readBody } from '@/lib/api/body';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

/** Milliseconds (docs/behaviour.md 9). */
const timeLimit = 16_000;

/** Bytes. A menu of 5,000 products is about 5 MB; anything larger does not come from this API. */
const sizeLimit = 16 * 1024 * 1024;

/**
 * A page calls several endpoints in a row and must not wait the full time limit for each. When one call times out and
 * no other was answered meanwhile, the API hangs: further calls fail at once for this long (milliseconds).
 */
const hangingFor = 1000;
let lastAnswer = 0;
let hangingUntil = 0;

export type QueryValue = string | number | boolean | null | undefined | QueryValue[] | { [key: string]: QueryValue };

export interface ApiRequest<S extends z.ZodType> {
  /** Below /api/v1/, for example "rest/settings". */
  path: string;
  locale: Locale;
  query?: Record<string, QueryValue>;
  schema: S;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** FormData is sent as it is, everything else as JSON. */
  body?: unknown;
  /** The whole header value, "Bearer …"; only lib/api/customer.ts passes one. */
  authorization?: string;
}

/** "offline": no usable answer. "gone": 404. "refused": the API said no, with its code (docs/api.md 1.6). */
export type Failure =
  | { ok: false; why: 'offline' }
  | { ok: false; why: 'gone' }
  | { ok: false; why: 'unauthorized' }
  | { ok: false; why: 'refused'; code: string; message: string; params: Record<string, string[]> };

export type Outcome<T> = { ok: true; value: T } | Failure;

const refusalSchema = z.object({
  statusCode: z.coerce.string().default(''),
  message: z.string().default(''),
  params: z.record(z.string(), z.array(z.string())).catch({}).default({}),
});

export async function callApi<S extends z.ZodType>(question: ApiRequest<S>): Promise<Outcome<z.output<S>>> {
  const { path, method = 'GET', body, authorization, schema } = question;
  const start = Date.now();
  if (start < hangingUntil) return offline(path, 'the API hangs');
  try {
    const response = await fetch(urlOf(question), {
      method,
      headers: {
        Accept: 'application/json',
        // fetch sets the type of FormData itself, because it holds the boundary.
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimit),
      cache: 'no-store',
      // This API never redirects. A host that does is a different one and must not receive the token.
      redirect: 'error',
    });
    lastAnswer = Date.now();
    if (response.status === 401) return { ok: false, why: 'unauthorized' };
    if (response.status === 404) return { ok: false, why: 'gone' };
    if (response.status >= 500) return offline(path, `status ${response.status}`);
    const answer: unknown = JSON.parse((await readBody(response, sizeLimit)).toString());
    if (!response.ok) {
      const { statusCode, message, params } = refusalSchema.parse(answer);
      return { ok: false, why: 'refused', code: statusCode, message, params };
    }
    const parsed = schema.safeParse(answer);
    return parsed.success ? { ok: true, value: parsed.data } : offline(path, z.prettifyError(parsed.error));
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (isTimeout && lastAnswer < start) hangingUntil = Date.now() + hangingFor;
    return offline(path, error instanceof Error ? error.message : String(error));
  }
}

function urlOf({ path, query, locale }: ApiRequest<z.ZodType>): string {
  const pairs = Object.entries({ ...query, lang: locale }).flatMap(([key, value]) => bracketed(key, value));
  return `${env().API_URL}/api/v1/${path}?${new URLSearchParams(pairs)}`;
}

/**
 * Writes the bracket notation of docs/api.md 1.4: `rating[0]=3`, `address[latitude]=41.29`; leaves out empty values.
 */
export function bracketed(key: string, value: QueryValue): [string, string][] {
  if (value === undefined || value === null || value === '' || value === false) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => bracketed(`${key}[${index}]`, entry));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, entry]) => bracketed(`${key}[${name}]`, entry));
  return [[key, value === true ? '1' : String(value)]];
}

function offline(path: string, reason: string): Failure {
  console.warn(`API: ${path} gave no usable answer: ${reason}`);
  return { ok: false, why: 'offline' };
}
