import type { ReactNode } from 'react';
import { cardFrame } from '@/components/shop/card/card-frame';
import { ShopFacts } from '@/components/shop/card/shop-facts';
import { Link } from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import { availabilityWith } from '@/lib/shops/availability';
import { ratingWords } from '@/lib/shops/fact-words';
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

/** A shop in few words: picture or figure, name, and the most important facts; of a closed one, when it opens. */
export async function ShopTile({ shop, place, mark, note }: ShopTileProps) {
  const frame = await cardFrame(place);
  const { t, language } = frame;
  const { why, isOpen, words } = availabilityWith(shop.hours, frame.reachOf(shop.id), frame);
  return (
    <li>
      {mark}
      <div className="min-w-0">
        <h3 dir="auto">
          <Link to={`/${shop.type}/${shop.id}`}>{shop.title}</Link>
        </h3>
        {note && <p>{note}</p>}
        {isOpen ? (
          <ShopFacts shop={shop} place={place} why={why} fulfilment="delivery" t={t} language={language} />
        ) : (
          <p className="shop-facts">
            <span className="text-amber-ink">{words}</span>
            <Rating words={ratingWords(shop, frame)} />
          </p>
        )}
      </div>
    </li>
  );
}
