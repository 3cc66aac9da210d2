/** Reads or changes the cart for the browser's store. A route, because a server action would also render the page. */
import type { NextRequest } from 'next/server';
import { catchUpGuestCookie } from '@/lib/cart/basket/guest-basket';
import { changeSchema } from '@/lib/cart/change/change-schema';
import { applyChange } from '@/lib/cart/response/apply-change';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { signedOutResponse } from '@/lib/cart/response/signed-out';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestLocale } from '@/lib/i18n/request-locale';
import { requestMarket } from '@/lib/market/request-market';
import { malformed, neverKept } from '@/lib/never-kept';
import { answerSameOriginPost } from '@/lib/same-origin-post';
import { isSessionExpired } from '@/lib/session/end-session';
import { askingPage } from '@/lib/session/ended-response';
import { updateMeCookie } from '@/lib/session/me-cookie';

/** `?locale=`; `frame=1` adds what the cart's frame shows. */
export async function GET(request: NextRequest): Promise<Response> {
  const { market, ...asked } = await readQuery(request);
  const answer = (await isSessionExpired()) ? null : await cartResponse(market, asked);
  if (answer === null || answer.status === 'login') {
    const page = askingPage(request) ?? localizedPath(market.locale, '/cart');
    return Response.json(await signedOutResponse(market, page), { headers: neverKept });
  }
  await catchUpGuestCookie();
  if (answer.status === 'ok') await updateMeCookie({ count: answer.count });
  return Response.json(answer, { headers: neverKept });
}

export const POST = answerSameOriginPost(async (request: NextRequest, posted) => {
  // Browsers send another site's JSON only after a preflight request, which nothing here answers.
  if (request.headers.get('content-type') !== 'application/json')
    return new Response(null, { status: 403, headers: neverKept });
  const change = changeSchema.safeParse(await posted.json().catch(() => null));
  if (!change.success) return malformed();
  const { market, ...asked } = await readQuery(request);
  return Response.json(await applyChange(change.data, market, asked), { headers: neverKept });
});

async function readQuery({ nextUrl }: NextRequest) {
  const market = await requestMarket(requestLocale(nextUrl.searchParams));
  const isFrame = nextUrl.searchParams.get('frame') === '1';
  const draft = await readDraft();
  return { market, isFrame, fulfilment: draft?.fulfilment, collectionPoint: draft?.collectionPoint };
}
