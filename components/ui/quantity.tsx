import { type Measure, quantityWords } from '@/lib/products/amount';

interface QuantityProps {
  quantity: number;
  /** Null for what is sold by the piece. */
  measure: Measure | null;
  /** A BCP 47 tag. */
  language: string;
}

/**
 * "3 ×" or "3 × 0.5 kg" before what it counts. Only a unit has a direction of its own: a bare count that is set apart
 * would be written "× 3" on a page from right to left.
 */
export function Quantity({ quantity, measure, language }: QuantityProps) {
  const words = quantityWords(quantity, measure, language);
  return measure === null ? words : <bdi>{words}</bdi>;
}
