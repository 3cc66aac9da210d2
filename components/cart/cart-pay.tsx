import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { PresentedCart } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';
import { formatMinor, type MoneyStyle } from '@/lib/money';

interface CartPayProps {
  cart: PresentedCart;
  isSaving: boolean;
  words: FrameWords;
  money: MoneyStyle;
}

/**
 * The total and the link to the checkout, always visible; below the minimum of a delivery the link to more goods takes
 * its place. Following the link to the checkout waits until all changes of the cart are answered
 * (use-cart-watch.client.ts).
 */
export function CartPay({ cart, isSaving, words, money }: CartPayProps) {
  const { goods, minimum, total } = cart;
  return (
    <div className="cart-pay grid gap-2 py-3">
      {minimum !== null && (
        <label className="text-small">
          {minimum.text}
          <progress className="mt-1 h-2 w-full overflow-hidden rounded-full" value={goods} max={minimum.from} />
        </label>
      )}
      {/* On wide pages the receipt beside it already shows the total. */}
      {total !== null && (
        <div className="cart-due">
          <p className="spread font-semibold">
            {total.label}
            <bdi className="tabular font-display whitespace-nowrap">
              {isSaving ? '…' : formatMinor(total.amount.minor, money)}
            </bdi>
          </p>
        </div>
      )}
      <WayOn cart={cart} words={words} />
    </div>
  );
}

/** Whether the main press leads to more of the shop's goods, because the minimum is not reached. */
export function leadsToMore({ canCheckOut, minimum }: PresentedCart): boolean {
  return canCheckOut && minimum !== null;
}

function WayOn({ cart, words }: Pick<CartPayProps, 'cart' | 'words'>) {
  const { canCheckOut, shop } = cart;
  if (!canCheckOut)
    return (
      <Alert tone="warning" className="cart-note">
        {words.checkoutBlocked}
      </Alert>
    );
  if (leadsToMore(cart))
    return (
      <a href={shop.href} className={buttonClass('main', 'w-full')} data-adds-more="">
        {fillWords(words.more, { shop: shop.title })}
      </a>
    );
  return (
    <a href={words.checkoutHref} className={buttonClass('main', 'w-full')} data-checks-out="">
      {words.checkout}
    </a>
  );
}
