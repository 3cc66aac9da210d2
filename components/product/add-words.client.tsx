'use client';

import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';

interface AddWordsProps {
  quantity: number;
  /** Minor units. */
  total: number;
  /** A template with {count} and {total}. */
  words: string;
  money: MoneyStyle;
}

/** The template's words around the amount, which keeps its own direction. */
export function AddWords({ quantity, total, words, money }: AddWordsProps) {
  const count = numberFormat(money.language).format(quantity);
  const [before, after] = fillWords(words, { count }).split('{total}');
  return (
    <>
      {before}
      <bdi>{formatMinor(total, money)}</bdi>
      {after}
    </>
  );
}
