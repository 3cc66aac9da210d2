import { type Measure, quantityWords } from '@/lib/products/amount';

interface QuantityProps {
  quantity: number;
  /** Null for a product that is sold by the piece. */
  measure: Measure | null;
  /** A BCP 47 tag. */
  language: string;
}

/**
 * "3 ×" or "3 × 0.5 kg" before a product. Only a quantity with a unit is isolated: an isolated count alone would be
 * displayed as "× 3" on a right-to-left page.
 */
export function Quantity({ quantity, measure, language }: QuantityProps) {
  const words = quantityWords(quantity, measure, language);
  return measure === null ? words : <bdi>{words}</bdi>;
}
