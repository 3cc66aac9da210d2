import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The header's link to the cart: the number of units, and their price once it is known (paint-cart.client.ts). */
export async function CartButton() {
  const t = await getTranslations('cart');
  return (
    <Link to="/cart" className="cart-button" data-opens-cart="">
      <Icon name="bag" className="size-6" />
      <span className="sr-only">{t('title')}</span>
      <CartCount />
      <i className="cart-sum" data-when="cart" />
    </Link>
  );
}

/**
 * Filled in by the stylesheet with the numbers that the view script and the island set, because a kept page cannot know
 * them.
 */
export function CartCount() {
  return <i className="cart-count" data-when="cart" />;
}

/**
 * On phones, above the bottom bar of a shop's page (docs/look.md 5.6): links to the cart and straight to the checkout.
 */
export async function CartBar() {
  const t = await getTranslations('cart');
  return (
    <div className="cart-bar" data-when="cart">
      <Link to="/cart" data-opens-cart="">
        <CartCount />
        <span className="min-w-0 leading-5">
          <span className="block">{t('view')}</span>
          <small className="line-clamp-2 font-normal" data-cart-note="" />
          <i className="cart-sum" />
        </span>
      </Link>
      <Link to="/checkout" data-checks-out="">
        {t('checkout')}
      </Link>
    </div>
  );
}
