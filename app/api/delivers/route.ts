/**
 * Tells whether a shop delivers to the customer's address, or to the place of their view while no exact point is known,
 * and what an order costs there. With `style` the answer is a stylesheet for the shop's page: where a place is known,
 * it hides the link to choose one; where the shop does not deliver, it shows the reason and hides the buttons that add
 * products, until the customer says that they will pick the order up.
 */

import type { NextRequest } from 'next/server';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { idShape } from '@/lib/api/shapes';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { requestLocale } from '@/lib/i18n/request-locale';
import { inTime } from '@/lib/in-time';
import type { Market } from '@/lib/market/market';
import { requestMarket } from '@/lib/market/request-market';
import { malformed, neverKept } from '@/lib/never-kept';
import { answerDoor } from '@/lib/shops/door-price/answer-door';
import { isOutOfReach } from '@/lib/shops/opening/orderable';
import { reachAtPoint } from '@/lib/shops/reach';
import { type Point, pointOf } from '@/lib/view/view';
import { readView } from '@/lib/view/view-cookie';

export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const shop = searchParams.get('shop') ?? '';
  if (!idShape.test(shop)) return malformed();
  const market = await requestMarket(requestLocale(searchParams));
  const address = await readDeliveryAddress();
  const point = address ?? pointOf((await readView()).place);
  if (searchParams.has('style')) {
    const isFar = point !== null && (await inTime(isFarFrom(shop, point, market), patience, () => false));
    const rules = [point === null ? '' : knownRules, isFar ? farRules : ''].join('');
    return new Response(rules, { headers: { ...neverKept, 'Content-Type': 'text/css' } });
  }
  const door = point === null ? null : { point, isExact: address !== null };
  const [answer, draft] = await Promise.all([answerDoor(shop, door, market), readDraft()]);
  // An order that is picked up or collected has no fee of a delivery to be shown.
  const isBrought = (draft?.fulfilment || 'delivery') === 'delivery';
  return Response.json(isBrought ? answer : { ...answer, door: null }, { headers: neverKept });
}

/** Milliseconds for which a page waits before it shows its menu. Cart and checkout ask again. */
const patience = 3000;

async function isFarFrom(shop: string, point: Point, { locale }: Market): Promise<boolean> {
  return isOutOfReach(await reachAtPoint(shop, point, locale));
}

/** Without script nothing fills in an answer. */
const knownRules = '.shop-delivers:not(:has([data-answer])){display:none!important}';

const untilTicked = 'html:not(:has(.shop-far :checked))';

const farRules = [
  '.shop-far{display:grid!important}',
  // Hides fee, time and minimum of the delivery that is not possible.
  '.shop-terms li:is([data-delivery],:has([data-delivery])){display:none}',
  // The reason is shown larger already; this line remains for screen readers.
  '.shop-delivers:has([data-answer=no]){position:absolute;width:1px;overflow:hidden;clip-path:inset(50%)}',
  `${untilTicked} :is(.rows .add,.rows .less,.product-form fieldset,.product-foot){display:none!important}`,
  `${untilTicked} .product-far{display:block!important}`,
  `${untilTicked} .rows :is(a,b,small){color:var(--soft)}`,
  `${untilTicked} .rows img{filter:grayscale(1)}`,
].join('');
