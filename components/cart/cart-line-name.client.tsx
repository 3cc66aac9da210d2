'use client';

import { OptionLooks } from '@/components/ui/option-looks';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { PresentedLine } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import { quantityWords } from '@/lib/products/amount';

export interface CartLineProps {
  line: PresentedLine;
  /** Includes changes that are not answered yet. */
  units: number;
  words: FrameWords;
  money: MoneyStyle;
}

/** What a line of the cart is, how much of it, and what one costs. */
export function CartLineName({ line, units, words, money }: CartLineProps) {
  const { title, href, options, looks, measure, isBonus, isLost } = line;
  const price = formatMinor(line.unit, money);
  return (
    <div className="cart-what">
      {href === null ? (
        <b>
          <bdi>{title}</bdi>
        </b>
      ) : (
        <a href={href} className="hover:underline">
          <bdi>{title}</bdi>
        </a>
      )}
      {options !== '' && (
        <small>
          <OptionLooks looks={looks} />
          <bdi>{options}</bdi>
        </small>
      )}
      {measure !== null && (
        <small>
          <bdi>{quantityWords(units, measure, money.language)}</bdi>
        </small>
      )}
      {units > 1 && !isLost && !isBonus && <small>{fillWords(words.unit, { price })}</small>}
    </div>
  );
}
