import type { ReactNode } from 'react';
import { cardFrame } from '@/components/shop/card-frame';
import { ShopFacts } from '@/components/shop/shop-facts';
import { Link } from '@/components/ui/link';
import { whyNotOrderable } from '@/lib/shops/orderable';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

interface ShopTileProps {
  shop: Shop;
  place: Place;
  /** A picture or a figure. */
  mark: ReactNode;
  /** Below the name, before the facts. */
  note?: string | undefined;
}

/** A shop in few words: picture or figure, name, and the most important facts. */
export async function ShopTile({ shop, place, mark, note }: ShopTileProps) {
  const { t, language, now, reachOf } = await cardFrame(place);
  const why = whyNotOrderable(shop, reachOf(shop.id), now);
  return (
    <li>
      {mark}
      <div className="min-w-0">
        <h3>
          <Link to={`/${shop.type}/${shop.id}`}>{shop.title}</Link>
        </h3>
        {note && <p>{note}</p>}
        <ShopFacts shop={shop} place={place} why={why} fulfilment="delivery" t={t} language={language} />
      </div>
    </li>
  );
}
