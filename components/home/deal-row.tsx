import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { ShopTile } from '@/components/home/shop-tile';
import { cardFrame } from '@/components/shop/card-frame';
import { dealsOf } from '@/components/shop/shop-badges';
import { Icon } from '@/components/ui/icon';
import { numberFormat } from '@/lib/i18n/formats';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

/** Shops with a running discount or bonus, as tiles that begin with its figure. */
export async function DealRow({ shops, place }: { shops: Shop[]; place: Place }) {
  if (shops.length === 0) return null;
  const [t, frame] = await Promise.all([getTranslations('home'), cardFrame(place)]);
  const percent = numberFormat(frame.language, { style: 'percent', signDisplay: 'always' });
  return (
    <section className="column">
      <RowHead title={t('deals')} to="/restaurants?deals=1" more={t('seeAll')} />
      <ul className="home-row home-tiles">
        {shops.map(shop => {
          const off = frame.discounts.get(shop.id);
          const figure = off ? (
            <bdi>{percent.format(-off / 100)}</bdi>
          ) : (
            <Icon name={shop.bonus ? 'gift' : 'percent'} />
          );
          return (
            <ShopTile
              key={shop.id}
              shop={shop}
              place={place}
              mark={
                <i
                  className="grid place-items-center bg-butter font-display font-bold text-on-butter"
                  aria-hidden="true"
                >
                  {figure}
                </i>
              }
              note={dealsOf(shop, frame)[0]}
            />
          );
        })}
      </ul>
    </section>
  );
}
