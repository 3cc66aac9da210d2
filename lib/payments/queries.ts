/** Lists the payment methods of a shop (docs/api.md 10.1). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { publicApi } from '@/lib/api/public';
import { isSecondRevision } from '@/lib/api/revision';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { findSettings } from '@/lib/market/queries';
import { type Payment, paymentsSchema, shopPaymentsSchema } from '@/lib/payments/schema';

/** The site's methods, or the shop's own where the operator allows that (R1 only). Cash comes first. */
export async function listPayments(shopId: string, locale: Locale): Promise<Outcome<Payment[]>> {
  const isSites = isSecondRevision() ? { ok: true as const, value: true } : await usesSitePayments(locale);
  if (!isSites.ok) return isSites;
  const found = await (isSites.value ? listSitePayments(locale) : listOwnPayments(shopId, locale));
  return found.ok ? { ok: true, value: found.value.toSorted((one, other) => rank(one) - rank(other)) } : found;
}

/** Fails while the operator's choice is unknown: the other's methods may be ones that the shop does not take. */
async function usesSitePayments(locale: Locale): Promise<Outcome<boolean>> {
  const settings = await findSettings(locale);
  if (!settings.ok) return settings;
  const { payment_type: whose = '' } = settings.value;
  return { ok: true, value: whose === 'admin' || whose === '' };
}

/** The site's methods, whatever shops have. */
export function listSitePayments(locale: Locale): Promise<Outcome<Payment[]>> {
  return publicApi('rest/payments', { locale, schema: paymentsSchema, keep: memory.payments });
}

function listOwnPayments(shopId: string, locale: Locale): Promise<Outcome<Payment[]>> {
  const path = `rest/shop-payments/${shopId}`;
  return publicApi(path, { locale, schema: shopPaymentsSchema, keep: memory.shop(shopId) });
}

function rank({ tag }: Payment): number {
  return ['cash', 'wallet'].indexOf(tag) + 1 || 3;
}
