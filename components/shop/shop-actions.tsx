import { getTranslations } from 'next-intl/server';
import { ShopBranches } from '@/components/shop/branches/shop-branches';
import { DeliversHere } from '@/components/shop/delivers-here.client';
import { ShopDetails } from '@/components/shop/details/shop-details';
import { VegetarianOnly } from '@/components/shop/menu/vegetarian';
import { OrderTogether } from '@/components/shop/order-together';
import { OrderedLink } from '@/components/shop/ordered-link';
import { ReserveTable } from '@/components/shop/reserve-table';
import { SharePage } from '@/components/shop/share-page';
import { ShopBonus } from '@/components/shop/shop-bonus';
import { ShopCodes } from '@/components/shop/shop-codes';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import type { Opening } from '@/lib/shops/opening/opening';
import { shopPath, textMenuPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

interface ShopActionsProps {
  shop: Shop;
  opening: Opening;
  /** The page is the one with what its customer has ordered there. */
  isOrdered: boolean;
}

/**
 * Below a shop's head: whether it delivers to the customer, opening hours and details, sharing, and what else it
 * offers.
 */
export async function ShopActions({ shop, opening, isOrdered }: ShopActionsProps) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  return (
    <div className="shop-actions">
      {opening.isOrderable && (
        <p className="shop-delivers">
          <Icon name="pin" className="me-2" />
          <DeliversHere shopId={shop.id} locale={locale} />
          <Link to="/address" className="shop-ask min-h-11">
            {t('delivers.ask')}
          </Link>
        </p>
      )}
      <ShopDetails shop={shop} opening={opening} />
      <SharePage title={shop.title} path={shopPath(shop)} className="shop-share" />
      <div className="shop-offers">
        <OrderedLink shop={shop} isThere={isOrdered} />
        <ReserveTable shopId={shop.id} />
        <VegetarianOnly shopId={shop.id} />
        <ShopBonus shop={shop} />
        {opening.isOrderable && <ShopCodes shop={shop} />}
        {opening.isOrderable && <OrderTogether shopId={shop.id} />}
        <ShopBranches shop={shop} />
        <Link to={textMenuPath(shop)} className="action-link" data-hard>
          <Icon name="text" />
          {t('textMenu')}
        </Link>
      </div>
    </div>
  );
}
