/** Which market a page is rendered for: its language and currency, read from the root of its inner path. */
import 'server-only';
import * as root from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { listCurrencies } from '@/lib/market/currencies';
import { baseCurrency } from '@/lib/view/view';

export interface Market {
  locale: Locale;
  /** The currency's id, or "base". */
  currency: string;
}

/** Pages only: actions and route handlers have no root params, and get their market from `marketOf`. */
export async function pageMarket(): Promise<Market> {
  const [locale, currency] = await Promise.all([root.locale(), root.currency()]);
  return marketOf(locale, currency);
}

/** A currency that the marketplace does not take (any more) reads as its default. */
export async function marketOf(locale: string | undefined, currency = baseCurrency): Promise<Market> {
  const spoken = isLocale(locale) ? locale : defaultLocale;
  if (currency === baseCurrency) return { locale: spoken, currency };
  const currencies = await listCurrencies(spoken);
  const isKnown = currencies.length === 0 || currencies.some(({ id }) => id === currency);
  return { locale: spoken, currency: isKnown ? currency : baseCurrency };
}

/** What the API is told: no currency at all means its own default. */
export function currencyQuery({ currency }: Market): { currency_id?: string } {
  return currency === baseCurrency ? {} : { currency_id: currency };
}
