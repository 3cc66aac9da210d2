'use client';

import { CartForm } from '@/components/cart/cart-form.client';
import { CartLineNotes } from '@/components/cart/cart-line-notes.client';
import { LineStepper } from '@/components/cart/line-stepper.client';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { PresentedLine } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';
import { isolated } from '@/lib/i18n/isolated';
import { formatMinor, type MoneyStyle } from '@/lib/money';

interface CartLineProps {
  line: PresentedLine;
  /** Includes changes that are not answered yet. */
  units: number;
  words: FrameWords;
  money: MoneyStyle;
}

/** One line of the cart: product, price, quantity, and a button to remove it. */
export function CartLine({ line, units, words, money }: CartLineProps) {
  const { stockId, title, href, options, picture, unit, isBonus, isLost } = line;
  const isMoving = units !== line.quantity;
  const price = (minor: number) => formatMinor(minor, money);
  const priceOf = (minor: number) => (minor === 0 ? words.free : price(minor));
  return (
    <li className="cart-line" data-lost={isLost || undefined}>
      {picture === null ? (
        <span className="cart-picture" />
      ) : (
        <img className="cart-picture" src={picture} alt="" loading="lazy" />
      )}
      <div className="cart-what">
        {href === null ? (
          <b>{title}</b>
        ) : (
          <a href={href} className="hover:underline">
            {title}
          </a>
        )}
        {options !== '' && <small>{options}</small>}
        {units > 1 && !isLost && !isBonus && <small>{fillWords(words.unit, { price: isolated(price(unit)) })}</small>}
      </div>
      <p className="cart-price">
        {line.oldTotal !== null && !isMoving && (
          <s>
            <span className="sr-only">{words.before}</span>
            <bdi>{price(line.oldTotal)}</bdi>
          </s>
        )}
        {!isLost && <bdi>{priceOf(isMoving ? unit * units : line.total)}</bdi>}
      </p>
      <CartLineNotes line={line} words={words} money={money} />
      {!isBonus && (
        <div className="cart-tools spread">
          {!isLost && <LineStepper line={line} units={units} words={words} money={money} />}
          <CartForm change={{ do: 'remove', line: stockId }} effects={[{ stockId, to: 0 }]}>
            <button
              type="submit"
              aria-label={fillWords(words.remove, { title })}
              className="cart-link font-normal text-soft"
            >
              {words.removeShort}
            </button>
          </CartForm>
        </div>
      )}
    </li>
  );
}
