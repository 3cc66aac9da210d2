/** How much of its unit one piece of a product contains, and what one unit costs (docs/api.md 2.4, 7.9). */

import { z } from 'zod';
import { number, translation } from '@/lib/api/schema';
import { numberFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { formatMinor, type Money, type MoneyStyle, wholeMinor } from '@/lib/money';

export interface Measure {
  /** The unit's name: "kg". */
  title: string;
  position: 'before' | 'after';
  /** How many units one piece is. */
  amount: number;
}

/** As the wire has them, beside a product's other fields. */
export const measureFields = {
  unit: z
    .object({ position: z.enum(['before', 'after']).catch('after'), translation })
    .nullish()
    .catch(null),
  interval: number.catch(0),
};

/** Null where the API names no unit. Without an interval one piece is one unit. */
export function measureOf({ unit, interval }: z.output<z.ZodObject<typeof measureFields>>): Measure | null {
  const title = unit?.translation.title ?? '';
  if (!unit || title === '') return null;
  return { title, position: unit.position, amount: interval > 0 ? interval : 1 };
}

/** "0.5 kg". */
export function amountWords({ title, position, amount }: Measure, language: string): string {
  const digits = numberFormat(language, { maximumFractionDigits: 3 }).format(amount);
  return position === 'after' ? `${digits}\u00a0${title}` : `${title}\u00a0${digits}`;
}

/** "per kg", or "0.5 kg · $13.80 per kg" where a piece is not one unit; `per` is "per kg" in the page's language. */
export function measureWords(measure: Measure, price: Money, per: string, style: MoneyStyle): string {
  if (measure.amount === 1) return per;
  const { minor } = unitPrice(measure, price);
  return `${amountWords(measure, style.language)} · ${isolated(formatMinor(minor, style))} ${per}`;
}

/** What one whole unit costs, in whole minor units. */
function unitPrice({ amount }: Measure, price: Money): Money {
  return { ...price, minor: wholeMinor(price.minor / amount) };
}
