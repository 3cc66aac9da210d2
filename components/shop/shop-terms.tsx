import { getTranslations } from 'next-intl/server';
import { DeliversHere } from '@/components/shop/delivers-here.client';
import { ShopDetails } from '@/components/shop/shop-details';
import { ShopFee } from '@/components/shop/shop-fee';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { openState } from '@/lib/shops/hours';
import { openWords } from '@/lib/shops/open-words';
import { reviewsPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';

/**
 * The terms of delivery, each in full (docs/behaviour.md 11.3): rating, hours, time, fee, minimum, and whether the shop
 * delivers to the customer.
 */
export async function ShopTerms({ shop }: { shop: Shop }) {
  const { locale } = await pageMarket();
  const [t, card, clock] = await Promise.all([getTranslations('shop'), getTranslations('card'), getClock(locale)]);
  const opening = openWords(openState(shop.hours, wallTime(clock)), card, languageTag(locale));
  const { deliveryTime: time, minimum } = shop;
  return (
    <section className="shop-terms surface mt-4" aria-label={t('terms')}>
      <dl>
        <div className="is-plain">
          <dt>{t('ratingLabel')}</dt>
          <dd>
            {shop.reviewCount > 0 ? (
              <Link to={reviewsPath(shop)}>
                <Icon name="star" className="size-4 fill-current text-star" />
                {t('rating', { rating: shop.rating, count: shop.reviewCount })}
              </Link>
            ) : (
              t('unrated')
            )}
          </dd>
        </div>
        <div className="is-plain">
          <dt>{t('openLabel')}</dt>
          <dd className={opening.isOpen ? 'text-herb-ink' : 'text-amber-ink'}>{opening.text}</dd>
        </div>
        {time !== null && (
          <div className="is-plain">
            <dt>{t('timeLabel')}</dt>
            <dd>{t(`time.${time.type}`, { from: time.from, to: time.to })}</dd>
          </div>
        )}
        <div>
          <dt>{t('feeLabel')}</dt>
          <dd>
            <ShopFee shop={shop} />
          </dd>
        </div>
        <div className="is-plain">
          <dt>{t('minimumLabel')}</dt>
          <dd>{minimum.minor > 0 ? t.rich('minimum', { price: () => <Price of={minimum} /> }) : t('noMinimum')}</dd>
        </div>
      </dl>
      <div className="shop-foot flex flex-wrap">
        <p className="shop-delivers">
          <Icon name="pin" />
          <DeliversHere shopId={shop.id} locale={locale} />
          <Link to="/address" className="shop-ask">
            {t('delivers.ask')}
          </Link>
        </p>
        <ShopDetails shop={shop} />
      </div>
    </section>
  );
}
