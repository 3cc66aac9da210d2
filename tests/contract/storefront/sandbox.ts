/**
 * Runs the whole sandbox in memory behind the storefront's own client, so that every call is tested with its real
 * query.
 */
import { vi } from 'vitest';
import { createApp } from '../../../sandbox/app.ts';
import { createClock } from '../../../sandbox/clock.ts';
import type { FaultKind } from '../../../sandbox/control/faults.ts';
import { loadTown } from '../../../sandbox/seed/profiles.ts';
import { catalogOf } from '../../support/catalog.ts';
import { customersOf } from '../../support/customers.ts';
import { sandboxAt } from '../../support/sandbox.ts';
import { seededStore } from '../../support/seeded-store.ts';

export const origin = 'http://sandbox.test';

const clock = createClock();
const town = await loadTown('town');
const store = seededStore('town', town, clock.now());
const app = createApp({ store, clock, town });

/** Offers every language, as an operator may, and not only those that the town is written in. */
export function offersAllLanguages(): void {
  store.run('UPDATE languages SET active = 1');
}

/** Plays an operator who writes in German: it is the marketplace's language, and no shop has a text in English. */
export function writesInGerman(): void {
  store.run("UPDATE languages SET is_default = locale = 'de'");
  store.run("DELETE FROM texts WHERE owner = 'shop' AND locale = 'en'");
}

/**
 * Plays an operator who offers no English: every call that names it is refused, as the API's shared filter does
 * (docs/api.md 1.3), except for the list of languages. Call it after `openStorefront`.
 */
export function hasNoEnglish(): void {
  writesInGerman();
  store.run("DELETE FROM languages WHERE locale = 'en'");
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url);
    const isRefused = searchParams.get('lang') === 'en' && !pathname.endsWith('/rest/languages/active');
    const params = { lang: ['The selected lang is invalid.'] };
    if (isRefused)
      return Response.json({ status: false, statusCode: 'ERROR_400', message: '', params }, { status: 400 });
    return usual(url, init);
  });
}

/**
 * Changes the rate of a currency, as an operator may at any moment. The storefront learns of it with its next list of
 * currencies.
 */
export function changesRate(currency: string, factor: number): void {
  store.run('UPDATE currencies SET rate = rate * ? WHERE id = ?', factor, Number(currency));
}

/** Adds brands until the first hundred contain only the newest one of the town. */
export function hasManyBrands(): void {
  const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 99)';
  store.run(`${numbers} INSERT INTO brands SELECT 100000 + n, 'brand-' || n, 'Brand ' || n, 1, '' FROM numbers`);
}

export const sandbox = sandboxAt(origin, 'en', (url, init) => app.request(url, init));
export const catalog = catalogOf(sandbox);
export const customers = customersOf(sandbox, catalog);

/**
 * The paths, with their queries, that the storefront calls, in order; calls by the tests themselves are not among them.
 */
export const calls: string[] = [];

/** Makes the next POST to this path fail. */
export async function failsOnce(kind: FaultKind, path: string, more: { milliseconds?: number } = {}): Promise<void> {
  await sandbox.fails(kind, path, { method: 'POST', times: 1, ...more });
}

/** Runs after the storefront's next call to `path`, whether or not its answer is lost. */
export function afterNextCall(path: string, work: () => Promise<unknown>): void {
  next = { path, work };
}

let next: { path: string; work: () => Promise<unknown> } | null = null;

/** Connects the storefront to this sandbox for as long as the file runs. */
export function openStorefront(): void {
  vi.stubEnv('API_URL', origin);
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('GEOCODE_URL', `${origin}/maps/geocode`);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // Every test checks that calls name their language: the API answers others in the operator's language (docs/api.md
    // 1.3).
    const isOurClient = init.redirect === 'error' && url.startsWith(`${origin}/api/`);
    if (isOurClient && !new URL(url).searchParams.get('lang')) throw new Error(`${url} was asked without a language`);
    calls.push(url.slice(origin.length));
    const answer = await app.request(url, init);
    if (next !== null && url.includes(next.path)) {
      const { work } = next;
      next = null;
      await work();
    }
    return answer;
  });
}

/**
 * Lets the next call of this path time out before the sandbox begins to carry it out. The returned function lets the
 * sandbox begin.
 */
export function timesOutOnce(path: string, method: 'POST' | 'DELETE' = 'POST'): () => Promise<unknown> {
  const { fetch: usual } = globalThis;
  let begin = async (): Promise<unknown> => undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== method || !url.startsWith(`${origin}/api/v1/${path}`)) return usual(url, init);
    vi.stubGlobal('fetch', usual);
    calls.push(url.slice(origin.length));
    begin = async () => app.request(url, init);
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  });
  return () => begin();
}
