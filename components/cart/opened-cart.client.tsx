'use client';

import { useEffect } from 'react';
import { CartFrame } from '@/components/cart/cart-frame.client';
import { cartStore } from '@/components/cart/cart-store.client';
import { useCart } from '@/components/cart/use-cart.client';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';

/** The cart in a drawer or a column of another page; it is read anew each time it opens. */
export function OpenedCart({ locale, offline }: { locale: Locale; offline: string }) {
  const { answer, isLost } = useCart();

  useEffect(() => {
    cartStore.setting.frames++;
    cartStore.load();
    return () => {
      cartStore.setting.frames--;
    };
  }, []);

  if (answer?.words)
    return (
      <>
        <CartFrame initial={answer} words={answer.words} locale={locale} />
        {answer.together && answer.group === 'ended' && (
          <a href={answer.together.href} className="action-link">
            <Icon name="user" />
            {answer.together.text}
          </a>
        )}
      </>
    );
  return (
    <div className="cart-skeleton" role="status">
      {isLost && offline}
    </div>
  );
}
