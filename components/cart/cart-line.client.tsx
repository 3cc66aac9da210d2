'use client';

import { CartForm } from '@/components/cart/cart-form.client';
import { CartLineNotes } from '@/components/cart/cart-line-notes';
import type { FrameWords } from '@/components/cart/frame-words';
import type { ShownLine } from '@/components/cart/shown';
import { fill } from '@/components/product/fill';
import { changeQuantity, removeFromCart } from '@/lib/cart/actions';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';

interface CartLineProps {
  line: ShownLine;
  /** With what is on its way. */
  units: number;
  words: FrameWords;
  money: MoneyStyle;
}

/** One line: what it is, what it costs, how many, and a way out of the cart. */
export function CartLine({ line, units, words, money }: CartLineProps) {
  const { stockId, title, href, options, picture, min, max, unit, isBonus, isLost } = line;
  const isMoving = units !== line.quantity;
  const price = (minor: number) => formatMinor(minor, money);
  const set = (quantity: number) => ({
    action: changeQuantity,
    change: { do: 'set', line: stockId, quantity } as const,
    effects: [{ stockId, to: quantity }],
  });
  return (
    <li className="cart-line" data-lost={isLost || undefined}>
      {picture === null ? (
        <span className="cart-picture" />
      ) : (
        <img className="cart-picture" src={picture} alt="" loading="lazy" />
      )}
      <div className="cart-what">
        {href === null ? <b>{title}</b> : <a href={href}>{title}</a>}
        {options !== '' && <small>{options}</small>}
        {units > 1 && !isLost && !isBonus && <small>{fill(words.unit, { price: price(unit) })}</small>}
        <CartLineNotes line={line} words={words} money={money} />
      </div>
      <p className="cart-price">
        {line.oldTotal !== null && !isMoving && (
          <s>
            <bdi>{price(line.oldTotal)}</bdi>
          </s>
        )}
        {!isLost && <bdi>{price(isMoving ? unit * units : line.total)}</bdi>}
      </p>
      {!isBonus && (
        <div className="cart-tools">
          {!isLost && (
            // biome-ignore lint/a11y/useSemanticElements: three controls of one number, no fields of a form.
            <div role="group" aria-label={fill(words.quantityOf, { title })} className="cart-stepper">
              <CartForm {...set(units - 1)}>
                <button
                  type="submit"
                  aria-label={fill(words.less, { title })}
                  disabled={units <= min}
                  data-step="minus"
                />
              </CartForm>
              <output>{numberFormat(money.language).format(units)}</output>
              <CartForm {...set(units + 1)}>
                <button
                  type="submit"
                  aria-label={fill(words.oneMore, { title })}
                  disabled={units >= max}
                  data-step="plus"
                />
              </CartForm>
            </div>
          )}
          <CartForm action={removeFromCart} change={{ do: 'remove', line: stockId }} effects={[{ stockId, to: 0 }]}>
            <button type="submit" aria-label={fill(words.remove, { title })} className="cart-remove">
              {words.removeShort}
            </button>
          </CartForm>
        </div>
      )}
    </li>
  );
}
