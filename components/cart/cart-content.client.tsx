'use client';

import { useId } from 'react';
import { CartForm } from '@/components/cart/cart-form.client';
import { CartLine } from '@/components/cart/cart-line.client';
import { CartPay, leadsToMore } from '@/components/cart/cart-pay';
import { type CartView, shownLines } from '@/components/cart/cart-view.client';
import { OtherWay } from '@/components/cart/other-way.client';
import { Receipt } from '@/components/receipt/receipt';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { CartResponse, PresentedCart } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MoneyStyle } from '@/lib/money';

interface CartContentProps {
  cart: PresentedCart;
  /** The link to a group order with this shop. */
  together: CartResponse['together'];
  view: CartView;
  words: FrameWords;
  money: MoneyStyle;
}

/** A cart with lines: the lines, and the receipt beside them. */
export function CartContent({ cart, together, view, words, money }: CartContentProps) {
  const { shop, lines, notes, rows, total } = cart;
  // The cart may be shown in a drawer and in a column at the same time.
  const heading = useId();
  const shown = shownLines(lines, view);
  return (
    <div className="cart-content mt-5">
      <section aria-labelledby={heading}>
        <h2 id={heading}>
          <a href={shop.href} className="reach hover:underline">
            {fillWords(words.from, { shop: shop.title })}
          </a>
        </h2>
        {notes.map(note => (
          <Alert key={note} tone="warning" className="cart-note">
            {note}
          </Alert>
        ))}
        <ul className="@container">
          {shown.map(({ line, units }) => (
            <CartLine key={line.key} line={line} units={units} words={words} money={money} />
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap items-center justify-end gap-x-4">
          {!leadsToMore(cart) && (
            <a href={shop.href} className="me-auto action-link" data-adds-more="">
              {fillWords(words.more, { shop: shop.title })}
            </a>
          )}
          <CartForm change={{ do: 'clear' }} effects={shown.map(({ line }) => ({ stockId: line.stockId, to: 0 }))}>
            <button type="submit" className="cart-link">
              {words.clear}
            </button>
          </CartForm>
        </div>
        {together !== undefined && (
          <a href={together.href} className="action-link">
            <Icon name="user" />
            {together.text}
          </a>
        )}
      </section>
      <div className="cart-side">
        {total !== null && <Receipt label={words.receipt} money={money} rows={rows} total={total} />}
        {cart.otherWay !== null && <OtherWay {...cart.otherWay} />}
        <CartPay cart={cart} isSaving={view.isSaving} words={words} money={money} />
      </div>
    </div>
  );
}
