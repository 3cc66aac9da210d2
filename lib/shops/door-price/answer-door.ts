/** Answers whether a shop delivers to a point, and what an order costs in total there. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { unfilled } from '@/lib/i18n/unfilled';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import type { DoorAnswer } from '@/lib/shops/door-price/door-price';
import { doorTermsAt, type Fees, feesAt } from '@/lib/shops/door-price/fees';
import { isOutOfReach } from '@/lib/shops/opening/orderable';
import { getShop } from '@/lib/shops/queries';
import { reachAtPoint } from '@/lib/shops/reach';
import type { Shop } from '@/lib/shops/schema';
import type { Point } from '@/lib/view/view';

type Words = Awaited<ReturnType<typeof getTranslations<'shop'>>>;

interface Door {
  point: Point;
  /** Whether it is the address itself, not the place of about 100 m around it. */
  isExact: boolean;
}

/** `door` is null while neither an address nor a place is known. */
export async function answerDoor(shopId: string, door: Door | null, market: Market): Promise<DoorAnswer> {
  const t = await getTranslations({ locale: market.locale, namespace: 'shop' });
  const reach = door === null ? 'unknown' : await reachAtPoint(shopId, door.point, market.locale);
  if (door === null || reach === 'unknown') return { delivers: 'unknown', text: t('delivers.unknown'), door: null };
  if (isOutOfReach(reach))
    return { delivers: 'no', text: t(reach === 'nowhere' ? 'delivers.pickup' : 'delivers.no'), door: null };
  const shop = await getShop(shopId, market);
  return { delivers: 'yes', ...(await priceAt(shop.ok ? shop.value : null, door, market, t)) };
}

async function priceAt(shop: Shop | null, { point, isExact }: Door, market: Market, t: Words) {
  const [fees, terms, style] = await Promise.all([
    shop && feesAt(shop, point, market),
    shop && doorTermsAt(shop, point, market),
    getMoneyStyle(market),
  ]);
  if (fees === null || terms === null) return { text: t('delivers.yes'), door: null };
  const isAbout = fees.growsWithDistance && !isExact;
  const amounts = amountsOf(fees, minor => formatMinor(minor, style));
  const hasMore = fees.onTop.minor > fees.delivery.minor;
  return {
    text: [
      fees.delivery.minor === 0 ? t('delivers.free') : t(isAbout ? 'delivers.about' : 'delivers.for', amounts),
      ...(hasMore ? [t('delivers.onTop', amounts)] : []),
    ].join(' '),
    door: { ...terms, money: style, words: unfilled(t, isAbout ? 'doorAbout' : 'door') },
  };
}

function amountsOf({ delivery, onTop, basket }: Fees, write: (minor: number) => string) {
  return { fee: write(delivery.minor), more: write(onTop.minor), basket: write(basket.minor) };
}
