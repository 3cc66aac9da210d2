/**
 * The sentences of the address picker, and where its map starts: a page fetches them when somebody points at the address
 * chip.
 */
import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { addressWords } from '@/components/address/address-words';
import { requestLocale } from '@/lib/i18n/request-locale';
import { getSettings } from '@/lib/market/queries';
import { startPoint } from '@/lib/market/start-point';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const locale = requestLocale(nextUrl.searchParams);
  const [t, settings] = await Promise.all([getTranslations({ locale, namespace: 'address' }), getSettings(locale)]);
  const answer = { words: addressWords(t), start: startPoint(settings) };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
