/** Reads texts in the page's language, or in the marketplace's default one where there is none (docs/decisions/098). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { ownLocale } from '@/lib/market/queries';

/** Something, with the language that it is written in. */
export interface Written<T> {
  locale: Locale;
  value: T;
}

/** @param ask answers null where nothing is written in that language */
export async function inOwnOrDefault<T>(
  ask: (locale: Locale) => Promise<Outcome<T | null>>,
): Promise<Outcome<Written<T> | null>> {
  const { locale } = await pageMarket();
  const own = await ask(locale);
  if (!own.ok) return own;
  if (own.value !== null) return { ok: true, value: { locale, value: own.value } };
  const theirs = await ownLocale(locale);
  if (locale === theirs) return { ok: true, value: null };
  const other = await ask(theirs);
  if (!other.ok) return other;
  return { ok: true, value: other.value === null ? null : { locale: theirs, value: other.value } };
}

/** The same for a list, where an empty list counts as no text. */
export async function listInOwnOrDefault<T>(
  ask: (locale: Locale) => Promise<Outcome<T[]>>,
): Promise<Outcome<Written<T[]>>> {
  const { locale } = await pageMarket();
  const found = await inOwnOrDefault(async language => {
    const answer = await ask(language);
    return answer.ok && answer.value.length === 0 ? { ok: true, value: null } : answer;
  });
  return found.ok ? { ok: true, value: found.value ?? { locale, value: [] } } : found;
}
