import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ShopFee } from '@/components/shop/card/shop-fee';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { reviewsPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/**
 * The terms of delivery in one line (docs/behaviour.md 11.3): rating, time, minimum and fee. Where the shop does not
 * deliver to the customer, /api/delivers hides those of a delivery.
 */
export async function ShopTerms({ shop }: { shop: Shop }) {
  const t = await getTranslations('shop');
  const { deliveryTime: time, minimum } = shop;
  return (
    <ul className="shop-terms text-pretty" aria-label={t('terms')}>
      <li>
        {shop.reviewCount > 0 ? (
          <Link to={reviewsPath(shop)} className="reach">
            <Icon name="star" className="size-4 fill-current text-star" />
            <span>{t.rich('rating', { rating: shop.rating, count: shop.reviewCount, more: unseen })}</span>
          </Link>
        ) : (
          t('unrated')
        )}
      </li>
      {time !== null && <li data-delivery>{t(`time.${time.type}`, { from: time.from, to: time.to })}</li>}
      <li data-delivery>
        {minimum.minor > 0 ? t.rich('minimum', { price: () => <Price of={minimum} /> }) : t('noMinimum')}
      </li>
      <li>
        <ShopFee shop={shop} />
      </li>
    </ul>
  );
}

/** A word that sighted people do not need, because the numbers beside it make it plain. */
const unseen = (words: ReactNode) => <span className="sr-only">{words}</span>;
