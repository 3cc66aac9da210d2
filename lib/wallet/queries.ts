/** Reads the wallet's history, payments, and possible receivers, anew each time (docs/api.md 10.8, 12.2, 12.5). */
import 'server-only';
import type { z } from 'zod';
import type { Outcome, QueryValue } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { type ListPage, pageEnvelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { withSide } from '@/lib/market/currencies';
import { currencyQuery, type Market } from '@/lib/market/market';
import { firstPageWith } from '@/lib/paths/document-pages';
import { cutTo, longestTerm } from '@/lib/typed-lengths';
import {
  moveSchema,
  type Person,
  personSchema,
  transactionSchema,
  type WalletMove,
  type WalletTransaction,
} from '@/lib/wallet/schema';

/** Lines of a page. */
const perPage = 20;

export interface WalletList<T> extends Pick<ListPage<T>, 'items' | 'isPartial'> {
  /** The first and last page shown. */
  firstPage: number;
  page: number;
  lastPage: number;
}

/** All pages of the document up to this one. */
export function listMoves(page: number, market: Market): Promise<Outcome<WalletList<WalletMove>>> {
  return upTo(page, number => readMoves(market, { page: number, perPage }));
}

/** Lines among which one is looked for: a customer with more in an hour finds theirs in the list. */
const looked = 20;

/** Newest first. */
export async function newestMoves(market: Market): Promise<Outcome<WalletMove[]>> {
  return readable(await readMoves(market, { perPage: looked }));
}

/** An account of which nothing can be read is not one without moves, whose next move would be its first. */
function readable<T>(found: Outcome<ListPage<T>>): Outcome<T[]> {
  if (!found.ok) return found;
  const { items, isPartial } = found.value;
  return items.length === 0 && isPartial ? { ok: false, why: 'offline' } : { ok: true, value: items };
}

export function listTransactions(page: number, locale: Locale): Promise<Outcome<WalletList<WalletTransaction>>> {
  return upTo(page, async number => {
    const found = await readTransactions(locale, { page: number, perPage });
    if (!found.ok) return found;
    const items = await Promise.all(found.value.items.map(one => withItsSide(one, locale)));
    return { ok: true, value: { ...found.value, items } };
  });
}

async function withItsSide(one: WalletTransaction, locale: Locale): Promise<WalletTransaction> {
  const { charged } = one;
  return charged === null
    ? one
    : { ...one, charged: { ...charged, currency: await withSide(charged.currency, locale) } };
}

/** Top-ups, paid or not. Newest first. */
export async function newestTopUps(locale: Locale): Promise<Outcome<WalletTransaction[]>> {
  return readable(await readTransactions(locale, { model: 'wallet', perPage: looked }));
}

/** The shortest text that is searched for: a shorter one would list everybody. */
export const shortestSearch = 3;

/**
 * Other customers with a wallet whose name, phone, e-mail address or number matches. Ten at most, so that it is no list
 * of customers.
 */
export async function findPeople(search: string, locale: Locale): Promise<Outcome<Person[]>> {
  const words = search.trim();
  if (words.length < shortestSearch) return { ok: true, value: [] };
  const query = { search: cutTo(longestTerm, words), perPage: 10 };
  const found = await read('dashboard/user/search-sending', locale, query, personSchema);
  return found.ok ? { ok: true, value: found.value.items } : found;
}

function readMoves(market: Market, query: Record<string, QueryValue>): Promise<Outcome<ListPage<WalletMove>>> {
  const whole = { ...query, ...currencyQuery(market) };
  return read('dashboard/user/wallet/histories', market.locale, whole, moveSchema(market.currency));
}

function readTransactions(
  locale: Locale,
  query: Record<string, QueryValue>,
): Promise<Outcome<ListPage<WalletTransaction>>> {
  return read('dashboard/user/transactions/paginate', locale, query, transactionSchema);
}

function read<S extends z.ZodType>(
  path: string,
  locale: Locale,
  query: Record<string, QueryValue>,
  item: S,
): Promise<Outcome<ListPage<z.output<S>>>> {
  return customerApi({ path, locale, query, schema: pageEnvelope(item) });
}

async function upTo<T extends { id: number }>(
  page: number,
  readPage: (page: number) => Promise<Outcome<ListPage<T>>>,
): Promise<Outcome<WalletList<T>>> {
  const firstPage = firstPageWith(page);
  const numbers = Array.from({ length: page - firstPage + 1 }, (_, index) => firstPage + index);
  const items = new Map<number, T>();
  let lastPage = 1;
  let isPartial: true | undefined;
  for (const found of await Promise.all(numbers.map(readPage))) {
    if (!found.ok) return found;
    ({ lastPage } = found.value);
    isPartial ??= found.value.isPartial;
    // A line that came in between two answers moves the last line of one page to the next.
    for (const one of found.value.items) items.set(one.id, one);
  }
  return {
    ok: true,
    value: { items: [...items.values()], firstPage, page, lastPage, ...(isPartial && { isPartial }) },
  };
}
