/** Writes the values of a filter in words. */

import type { getTranslations } from 'next-intl/server';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import type { LeastRating, ShopFilter } from '@/lib/shops/list/filters';

type ListWords = Awaited<ReturnType<typeof getTranslations<'list'>>>;

/** `language` is a BCP 47 tag. */
export function leastRatingWords(rating: LeastRating, t: ListWords, language: string): string {
  return t('ratingFrom', { rating: numberFormat(language, { minimumFractionDigits: 1 }).format(Number(rating)) });
}

export function priceRangeWords({ from, to }: ShopFilter, t: ListWords, style: MoneyStyle): string {
  const lowest = formatMinor(Number(from) * 100, style);
  const highest = formatMinor(Number(to) * 100, style);
  if (from === '') return t('pricesTo', { to: highest });
  return to === '' ? t('pricesFrom', { from: lowest }) : t('pricesChip', { from: lowest, to: highest });
}
