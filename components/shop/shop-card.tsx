import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Heart } from '@/components/liked/heart';
import { ShopFacts } from '@/components/shop/shop-facts';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { openState } from '@/lib/shops/hours';
import { type CardWords, openWords } from '@/lib/shops/open-words';
import type { Shop } from '@/lib/shops/schema';
import { type WallTime, wallTime } from '@/lib/time';
import type { Place } from '@/lib/view/view';

interface ShopCardProps {
  shop: Shop;
  place: Place;
  /** The heading level of the card's name in its page's outline. */
  heading?: 'h2' | 'h3' | 'h4';
  /** The width of the cover, as the `sizes` attribute. */
  sizes: string;
  /** The one cover that the first paint waits for. */
  isFirst?: boolean;
}

/** A shop in a list (docs/look.md 5.1). The link on its name covers the whole card. */
export async function ShopCard({ shop, place, heading: Heading = 'h3', sizes, isFirst = false }: ShopCardProps) {
  const frame = await cardFrame();
  const opening = openingOf(shop, frame);
  const badges = badgesOf(shop, opening, frame);
  const about = shop.categories.length > 0 ? shop.categories : shop.takes;
  return (
    <article className={opening.isOpen ? 'shop-card' : 'shop-card shop-closed'}>
      <div className="shop-cover">
        <Picture source={shop.cover || shop.logo} alt="" widths={[360, 640]} sizes={sizes} isFirst={isFirst} />
        {badges.map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
      <Heart shop={shop} />
      <Heading>
        <Link to={`/${shop.type}/${shop.id}`}>{shop.title}</Link>
      </Heading>
      <p className="shop-about">{about.map(({ title }) => title).join(', ') || shop.description}</p>
      <ShopFacts shop={shop} place={place} t={frame.t} language={frame.language} />
    </article>
  );
}

interface CardFrame {
  t: CardWords;
  /** BCP 47 tag. */
  language: string;
  now: WallTime;
}

/** What all cards of a page have in common, computed once. */
const cardFrame = cache(async (): Promise<CardFrame> => {
  const { locale } = await pageMarket();
  const [t, clock] = await Promise.all([getTranslations('card'), getClock(locale)]);
  return { t, language: languageTag(locale), now: wallTime(clock) };
});

interface Opening {
  isOpen: boolean;
  /** The state, if the card should show it: closed, or closing soon. */
  text: string;
}

/** Minutes before closing from which the card shows the time. */
const soon = 45;

function openingOf({ hours }: Shop, { t, language, now }: CardFrame): Opening {
  // R1 sends recommended shops without hours (docs/api.md 6.4); the card then says nothing of them.
  if (hours.days.length === 0 && hours.isTakingOrders) return { isOpen: true, text: '' };
  const state = openState(hours, now);
  const words = openWords(state, t, language);
  if (state.state !== 'open') return words;
  const minutesLeft = (state.until - now.minutes + 1440) % 1440;
  return { isOpen: true, text: minutesLeft <= soon && !state.isAroundTheClock ? words.text : '' };
}

/** Days for which a shop counts as new. */
const newDays = 30;

/** At most two: first what prevents ordering, then what saves money. */
function badgesOf(shop: Shop, opening: Opening, { t, now }: CardFrame) {
  const age = (Date.parse(now.date) - Date.parse(shop.joinedAt.slice(0, 10))) / 86_400_000;
  const badges: { is: boolean; text: string; tone: BadgeTone }[] = [
    { is: opening.text !== '', text: opening.text, tone: 'late' },
    { is: shop.hasDiscount || shop.bonus !== null, text: t('deal'), tone: 'deal' },
    { is: shop.fee?.minor === 0 && !shop.feePerKilometre?.minor, text: t('free'), tone: 'deal' },
    { is: age <= newDays, text: t('new'), tone: 'card' },
  ];
  return badges.filter(({ is }) => is).slice(0, 2);
}
