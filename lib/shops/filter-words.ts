/** Writes the values of a filter in words. */

import type { getTranslations } from 'next-intl/server';
import { numberFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import type { ShopFilter } from '@/lib/shops/filters';

/** `language` is a BCP 47 tag. */
export function ratingWords(rating: string, language: string): string {
  return numberFormat(language, { minimumFractionDigits: 1 }).format(Number(rating));
}

export function priceRangeWords(
  { from, to }: ShopFilter,
  t: Awaited<ReturnType<typeof getTranslations<'list'>>>,
  style: MoneyStyle,
): string {
  const lowest = isolated(formatMinor(Number(from) * 100, style));
  const highest = isolated(formatMinor(Number(to) * 100, style));
  if (from === '') return t('pricesTo', { to: highest });
  return to === '' ? t('pricesFrom', { from: lowest }) : t('pricesChip', { from: lowest, to: highest });
}
