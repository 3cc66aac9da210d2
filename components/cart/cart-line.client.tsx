'use client';

import { CartForm } from '@/components/cart/cart-form.client';
import { CartLineName, type CartLineProps } from '@/components/cart/cart-line-name.client';
import { CartLineNotes } from '@/components/cart/cart-line-notes.client';
import { LineStepper } from '@/components/cart/line-stepper.client';
import { fillWords } from '@/lib/i18n/fill-words';
import { formatMinor } from '@/lib/money';

/** One line of the cart: product, price, quantity, and a button to remove it. */
export function CartLine({ line, units, words, money }: CartLineProps) {
  const { stockId, title, picture, unit, isBonus, isLost } = line;
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
      <CartLineName line={line} units={units} words={words} money={money} />
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
