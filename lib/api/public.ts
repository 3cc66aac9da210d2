/** Calls for what everybody may see: no cookie, no token. These are the only answers that are kept. */
import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import { callApi, type Failure, type Outcome, type QueryValue } from '@/lib/api/client';
import { isInventable, type Keep } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { doNotKeepThisPage, readKept, remember } from '@/lib/stores/remember';

interface PublicRequest<S extends z.ZodType> {
  locale: Locale;
  query?: Record<string, QueryValue>;
  schema: S;
  keep: Keep;
  /**
   * The answer that a 404 stands for, where the thing asked about exists but has none of these. Kept like any other
   * answer.
   */
  none?: z.output<S>;
  /** The answer has no words, so one is kept for all languages: it may be there when that of another language fails. */
  isWordless?: true;
  /** `optional`: the page is complete without the answer, so the call must not delay others. */
  lane?: 'public' | 'optional';
}

class NoAnswer extends Error {
  readonly failure: Failure;
  /** Read by `remember`. */
  readonly isDefinite: boolean;
  constructor(failure: Failure) {
    super(`no answer: ${failure.why}`);
    this.failure = failure;
    this.isDefinite = failure.why !== 'offline';
    // Next logs this error when it serves an older answer. The client has logged the cause; a stack would add nothing.
    this.stack = `NoAnswer: ${failure.why}`;
  }
}

/**
 * Calls `GET path` and keeps the parsed answer. While the API is away, serves the last answer (up to five hours); not
 * where the API says that the thing is gone. A page that misses an answer is not kept itself, so that it recovers as
 * soon as the API does.
 *
 * @example const shop = await publicApi(`rest/shops/${id}`, { locale, schema: envelope(shopSchema), keep: memory.shop(id) });
 */
export async function publicApi<S extends z.ZodType>(
  path: string,
  { locale, query = {}, schema, keep, none, isWordless, lane = 'public' }: PublicRequest<S>,
): Promise<Outcome<z.output<S>>> {
  const key = keyOf(path, isWordless ? '' : locale, query);
  const answers = answersOfThisRender();
  const known = answers.get(key) as Promise<Outcome<z.output<S>>> | undefined;
  if (known !== undefined) return known;
  const shelved = { ...keep, isInventable: keep.isInventable ?? isInventable(query) };
  const answer = recall(key, shelved, async () => {
    const outcome = await callApi({ path, locale, query, schema, lane });
    return !outcome.ok && outcome.why === 'gone' && none !== undefined ? { ok: true, value: none } : outcome;
  });
  answers.set(key, answer);
  return answer;
}

/** The last answer to a question of `publicApi`, up to five hours old, without a call; null where none is kept. */
export async function keptAnswer<S extends z.ZodType>(
  path: string,
  { locale, query = {}, keep, isWordless }: PublicRequest<S>,
): Promise<z.output<S> | null> {
  return (await readKept<z.output<S>>(keyOf(path, isWordless ? '' : locale, query), keep))?.value ?? null;
}

function keyOf(path: string, locale: Locale | '', query: Record<string, QueryValue>): string {
  return `${path} ${locale} ${JSON.stringify(query)}`;
}

/**
 * Every price on a page needs the currency, so an answer is read from the cache once for each render. Outside of a
 * render nothing is shared.
 */
const answersOfThisRender = cache(() => new Map<string, Promise<Outcome<unknown>>>());

async function recall<T>(key: string, keep: Keep, ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    const value = await remember(key, keep, async () => {
      const outcome = await ask();
      if (outcome.ok) return outcome.value;
      throw new NoAnswer(outcome);
    });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (error.failure.why === 'offline') await doNotKeepThisPage();
    return error.failure;
  }
}
