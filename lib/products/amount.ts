/** Writes how much of its unit something is (docs/api.md 2.4, 7.9). Pure, and small enough for the browser. */
import { numberFormat } from '@/lib/i18n/formats';

export interface Measure {
  /** The unit's name: "kg". */
  title: string;
  position: 'before' | 'after';
  /** How many units one piece is. */
  amount: number;
}

/** "0.5 kg". */
export function amountWords({ title, position, amount }: Measure, language: string): string {
  const digits = numberFormat(language, { maximumFractionDigits: 3 }).format(amount);
  return position === 'after' ? `${digits}\u00a0${title}` : `${title}\u00a0${digits}`;
}

/** How much of something: "3 ×", "3 × 0.5 kg" where a piece is a part of a unit, "3 kg" where it is a whole one. */
export function quantityWords(quantity: number, measure: Measure | null, language: string): string {
  if (measure?.amount === 1) return amountWords({ ...measure, amount: quantity }, language);
  const pieces = `${numberFormat(language).format(quantity)} ×`;
  return measure === null ? pieces : `${pieces} ${amountWords(measure, language)}`;
}
