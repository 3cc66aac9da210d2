'use client';

import '@/components/cart/cart-frame.css';
import { type ReactNode, useEffect } from 'react';
import { CartContent } from '@/components/cart/cart-content.client';
import { CartEmpty } from '@/components/cart/cart-empty';
import { CartForm } from '@/components/cart/cart-form.client';
import { CartOwner } from '@/components/cart/cart-owner.client';
import { CartQuestion, ParkedBaskets } from '@/components/cart/cart-question.client';
import { cartStore } from '@/components/cart/cart-store.client';
import { useCart } from '@/components/cart/use-cart.client';
import { useKeptFocus } from '@/components/cart/use-kept-focus.client';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { CartResponse } from '@/lib/cart/response/types';
import type { Locale } from '@/lib/i18n/locales';

interface CartFrameProps {
  /** The cart as it was when the page or the drawer opened. */
  initial: CartResponse;
  words: FrameWords;
  locale: Locale;
  /** On the page, whose forms are sent as they are where script does not run. */
  owner?: ReactNode;
}

/** The whole cart, for the page and for the drawer: its lines, the parked baskets, and the costs. */
export function CartFrame({ initial, words, locale, owner }: CartFrameProps) {
  const view = useCart(initial);
  const answer = view.answer ?? initial;
  const focus = useKeptFocus();

  useEffect(() => {
    cartStore.setting.locale = locale;
    cartStore.setting.frames++;
    cartStore.adopt(initial);
    return () => {
      cartStore.setting.frames--;
    };
  }, [initial, locale]);

  const { cart, message, canUndo } = answer;
  const together = answer.group === undefined ? answer.together : undefined;
  return (
    <CartOwner value={owner}>
      <div className="cart-frame" {...focus} aria-busy={view.isSaving}>
        {/* Read out by the shell's watch (cart-watch.client.tsx), which also speaks where no cart is shown. */}
        <div className="cart-message">
          {message !== null && !message.isAsked && (
            <p data-tone={message.isError ? 'error' : 'success'}>{message.text}</p>
          )}
          {canUndo && (
            <CartForm change={{ do: 'undo' }}>
              <button type="submit" className="cart-link">
                {words.undo}
              </button>
            </CartForm>
          )}
        </div>
        <CartQuestion answer={answer} words={words} />
        {cart === null ? (
          <CartEmpty isOffline={answer.status === 'offline'} isShopGone={answer.isShopGone === true} words={words} />
        ) : (
          <CartContent cart={cart} together={together} view={view} words={words} money={answer.money} />
        )}
        <ParkedBaskets answer={answer} words={words} />
      </div>
    </CartOwner>
  );
}
