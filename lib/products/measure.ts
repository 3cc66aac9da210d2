/** Parses how much of its unit one piece of a product contains, and writes what one unit costs (docs/api.md 2.4, 7.9). */

import { z } from 'zod';
import { number, translation } from '@/lib/api/schema';
import { isolated } from '@/lib/i18n/isolated';
import { formatMinor, type Money, type MoneyStyle, wholeMinor } from '@/lib/money';
import { amountWords, type Measure } from '@/lib/products/amount';

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

/** As we keep it ourselves. */
export const keptMeasure = z
  .object({ title: z.string(), position: z.enum(['before', 'after']), amount: z.number() })
  .nullish()
  .transform(measure => measure ?? null);

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
