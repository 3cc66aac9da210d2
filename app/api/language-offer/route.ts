/** The language that a page in another one offers this browser (lib/preferences/language-offer.ts); 204 for none. */
import type { NextRequest } from 'next/server';
import { requestLocale } from '@/lib/i18n/request-locale';
import { neverKept, noContent } from '@/lib/never-kept';
import { languageOffer } from '@/lib/preferences/language-offer';

export async function GET(request: NextRequest): Promise<Response> {
  const page = requestLocale(request.nextUrl.searchParams);
  const offer = await languageOffer(request.headers.get('accept-language') ?? '', page);
  return offer === null ? noContent() : Response.json(offer, { headers: neverKept });
}
