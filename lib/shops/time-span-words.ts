/** Writes how long a delivery takes, as one word: "25–35 min". `language` is a BCP 47 tag. */
import { LRUCache } from 'lru-cache';
import { numberFormat } from '@/lib/i18n/formats';
import { asOneWord } from '@/lib/i18n/one-word';
import type { DeliveryTime } from '@/lib/shops/schema';

/**
 * A cache: Intl took a hundredth of the home page's time for the time spans of its cards, and hundreds of shops share a
 * few dozen.
 */
const written = new LRUCache<string, string>({ max: 2000 });

export function timeSpanWords(span: NonNullable<DeliveryTime>, language: string): string {
  const key = `${span.from} ${span.to} ${span.type} ${language}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const words = write(span, language);
  written.set(key, words);
  return words;
}

function write({ from, to, type }: NonNullable<DeliveryTime>, language: string): string {
  const format = numberFormat(language, { style: 'unit', unit: type, unitDisplay: 'short' });
  return asOneWord(from < to ? format.formatRange(from, to) : format.format(from));
}
