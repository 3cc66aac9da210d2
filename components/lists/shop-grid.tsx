import { ShopCard } from '@/components/shop/card/shop-card';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import type { ReachOf } from '@/lib/shops/reach';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

/** One column up to 36rem, two up to 60rem, then three beside the filters. */
const sizes = '(max-width: 36rem) 94vw, (max-width: 60rem) 46vw, 290px';

interface ShopGridProps {
  shops: Shop[];
  place: Place;
  /** Looks up who delivers to the place; left out for a list that the API has narrowed to it. */
  reachOf?: ReachOf | undefined;
  fulfilment?: Fulfilment;
  /** Another picture comes first on this page, so no cover gets priority. */
  isBelow?: boolean;
}

export function ShopGrid({ shops, isBelow = false, reachOf, ...view }: ShopGridProps) {
  return (
    <ul className="shop-grid">
      {shops.map((shop, index) => (
        <li key={shop.id}>
          <ShopCard
            {...view}
            shop={shop}
            reach={reachOf?.(shop.id)}
            heading="h2"
            sizes={sizes}
            isFirst={index === 0 && !isBelow}
          />
        </li>
      ))}
    </ul>
  );
}
