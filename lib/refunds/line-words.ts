/** Writes lines of an order in few words. */

import { type Locale, languageTag } from '@/lib/i18n/locales';
import { sideBySide } from '@/lib/i18n/side-by-side';
import type { OrderLine } from '@/lib/orders/parts/line-schema';
import { quantityWords } from '@/lib/products/amount';

/** "2 × Pad Thai · large" */
export function lineWords({ quantity, measure, title, options }: OrderLine, locale: Locale): string {
  const many = quantityWords(quantity, measure, languageTag(locale));
  return `${many} ${sideBySide([title, ...options])}`;
}

/** Lines of the same product together, without their options: "3 × Pad Thai". */
export function thingWords(lines: OrderLine[], locale: Locale): string[] {
  const same = Map.groupBy(lines, ({ title, measure }) => JSON.stringify([title, measure]));
  return [...same.values()].flatMap(together => {
    const [first] = together;
    const quantity = together.reduce((sum, line) => sum + line.quantity, 0);
    return first === undefined ? [] : lineWords({ ...first, quantity, options: [] }, locale);
  });
}
