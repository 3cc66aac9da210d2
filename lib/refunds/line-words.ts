/** Writes a line of an order in few words: "2 × Pad Thai · large". */
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { OrderLine } from '@/lib/orders/schema';
import { quantityWords } from '@/lib/products/amount';

export function lineWords({ quantity, measure, title, options }: OrderLine, locale: Locale): string {
  const many = quantityWords(quantity, measure, languageTag(locale));
  return `${many} ${[title, ...options].filter(Boolean).join(' · ')}`;
}
