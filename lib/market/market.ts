/** The market of a request: its language and currency. */
import 'server-only';
import * as root from 'next/root-params';
import { cache } from 'react';
import { type Locale, localeOf } from '@/lib/i18n/locales';
import { findCurrency, listCurrencies } from '@/lib/market/currencies';
import { baseCurrency } from '@/lib/view/view';

export interface Market {
  locale: Locale;
  /** The currency's id, or "base". */
  currency: string;
}

/**
 * Reads the root params of the inner path, which only pages have. A query that pages ask as well has it as the default of
 * its market; actions and route handlers say theirs (`requestMarket`).
 */
export const pageMarket = cache(async (): Promise<Market> => {
  const [locale, currency] = await Promise.all([root.locale(), root.currency()]);
  return marketOf(locale, currency);
});

/** An unknown or withdrawn currency reads as the default. */
export async function marketOf(locale: string | undefined, currency = baseCurrency): Promise<Market> {
  const spoken = localeOf(locale);
  return { locale: spoken, currency: (await isOffered(currency, spoken)) ? currency : baseCurrency };
}

/** Whether the marketplace has this currency; true while its currencies are not known. */
export async function isOffered(currency: string, locale: Locale): Promise<boolean> {
  if (currency === baseCurrency) return true;
  const currencies = await listCurrencies(locale);
  return currencies.length === 0 || currencies.some(({ id }) => id === currency);
}

/** The API's currency parameter; without it the API answers in its default currency. */
export function currencyQuery({ currency }: Market): { currency_id?: string } {
  return currency === baseCurrency ? {} : { currency_id: currency };
}

/**
 * The currency's id, for calls that require one, and for a cart, which otherwise stays in the currency of its last
 * request (docs/api.md 1.10). Undefined while the marketplace's default currency is not known.
 */
export async function currencyIdOf({ locale, currency }: Market): Promise<string | undefined> {
  return currency === baseCurrency ? (await findCurrency(locale, currency))?.id : currency;
}
