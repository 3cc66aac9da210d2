/**
 * Tells whether a shop delivers to the customer's address, or to the place of their view while no exact point is known,
 * and what an order costs there.
 */

import type { NextRequest } from 'next/server';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { idShape } from '@/lib/api/shapes';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { requestMarket } from '@/lib/market/request-market';
import { answerDoor } from '@/lib/shops/answer-door';
import { pointOf } from '@/lib/view/view';
import { readView } from '@/lib/view/view-cookie';

const headers = { 'Cache-Control': 'private, no-store' };

export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const shop = searchParams.get('shop') ?? '';
  const lang = searchParams.get('lang') ?? '';
  if (!idShape.test(shop)) return Response.json({ error: 'malformed' }, { status: 400, headers });
  const market = await requestMarket(isLocale(lang) ? lang : defaultLocale);
  const address = await readDeliveryAddress();
  const point = address ?? pointOf((await readView()).place);
  const door = point === null ? null : { point, isExact: address !== null };
  return Response.json(await answerDoor(shop, door, market), { headers });
}
