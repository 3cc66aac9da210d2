/**
 * The one HTTP client of the marketplace's API. Only the three functions of public.ts, customer.ts and live.ts call it.
 */
import 'server-only';
import { z } from 'zod';
import { breaker, type CallMark, patternOf } from '@/lib/api/breaker';
import type { Lane } from '@/lib/api/lanes';
import { inTurn } from '@/lib/api/queue';
import { discardBody, parseJson, readBody } from '@/lib/api/response-body';
import { text } from '@/lib/api/schema';
import { holds, noteWait, readRetryAfter } from '@/lib/api/told-to-wait';
import { env } from '@/lib/env';
import { errorMessage } from '@/lib/error-message';
import type { Locale } from '@/lib/i18n/locales';
import { maskedPath, reportCall } from '@/lib/telemetry';

/** Milliseconds (docs/behaviour.md 9). */
const timeLimit = 16_000;

/**
 * Milliseconds after which a call that fails without any answer counts as one that hangs. `fetch` gives up after ten
 * seconds where nobody accepts the connection, or no name server says where.
 */
const hangsAfter = 5000;

/** Seconds for which the API may still carry out a call that we have stopped waiting for: `mayStillRun` below. */
export const mayStillRunFor = 30;

/** Bytes. A menu of 5,000 products is about 5 MB; anything larger does not come from this API. */
export const sizeLimit = 16 * 1024 * 1024;

export type QueryValue = string | number | boolean | null | undefined | QueryValue[] | { [key: string]: QueryValue };

export interface ApiRequest<S extends z.ZodType> {
  /** Below /api/v1/, for example "rest/settings". */
  path: string;
  locale: Locale;
  query?: Record<string, QueryValue>;
  schema: S;
  /** The answer is a file, and the schema gets its bytes as a Buffer. A refusal still arrives as JSON. */
  isFile?: boolean;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** FormData is sent as it is, everything else as JSON. */
  body?: unknown;
  /** The whole header value, "Bearer …"; only lib/api/customer.ts passes one. */
  authorization?: string;
  /** The queue that the call waits in; "customer" where there is an authorization, else "live". */
  lane?: Lane;
}

/**
 * "offline": no usable answer. `mayStillRun`: we, or a gateway in front of the API, have stopped waiting, but the API
 * may still carry the call out. "gone": the API's own 404. "refused": the API said no, with its code (docs/api.md 1.6).
 * "Too many requests" counts as "offline". So does a 401 or 403 to a call without a session, because what is public is
 * refused to nobody. Then `turnedAway` says which of the two it was; such a call has changed nothing.
 */
export type Failure =
  | { ok: false; why: 'offline'; turnedAway?: 'tooMany' | 'forbidden'; mayStillRun?: true }
  | { ok: false; why: 'gone' }
  | { ok: false; why: 'unauthorized' }
  | { ok: false; why: 'refused'; code: string; message: string; params: Record<string, string[]> };

export type Outcome<T> = { ok: true; value: T } | Failure;

const refusalSchema = z.object({
  statusCode: text.catch(''),
  message: text.catch(''),
  params: z.record(z.string(), z.array(z.string())).catch({}).default({}),
});

export async function callApi<S extends z.ZodType>(question: ApiRequest<S>): Promise<Outcome<z.output<S>>> {
  const { path, method = 'GET', authorization } = question;
  const call: Call = { pattern: patternOf(method, path), customer: authorization };
  const began = performance.now();
  const outcome = await ask(question, call);
  reportCall({
    call: `${method} ${maskedPath(path)}`,
    outcome: outcome.ok ? 'ok' : outcome.why,
    status: call.status,
    milliseconds: performance.now() - began,
  });
  return outcome;
}

interface Call extends CallMark {
  /** The HTTP status, once there is an answer. */
  status?: number;
}

async function ask<S extends z.ZodType>(question: ApiRequest<S>, call: Call): Promise<Outcome<z.output<S>>> {
  const { path, authorization, lane = authorization === undefined ? 'live' : 'customer' } = question;
  const seconds = holds.secondsLeft(call);
  if (seconds > 0) return mustWait(path, seconds);
  if (!breaker.admits(call)) return offline(path, 'the API hangs');
  const outcome = await inTurn(lane, () => send(question, call));
  return outcome ?? offline(path, 'too many calls are waiting');
}

async function send<S extends z.ZodType>(question: ApiRequest<S>, call: Call): Promise<Outcome<z.output<S>>> {
  const { path, method = 'GET', body, authorization } = question;
  const start = performance.now();
  try {
    const response = await fetch(urlOf(question), {
      method,
      headers: {
        Accept: 'application/json',
        // fetch sets the type of FormData itself, because the type contains the boundary.
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimit),
      cache: 'no-store',
      // This API never redirects. A host that does is a different one and must not receive the token.
      redirect: 'error',
    });
    breaker.answered(call);
    call.status = response.status;
    return waitsAsTold(await readOutcome(response, question), response, call);
  } catch (error) {
    const failure = offline(path, errorMessage(error));
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (isTimeout || performance.now() - start > hangsAfter) breaker.timedOut(call, start);
    return isTimeout ? { ...failure, mayStillRun: true } : failure;
  }
}

/** @throws when the answer is too large, breaks off, or is no JSON where it should be. */
async function readOutcome<S extends z.ZodType>(
  response: Response,
  { path, authorization, schema, isFile }: ApiRequest<S>,
): Promise<Outcome<z.output<S>>> {
  const { status } = response;
  const isPublic = authorization === undefined;
  const failure = failureOf(status, path, isPublic);
  if (failure !== null) {
    discardBody(response);
    return failure;
  }
  const body = await readBody(response, sizeLimit);
  const answer: unknown = isFile && response.ok ? body : parseJson(body, response);
  if (!response.ok) {
    const { statusCode, message, params } = refusalSchema.parse(answer);
    // A proxy's 404 says nothing of the thing; the API's has a code (docs/api.md 1.6).
    if (status === 404)
      return statusCode === '' ? offline(path, 'status 404 without a code') : { ok: false, why: 'gone' };
    if (statusCode === noDatabase) return offline(path, `status ${status} ${statusCode}`);
    if (statusCode === tooMany || (isPublic && turningAway.includes(statusCode)))
      return turnedAway(path, status, statusCode);
    return { ok: false, why: 'refused', code: statusCode, message, params };
  }
  const parsed = schema.safeParse(answer);
  return parsed.success ? { ok: true, value: parsed.data } : offline(path, z.prettifyError(parsed.error));
}

/** The failure that the status alone tells; null where the body has to be read. */
function failureOf(status: number, path: string, isPublic: boolean): Failure | null {
  if (status === 401 && (!isPublic || path.startsWith('auth/'))) return { ok: false, why: 'unauthorized' };
  if (status >= 500) {
    const failure = offline(path, `status ${status}`);
    return gaveUp.includes(status) ? { ...failure, mayStillRun: true } : failure;
  }
  if (status === 429 || (isPublic && [401, 403].includes(status))) return turnedAway(path, status, '');
  return null;
}

/** The statuses of gateways that stopped waiting for the API; the second is Cloudflare's. */
const gaveUp = [504, 524];

/** Some backends report these only by the code, with status 400 (docs/api.md 1.7). */
const turningAway = ['ERROR_100', 'ERROR_101', 'ERROR_403'];
const tooMany = 'ERROR_429';

/** The API is there, but not what it knows: some backends say so with status 400 (docs/api.md 1.7). */
const noDatabase = 'ERROR_415';

function turnedAway(path: string, status: number, code: string): Failure {
  const isTooMany = status === 429 || code === tooMany;
  return { ...offline(path, `status ${status} ${code}`.trim()), turnedAway: isTooMany ? 'tooMany' : 'forbidden' };
}

/** Has the next such calls wait where this answer asked for it. */
function waitsAsTold<T>(outcome: Outcome<T>, response: Response, call: Call): Outcome<T> {
  const isTooMany = !outcome.ok && outcome.why === 'offline' && outcome.turnedAway === 'tooMany';
  const seconds = isTooMany || response.status === 503 ? readRetryAfter(response) : 0;
  if (seconds > 0) holds.hold(call, seconds);
  noteWait(seconds);
  return outcome;
}

function mustWait(path: string, seconds: number): Failure {
  noteWait(seconds);
  return { ...offline(path, `the API asked to wait ${seconds} s longer`), turnedAway: 'tooMany' };
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

/** Names the call as its line in the log does: without ids, and without the codes that some paths contain. */
function offline(path: string, reason: string): { ok: false; why: 'offline' } {
  console.warn(`API: ${maskedPath(path)} gave no usable answer: ${reason}`);
  return { ok: false, why: 'offline' };
}
