import { Heart } from '@/components/liked/heart';
import { cardFrame } from '@/components/shop/card/card-frame';
import { badgesOf } from '@/components/shop/card/shop-badges';
import { awayWords, minimumWords, ShopFacts } from '@/components/shop/card/shop-facts';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { listFormat } from '@/lib/i18n/formats';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { countsAsShut, openState } from '@/lib/shops/opening/hours';
import { mayDeliver, type Reach, whyNotOrderable } from '@/lib/shops/opening/orderable';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

interface ShopCardProps {
  shop: Shop;
  place: Place;
  /** Whether it delivers to the place; left out for shops of a list that the API has narrowed to it. */
  reach?: Reach | undefined;
  fulfilment?: Fulfilment;
  /** The heading level of the card's name in its page's outline. */
  heading?: 'h2' | 'h3' | 'h4';
  /** The width of the cover, as the `sizes` attribute. */
  sizes: string;
  /** The one cover that loads with priority. */
  isFirst?: boolean;
}

/** A shop in a list (docs/look.md 5.1). The link on its name covers the whole card. */
export async function ShopCard(props: ShopCardProps) {
  const { shop, place, fulfilment = 'delivery', heading: Heading = 'h3', sizes, isFirst = false } = props;
  const frame = await cardFrame(place);
  const reach = props.reach ?? frame.reachOf(shop.id);
  const why = whyNotOrderable(shop, reach, frame.now, fulfilment);
  const kinds = shop.categories.length > 0 ? shop.categories : shop.takes;
  const about = listFormat(frame.language, 'narrow').format(kinds.map(({ title }) => title)) || shop.description;
  const away = awayWords(shop, place, frame.t, frame.language);
  const least = mayDeliver(why, fulfilment) ? await minimumWords(shop.minimum.minor, shop.minimum.currency) : '';
  const opening = openState(shop.hours, frame.now);
  const isOpen = !countsAsShut(shop.hours, opening);
  return (
    <article className={isOpen && why !== 'too-far' ? 'shop-card' : 'shop-card shop-closed'}>
      {/* The name comes before the badges, so that whoever goes from heading to heading with a screen reader also
          hears that the shop is closed. */}
      <Heading dir="auto">
        <Link to={`/${shop.type}/${shop.id}`}>{shop.title}</Link>
      </Heading>
      <div className="shop-cover">
        <Picture source={shop.cover || shop.logo} alt="" widths={[360, 640]} sizes={sizes} isFirst={isFirst} />
        {badgesOf(shop, isOpen && opening.state === 'closed' ? null : opening, frame).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
      <Heart shop={shop} />
      <ShopFacts shop={shop} place={place} why={why} fulfilment={fulfilment} t={frame.t} language={frame.language} />
      <p className="shop-about">{[least, away, about].filter(Boolean).join(' · ')}</p>
    </article>
  );
}
