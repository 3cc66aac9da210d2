/** Chooses the badges on a shop's cover: first what prevents ordering, then discounts. */
import type { CardFrame } from '@/components/shop/card/card-frame';
import type { BadgeTone } from '@/components/ui/badge';
import { formatMinor } from '@/lib/money';
import type { OpenState } from '@/lib/shops/opening/hours';
import { openWords } from '@/lib/shops/opening/open-words';
import type { Shop } from '@/lib/shops/schema';
import { daysBetween, type WallTime } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

interface ShownBadge {
  text: string;
  tone: BadgeTone;
}

/** Days for which a shop counts as new. */
const newDays = 30;

/** Minutes before closing from which the card shows the time. */
const soon = 45;

/** At most two. `opening` is null where the API did not say. */
export function badgesOf(shop: Shop, opening: OpenState | null, frame: CardFrame): ShownBadge[] {
  const { t, now } = frame;
  const age = daysBetween(shop.joinedAt.slice(0, 10), now.date);
  const badges: (ShownBadge | null)[] = [
    opening === null ? null : openBadge(opening, frame),
    discountBadge(shop, frame),
    giftBadge(shop, frame),
    age <= newDays ? { text: t('new'), tone: 'card' } : null,
  ];
  return badges.filter(badge => badge !== null).slice(0, 2);
}

/** Only the discounts, for tiles. */
export function dealsOf(shop: Shop, frame: CardFrame): string[] {
  return [discountBadge(shop, frame), giftBadge(shop, frame)].flatMap(badge => badge?.text ?? []);
}

/** The opening state, if the card should show it: closed, or closing soon. */
function openBadge(opening: OpenState, { t, language, now }: CardFrame): ShownBadge | null {
  if (opening.state === 'unknown') return null;
  const { text } = openWords(opening, t, language);
  if (opening.state === 'open' && (opening.isAroundTheClock || minutesLeft(opening.until, now) > soon)) return null;
  return { text, tone: 'late' };
}

function minutesLeft(until: number, now: WallTime): number {
  return (until - now.minutes + minutesIn.day) % minutesIn.day;
}

function discountBadge({ id, hasDiscount }: Shop, { t, discounts }: CardFrame): ShownBadge | null {
  if (!hasDiscount) return null;
  const percent = discounts.get(id) ?? 0;
  return { text: percent === 0 ? t('deal') : t('upTo', { percent }), tone: 'deal' };
}

function giftBadge({ bonus }: Shop, { t, money }: CardFrame): ShownBadge | null {
  if (bonus === null) return null;
  const price = formatMinor(bonus.from.minor, money);
  return { text: t('gift', { title: bonus.title, price }), tone: 'deal' };
}
