/** The names under which chat partners are shown. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { desk, isPartner } from '@/lib/chat/partner';
import type { Market } from '@/lib/market/market';
import { getShop, listTitles } from '@/lib/shops/queries';

/** A shop whose name cannot be read is called "the shop". */
export async function partnerNames(partners: string[], market: Market): Promise<(partner: string) => string> {
  const shops = partners.filter(partner => partner !== desk);
  const [t, titles] = await Promise.all([
    getTranslations({ locale: market.locale, namespace: 'chat' }),
    listTitles(shops, market),
  ]);
  return partner => (partner === desk ? t('desk') : (titles?.get(partner) ?? t('someShop')));
}

/** The name of somebody with whom a chat may be begun; "gone" for a shop that does not exist. */
export async function findPartner(partner: string, market: Market): Promise<Outcome<string>> {
  if (!isPartner(partner)) return { ok: false, why: 'gone' };
  const shop = partner === desk ? null : await getShop(partner, market);
  if (shop?.ok === false && shop.why === 'gone') return { ok: false, why: 'gone' };
  const nameOf = await partnerNames([partner], market);
  return { ok: true, value: nameOf(partner) };
}
