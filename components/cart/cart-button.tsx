import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The header's way to the cart: how many things, and what they cost once that is known (paint-cart.ts). */
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

/** Filled in by the stylesheet from what the view script and the island know: a kept page cannot. */
export function CartCount() {
  return <i className="cart-count" data-when="cart" />;
}

/** On phones, over the bottom bar of a shop's page (docs/look.md 5.6). */
export async function CartBar() {
  const t = await getTranslations('cart');
  return (
    <Link to="/cart" className="cart-bar" data-opens-cart="" data-when="cart">
      <CartCount />
      <span>{t('view')}</span>
      <i className="cart-sum" />
    </Link>
  );
}
