/** Writes a line of an order in few words: "2 × Pad Thai · large". */
import { numberFormat } from '@/lib/i18n/formats';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { OrderLine } from '@/lib/orders/schema';

export function lineWords({ quantity, title, options }: OrderLine, locale: Locale): string {
  const count = numberFormat(languageTag(locale)).format(quantity);
  return `${count} × ${[title, ...options].filter(Boolean).join(' · ')}`;
}
