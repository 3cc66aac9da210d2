/**
 * Tells whether a shop delivers to the customer's address, or to the place of their view while no exact point is known.
 */

import type { NextRequest } from 'next/server';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { idShape } from '@/lib/api/shapes';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { isDeliveredBy } from '@/lib/shops/zones';
import { pointOf } from '@/lib/view/view';
import { readView } from '@/lib/view/view-cookie';

const headers = { 'Cache-Control': 'private, no-store' };

export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const shop = searchParams.get('shop') ?? '';
  const lang = searchParams.get('lang') ?? '';
  if (!idShape.test(shop)) return Response.json({ error: 'malformed' }, { status: 400, headers });
  const point = (await readDeliveryAddress()) ?? pointOf((await readView()).place);
  if (point === null) return Response.json({ delivers: null }, { headers });
  const delivers = await isDeliveredBy(shop, point, isLocale(lang) ? lang : defaultLocale);
  return Response.json({ delivers }, { headers });
}
