/** Writes how long a delivery takes: "25–35 min". `language` is a BCP 47 tag. */
import { numberFormat } from '@/lib/i18n/formats';
import type { DeliveryTime } from '@/lib/shops/schema';

export function timeSpanWords({ from, to, type }: NonNullable<DeliveryTime>, language: string): string {
  const format = numberFormat(language, { style: 'unit', unit: type, unitDisplay: 'short' });
  return from < to ? format.formatRange(from, to) : format.format(from);
}
