/** The account's addresses, with their heading, for the picker that opens over a kept page. Empty for guests. */
import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { readSession } from '@/lib/session/session';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const requested = nextUrl.searchParams.get('locale') ?? undefined;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const [t, session] = await Promise.all([getTranslations({ locale, namespace: 'addresses' }), readSession()]);
  const saved = session === null ? null : await listDeliverableAddresses(locale);
  const places = saved?.ok ? saved.value.map(({ id, title, text, point }) => ({ id, title, text, point })) : [];
  return Response.json({ heading: t('choose'), places }, { headers: { 'Cache-Control': 'private, no-store' } });
}
