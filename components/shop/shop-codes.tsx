import { getTranslations } from 'next-intl/server';
import { CouponTerms, takenOffInWords } from '@/components/coupons/coupon-terms';
import { Icon } from '@/components/ui/icon';
import { bestOffers } from '@/lib/coupons/best-offers';
import { pricedCoupons } from '@/lib/coupons/priced-coupons';
import { readCoupons } from '@/lib/coupons/queries';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { typicalBasket } from '@/lib/shops/door-price/fees';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';

/**
 * The codes that take off something here: the one that takes off most of a typical basket, with the others unfolded
 * below it. They are chosen at the checkout, which lists them too.
 */
export async function ShopCodes({ shop }: { shop: Shop }) {
  const [t, offers] = await Promise.all([getTranslations('shop'), offersOf(shop)]);
  const [best] = offers;
  if (best === undefined) return null;
  const words = { code: best.code, amount: await takenOffInWords(best) };
  return (
    // Unfolded it has a line of its own.
    <div className="deal-line has-[[open]]:basis-full has-[[open]]:items-start">
      <Icon name="receipt" />
      <details className="min-w-0 grow">
        <summary className="reach flex cursor-pointer items-center gap-1">
          <span className="underlined">{t(best.reduces === 'total_price' ? 'code' : 'codeDelivery', words)}</span>
          <Icon name="chevron-down" className="size-4" />
        </summary>
        <ul className="grid gap-x-6 gap-y-2 py-2 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map(offer => (
            <li key={offer.code} className="[&_small]:block [&_small]:font-normal">
              <CouponTerms offer={offer} />
            </li>
          ))}
        </ul>
        <p className="pb-1 font-normal">{t('codeWhere')}</p>
      </details>
    </div>
  );
}

async function offersOf(shop: Shop) {
  const market = await pageMarket();
  const found = await readCoupons(shop.id, market.locale);
  if (!found.ok || found.value.length === 0) return [];
  const [priced, basket, clock] = await Promise.all([
    pricedCoupons(found.value, market),
    typicalBasket(shop, market),
    getClock(market.locale),
  ]);
  return bestOffers(priced, { goods: basket.minor, deliveryFee: null }, wallTime(clock).date);
}
