'use client';

import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle, wholeMinor } from '@/lib/money';

interface AddWordsProps {
  quantity: number;
  /** Minor units with parts of one. */
  total: number;
  /** A template with {count} and {total}. */
  words: string;
  money: MoneyStyle;
}

/**
 * The template's words around the amount, which keeps its own direction. What the whole cart then costs at the door is
 * written behind them (components/shop/door-price.client.ts).
 */
export function AddWords({ quantity, total, words, money }: AddWordsProps) {
  const count = numberFormat(money.language).format(quantity);
  const [before, after] = fillWords(words, { count }).split('{total}');
  return (
    <>
      {before}
      <bdi>{formatMinor(wholeMinor(total), money)}</bdi>
      {after}
      <small data-door={total} />
    </>
  );
}
