/** The marketplace's currencies (docs/api.md 5.3). */
import 'server-only';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { type Currency, currenciesSchema, type Side } from '@/lib/market/schema';
import { baseCurrency } from '@/lib/view/view';

export async function listCurrencies(locale: Locale): Promise<Currency[]> {
  const currencies = await publicApi('rest/currencies/active', {
    locale,
    schema: currenciesSchema,
    keep: memory.currencies,
  });
  return currencies.ok ? currencies.value : [];
}

/** The currency of an id; "base" is the marketplace's default. */
export async function findCurrency(locale: Locale, currency: string): Promise<Currency | undefined> {
  const currencies = await listCurrencies(locale);
  return currencies.find(({ id, isDefault }) => (currency === baseCurrency ? isDefault : id === currency));
}

/** How many units of the currency the marketplace's own is worth; 1 while unknown. */
export async function findRate(locale: Locale, currency: string): Promise<number> {
  return (await findCurrency(locale, currency))?.rate ?? 1;
}

/**
 * Adds the side on which the symbol is written: orders and payments do not state it (docs/api.md 8.2), the market's
 * currencies do. An amount that names no currency gets the symbol of the marketplace's own currency.
 */
export async function withSide<C extends { id: string; symbol: string; position: Side | null }>(
  currency: C,
  locale: Locale,
): Promise<C> {
  if (currency.position !== null) return currency;
  const found = await findCurrency(locale, currency.id || baseCurrency);
  if (found === undefined) return currency;
  return { ...currency, symbol: currency.symbol || found.symbol, position: found.position };
}
