/** The sentences of the address picker: a page fetches them when somebody points at the address chip. */
import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { addressWords } from '@/components/address/address-words';
import { requestLocale } from '@/lib/i18n/request-locale';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const t = await getTranslations({ locale: requestLocale(nextUrl.searchParams), namespace: 'address' });
  return Response.json(addressWords(t), { headers: { 'Cache-Control': 'public, max-age=300' } });
}
