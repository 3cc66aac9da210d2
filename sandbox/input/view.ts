/** What does every answer depend on? Its language, currency, market day and host, read from the request. */

import type { Context } from 'hono';
import { type Clock, marketDate } from '../clock.ts';
import type { Store } from '../database/store.ts';
import type { Town } from '../seed/types.ts';
import { Check } from './check.ts';
import type { Input } from './input.ts';

export interface Sandbox {
  store: Store;
  clock: Clock;
  /** The town that a reset seeds again. */
  town: Town;
  /** Which languages are offered: every one, or those that the town is written in. */
  languages?: 'all' | 'written';
}

export interface SandboxEnv {
  Variables: { input: Input };
}

export interface View {
  store: Store;
  check: Check;
  lang: string;
  defaultLang: string;
  /** Units of the requested currency per unit of the base currency. */
  rate: number;
  now: Date;
  /** The market's own calendar date, "YYYY-MM-DD": which decides what discounts run. */
  today: string;
  /** "http://127.0.0.1:4400" */
  origin: string;
  path: string;
}

/** For single records: an unknown language or currency falls back to the default one. */
export function viewOf(context: Context<SandboxEnv>, { store, clock, languages }: Sandbox): View {
  const check = new Check(context.get('input') ?? {});
  const defaultLang = store.one<{ locale: string }>('SELECT locale FROM languages WHERE is_default')?.locale ?? 'en';
  const url = new URL(context.req.url);
  const now = clock.now();
  return {
    store,
    check,
    lang: knownLocale(store, check.input.lang, languages === 'all') ?? defaultLang,
    defaultLang,
    rate: rateOf(store, check.input.currency_id),
    now,
    today: marketDate(now),
    origin: url.origin,
    path: url.pathname,
  };
}

/**
 * With `isWritten` one that the town is written in: lists leave out what has no text in their language, and nothing would
 * be left in the others.
 */
export function knownLocale(store: Store, lang: unknown, isWritten = false): string | undefined {
  if (typeof lang !== 'string') return undefined;
  const sql = 'SELECT locale FROM languages WHERE locale = ? AND (active OR ?)';
  return store.one<{ locale: string }>(sql, lang, isWritten ? 0 : 1)?.locale;
}

/** Units of the currency per unit of the base currency; 1 where there is none of this id. */
export function rateOf(store: Store, currencyId: unknown): number {
  const id = Number(currencyId);
  if (!Number.isInteger(id) || id <= 0) return 1;
  return store.one<{ rate: number }>('SELECT rate FROM currencies WHERE id = ?', id)?.rate ?? 1;
}
