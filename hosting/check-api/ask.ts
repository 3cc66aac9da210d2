/** Asks one call and judges its answer by the storefront's own schema. */
import { z } from 'zod';
import { bracketed, type QueryValue, sizeLimit } from '@/lib/api/client';
import { parseJson, readBody, TooLarge } from '@/lib/api/response-body';
import { droppedItems } from '@/lib/api/schema';
import { errorMessage } from '@/lib/error-message';
import type { Facts, Read } from './read.ts';
import { watched } from './watched.ts';

/**
 * "good": the answer has all that the page reads. "none": the API has nothing there, which is fine. "suffers": the page
 * loses a part. "breaks": the page shows that something is wrong. "skipped": no earlier answer contained the id to ask
 * about.
 */
export type Verdict = 'good' | 'none' | 'suffers' | 'breaks' | 'skipped';

export interface Finding {
  call: string;
  page: string;
  verdict: Verdict;
  /** Null where no answer came in time. */
  status: number | null;
  /** Whether it was an API that answered, and with yes. */
  isAnswered: boolean;
  milliseconds: number;
  /** A sentence about what is wrong. */
  wrong: string[];
  /**
   * Fields that the page reads and that no object of the answer has. The API may leave out what is 0 or empty
   * (docs/api.md 1.8).
   */
  leftOut: string[];
}

export interface Api {
  /** The path below /api/v1. */
  origin: string;
  lang: string;
  revision: 'R1' | 'R2';
  /** The whole header value. */
  authorization?: string;
  fetch: typeof fetch;
  /** Milliseconds; the storefront itself waits for 16,000. */
  patience: number;
}

export async function ask(api: Api, row: Read, facts: Facts): Promise<Finding> {
  const unasked = { status: null, isAnswered: false, milliseconds: 0, wrong: [], leftOut: [] };
  const finding = { call: `GET ${row.path}`, page: row.page, ...unasked };
  const missing = [row.path, JSON.stringify(row.query ?? {})].flatMap(text => namesIn(text)).find(name => !facts[name]);
  if (missing !== undefined) return { ...finding, verdict: 'skipped', wrong: [`no ${missing} to ask about`] };
  const start = performance.now();
  const answer = await send(api, filled(row.path, facts, encodeURIComponent), filledQuery(row.query ?? {}, facts));
  const milliseconds = Math.round(performance.now() - start);
  if ('trouble' in answer) {
    const { status } = answer;
    return { ...finding, milliseconds, status, verdict: damage(row), wrong: [wordsFor(answer, row)] };
  }
  return { ...finding, milliseconds, status: answer.status, ...judged(row, answer, facts, api.revision) };
}

interface Answer extends Pick<Response, 'status' | 'headers'> {
  body: Buffer;
}

interface Trouble {
  trouble: string;
  isTooLarge?: boolean;
}

/** `status` is that of a redirect, or null where no answer came. */
interface NoAnswer extends Trouble {
  status: number | null;
}

type Judgement = Pick<Finding, 'verdict' | 'wrong' | 'leftOut'> & Partial<Pick<Finding, 'isAnswered'>>;

function judged(row: Read, received: Answer, facts: Facts, revision: Api['revision']): Judgement {
  const { status } = received;
  const isNone = status === 404 && (row.mayBeNone || (row.since === 'R2' && revision === 'R1'));
  const isRefusal = row.mayRefuse && status >= 400 && status < 500 && status !== 401 && status !== 429;
  if (isNone || isRefusal) return { verdict: 'none', wrong: [], leftOut: [] };
  if (status < 200 || status > 299) return { verdict: damage(row), wrong: [`status ${status}`], leftOut: [] };
  const read = row.isFile ? { json: received.body } : jsonOf(received);
  if ('trouble' in read) return { verdict: damage(row), wrong: [wordsFor(read, row)], leftOut: [] };
  const { json } = read;
  const { answer, leftOut } = row.isFile ? { answer: json, leftOut: () => [] } : watched(json);
  const { value, problems, dropped } = parsed(row.schema, answer);
  const unasked = beyondPage(json, row);
  if (problems.length > 0)
    return { isAnswered: true, verdict: damage(row), wrong: [...problems, ...unasked], leftOut: leftOut() };
  for (const [name, told] of Object.entries(row.tells(value))) if (told !== undefined) facts[name] = String(told);
  const wrong = [...dropped, ...unasked];
  const verdict = wrong.length === 0 ? 'good' : isEmptied(json, value) ? damage(row) : 'suffers';
  return { isAnswered: true, verdict, wrong, leftOut: leftOut() };
}

const wholeList = 'perPage is ignored: each page reads the whole list, and none shows it once it is too large';

/** Says so where a list has more items than its page was asked for. */
function beyondPage(json: unknown, { query }: Read): string[] {
  const sent = (json as { data?: unknown } | null)?.data;
  const most = Number(query?.perPage);
  if (!Array.isArray(sent) || !(sent.length > most)) return [];
  return [`${sent.length} items where ${most} were asked for; ${wholeList}`];
}

function wordsFor({ trouble, isTooLarge }: Trouble, { query }: Read): string {
  if (!isTooLarge || query?.perPage === undefined) return trouble;
  return `${trouble} where ${query.perPage} items were asked for; ${wholeList}`;
}

/** Whether a list had items, and not one of them could be read. */
function isEmptied(json: unknown, value: unknown): boolean {
  const sent = (json as { data?: unknown } | null)?.data;
  const read = Array.isArray(value) ? value : (value as { items?: unknown } | null)?.items;
  return Array.isArray(sent) && sent.length > 0 && Array.isArray(read) && read.length === 0;
}

function damage({ isWhole }: Read): Verdict {
  return isWhole ? 'breaks' : 'suffers';
}

/** `dropped`: what was wrong with items that a list of the answer lost. */
function parsed(schema: z.ZodType, answer: unknown): { value: unknown; problems: string[]; dropped: string[] } {
  const usual = droppedItems.tell;
  const dropped: z.ZodError[] = [];
  droppedItems.tell = errors => dropped.push(...errors);
  try {
    const value = schema.parse(answer);
    return { value, problems: [], dropped: counted(dropped.flatMap(wordsOf).map(words => `items left out: ${words}`)) };
  } catch (error) {
    return { value: undefined, problems: error instanceof z.ZodError ? wordsOf(error) : [String(error)], dropped: [] };
  } finally {
    droppedItems.tell = usual;
  }
}

function wordsOf(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
}

/** Merges equal sentences about many items into one with a count. */
function counted(sentences: string[]): string[] {
  const times = new Map<string, number>();
  for (const sentence of sentences) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, count]) => (count === 1 ? sentence : `${sentence} (${count} times)`));
}

async function send(
  { origin, lang, authorization, fetch, patience }: Api,
  path: string,
  query: Record<string, QueryValue>,
): Promise<Answer | NoAnswer> {
  const pairs = Object.entries({ ...query, lang }).flatMap(([key, value]) => bracketed(key, value));
  try {
    const response = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(pairs)}`, {
      headers: { Accept: 'application/json', ...(authorization !== undefined && { Authorization: authorization }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    if (isRedirect(response)) return { status: response.status, trouble: leadsElsewhere(response, origin) };
    const { status, headers } = response;
    return { status, headers, body: await readBody(response, sizeLimit) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return { status: null, trouble: `no answer in ${patience} ms` };
    const trouble = `no connection, or no whole answer (${errorMessage(error)})`;
    return { status: null, trouble, isTooLarge: error instanceof TooLarge };
  }
}

/** The storefront's own client fails there (lib/api/client.ts). */
function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

/** Names the host alone: it is what an operator has mistaken, and a URL may contain an id. */
function leadsElsewhere({ headers }: Response, origin: string): string {
  const place = URL.parse(headers.get('Location') ?? '', origin)?.origin ?? 'nowhere';
  return `it redirects to ${place}, and the storefront does not follow`;
}

function jsonOf({ body, ...head }: Answer): { json: unknown } | Trouble {
  try {
    return { json: parseJson(body, head) };
  } catch (error) {
    return { trouble: errorMessage(error), isTooLarge: error instanceof TooLarge };
  }
}

const braces = /\{(\w+)\}/g;

function namesIn(text: string): string[] {
  return [...text.matchAll(braces)].map(([, name = '']) => name);
}

function filled(text: string, facts: Facts, write = (fact: string) => fact): string {
  return text.replaceAll(braces, (_, name: string) => write(facts[name] ?? ''));
}

function filledQuery(query: Record<string, QueryValue>, facts: Facts): Record<string, QueryValue> {
  const fill = (value: QueryValue): QueryValue => {
    if (typeof value === 'string') return filled(value, facts);
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'object' && value !== null ? filledQuery(value, facts) : value;
  };
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, fill(value)]));
}
