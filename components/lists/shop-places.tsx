import { cardFrame } from '@/components/shop/card/card-frame';
import { awayWords, ShopFacts } from '@/components/shop/card/shop-facts';
import { placeId } from '@/components/shop/map/places-map';
import { Link } from '@/components/ui/link';
import { numberFormat } from '@/lib/i18n/formats';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { isShut, openState } from '@/lib/shops/opening/hours';
import { openWords } from '@/lib/shops/opening/open-words';
import { whyNotOrderable } from '@/lib/shops/opening/orderable';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

interface ShopPlacesProps {
  shops: Shop[];
  place: Place;
  fulfilment: Fulfilment;
}

/** Everything that the map shows, in words: distance, direction and the most important facts. */
export async function ShopPlaces({ shops, place, fulfilment }: ShopPlacesProps) {
  const { t, language, now, reachOf } = await cardFrame(place);
  return (
    <ol className="places-list">
      {shops.map((shop, index) => {
        const opening = openState(shop.hours, now);
        const why = whyNotOrderable(shop, reachOf(shop.id), now, fulfilment);
        return (
          <li key={shop.id} id={placeId(index + 1)}>
            {shop.location !== null && <i aria-hidden="true">{numberFormat(language).format(index + 1)}</i>}
            <div className="min-w-0">
              <h2>
                <Link to={`/${shop.type}/${shop.id}`}>{shop.title}</Link>
              </h2>
              <p className="places-away">{awayWords(shop, place, t, language)}</p>
              {shop.address !== '' && (
                <p className="text-small text-soft">
                  <bdi>{shop.address}</bdi>
                </p>
              )}
              <ShopFacts shop={shop} place={place} why={why} fulfilment={fulfilment} t={t} language={language} />
              {isShut(opening) && shop.hours.days.length > 0 && (
                <p className="text-small text-amber-ink">{openWords(opening, t, language).text}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
