'use client';

import { formatMinor, type MoneyStyle, wholeMinor } from '@/lib/money';

interface AddWordsProps {
  /** Minor units with fractions. */
  total: number;
  /** A template with {total}. */
  words: string;
  money: MoneyStyle;
}

/**
 * The button's label with the amount, which keeps its own direction. What the whole cart then costs including fees is
 * written after it (components/shop/door-price.client.ts).
 */
export function AddWords({ total, words, money }: AddWordsProps) {
  const [before, after] = words.split('{total}');
  return (
    <>
      {before}
      <bdi>{formatMinor(wholeMinor(total), money)}</bdi>
      {after}
      <small data-door={total} />
    </>
  );
}
