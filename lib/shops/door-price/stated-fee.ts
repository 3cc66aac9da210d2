/** What a shop states of its delivery fee, for any address. */
import { type Money, money } from '@/lib/money';
import type { Shop } from '@/lib/shops/schema';

interface StatedFee {
  /** The sentence under `shop` that says it. */
  words: 'feeBoth' | 'feeFlat' | 'feePerKm';
  /** Zero where the sentence does not name it. */
  base: Money;
  perKilometre: Money;
}

/** The base fee and the price of each kilometre, so that no higher fee appears at the end; null for a free delivery. */
export function statedFee(terms: Shop['terms']): StatedFee | null {
  if (terms === null) return null;
  const base = money(Math.max(Math.round(terms.fee), 0), terms.currency);
  const perKilometre = money(Math.max(Math.round(terms.perKilometre), 0), terms.currency);
  if (base.minor === 0 && perKilometre.minor === 0) return null;
  const words = perKilometre.minor === 0 ? 'feeFlat' : base.minor === 0 ? 'feePerKm' : 'feeBoth';
  return { words, base, perKilometre };
}
