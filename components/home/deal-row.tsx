import type { ComponentProps } from 'react';
import { RowHead } from '@/components/home/row-head';
import { ShopTile } from '@/components/home/shop-tile';
import { cardFrame } from '@/components/shop/card/card-frame';
import { dealsOf } from '@/components/shop/card/shop-badges';
import { Icon } from '@/components/ui/icon';
import { numberFormat } from '@/lib/i18n/formats';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

interface DealRowProps extends ComponentProps<typeof RowHead> {
  shops: Shop[];
  place: Place;
}

/** Shops with a running discount or bonus, as tiles that begin with its amount. */
export async function DealRow({ shops, place, ...head }: DealRowProps) {
  if (shops.length === 0) return null;
  const frame = await cardFrame(place);
  const percent = numberFormat(frame.language, { style: 'percent', signDisplay: 'always' });
  return (
    <section className="column">
      <RowHead {...head} />
      <ul className="home-row home-tiles">
        {shops.map(shop => {
          const off = frame.discounts.get(shop.id);
          const figure = off ? (
            // With the minus of the words beside it.
            <bdi>{percent.format(-off / 100).replace('-', '−')}</bdi>
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
              note={dealsOf(shop, frame)[0] ?? frame.t('deal')}
            />
          );
        })}
      </ul>
    </section>
  );
}
