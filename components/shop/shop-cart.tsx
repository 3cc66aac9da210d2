import { getTranslations } from 'next-intl/server';
import { CartColumn } from '@/components/cart/cart-column.client';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';

/** The cart that stays beside a menu on wide screens; without script a link to it. */
export async function ShopCart() {
  const [t, { locale }] = await Promise.all([getTranslations('cart'), pageMarket()]);
  return (
    <aside className="shop-cart" aria-labelledby="shop-cart">
      <h2 id="shop-cart">{t('title')}</h2>
      <CartColumn locale={locale} offline={t('offlineShort')}>
        <p>{t('columnEmpty')}</p>
        <Link to="/cart" className={buttonClass('quiet')} data-when="cart">
          {t('view')}
        </Link>
      </CartColumn>
    </aside>
  );
}
