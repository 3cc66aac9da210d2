'use client';

import { useId } from 'react';
import { CartForm } from '@/components/cart/cart-form.client';
import { Button } from '@/components/ui/button';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { CartResponse } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';

interface CartQuestionProps {
  answer: CartResponse;
  words: FrameWords;
}

/**
 * Asks which shop's goods to keep, because a cart holds the goods of one shop only, or lists what could not be merged
 * yet.
 */
export function CartQuestion({ answer: { cart, waiting }, words }: CartQuestionProps) {
  const heading = useId();
  if (waiting === null) return null;
  const isOther = cart !== null && cart.shop.id !== waiting.shopId;
  const names = { current: cart?.shop.title ?? '', other: waiting.shop };
  return (
    <section className="cart-question" aria-labelledby={heading}>
      <h2 id={heading}>{isOther ? words.askTitle : waiting.text}</h2>
      {isOther && <p className="my-1 max-w-reading">{fillWords(words.ask, names)}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <CartForm change={{ do: 'choose', choice: 'new' }}>
          <Button type="submit">{isOther ? fillWords(words.askNew, names) : words.waitingAdd}</Button>
        </CartForm>
        <CartForm change={{ do: 'choose', choice: 'stay' }}>
          <Button type="submit" look="quiet">
            {isOther ? fillWords(words.askStay, names) : words.waitingStay}
          </Button>
        </CartForm>
      </div>
    </section>
  );
}

/**
 * Lists the parked baskets (docs/behaviour.md 11.9), each with a button to take it up again, or to remove it where its
 * shop has left the marketplace.
 */
export function ParkedBaskets({ answer: { parked, parkedTitle }, words }: CartQuestionProps) {
  const heading = useId();
  if (parked.length === 0) return null;
  return (
    <section className="cart-parked" aria-labelledby={heading}>
      <h2 id={heading}>{parkedTitle}</h2>
      <ul>
        {parked.map(({ shopId, shop, text, isShopGone }) => (
          <li key={shopId} className="spread py-2">
            <span>{text}</span>
            <CartForm change={{ do: isShopGone ? 'unpark' : 'swap', shop: shopId }}>
              <Button type="submit" look="quiet">
                {isShopGone ? words.removeShort : fillWords(words.takeUp, { shop })}
              </Button>
            </CartForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
