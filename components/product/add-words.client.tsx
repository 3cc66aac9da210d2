'use client';

import { formatMinor, type MoneyStyle, wholeMinor } from '@/lib/money';

interface AddWordsProps {
  /** Minor units with parts of one. */
  total: number;
  /** A template with {total}. */
  words: string;
  money: MoneyStyle;
}

/**
 * The template's words around the amount, which keeps its own direction. What the whole cart then costs at the door is
 * written behind them (components/shop/door-price.client.ts).
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
