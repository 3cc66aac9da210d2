/** Site-wide questions (API 5). Each has an honest answer while the API is away, so that the shell always stands. */
import 'server-only';
import { z } from 'zod';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { isArabicScript, type Locale, languageTag } from '@/lib/i18n/locales';
import { findCurrency } from '@/lib/market/currencies';
import { type Market, pageMarket } from '@/lib/market/market';
import { clockSchema, type Language, languagesSchema, settingsSchema, translationsSchema } from '@/lib/market/schema';
import type { Money, MoneyStyle } from '@/lib/money';

export async function getSettings(locale: Locale): Promise<Record<string, string>> {
  const settings = await publicApi('rest/settings', { locale, schema: settingsSchema, keep: memory.settings });
  return settings.ok ? settings.value : {};
}

export async function listLanguages(locale: Locale): Promise<Language[]> {
  const languages = await publicApi('rest/languages/active', {
    locale,
    schema: languagesSchema,
    keep: memory.languages,
  });
  return languages.ok ? languages.value : [];
}

export async function isRightToLeft(locale: Locale): Promise<boolean> {
  const language = (await listLanguages(locale)).find(language => language.locale === locale);
  return language?.isRightToLeft ?? isArabicScript(locale);
}

/** The operator's own words, by message key. */
export async function getTranslations(locale: Locale): Promise<Record<string, string>> {
  const texts = await publicApi('rest/translations/paginate', {
    locale,
    schema: translationsSchema,
    keep: memory.translations,
  });
  return texts.ok ? texts.value : {};
}

/** How amounts are written in this market; "$" before the amount while no currency is known (SPEC 9). */
export async function getMoneyStyle(market?: Market): Promise<MoneyStyle> {
  const { locale, currency } = market ?? (await pageMarket());
  const found = await findCurrency(locale, currency);
  return {
    symbol: found?.symbol ?? '$',
    position: found?.position ?? 'before',
    language: languageTag(locale),
  };
}

/** An amount in the market's currency: a few fields of the wire come in the base currency (API 1.10). */
export async function inMarketCurrency(amount: Money, market?: Market): Promise<Money> {
  const { locale, currency } = market ?? (await pageMarket());
  if (amount.currency === currency) return amount;
  const [from, to] = await Promise.all([findCurrency(locale, amount.currency), findCurrency(locale, currency)]);
  return { minor: Math.round((amount.minor * (to?.rate ?? 1)) / (from?.rate ?? 1)), currency };
}

/** The ISO 4217 code for machines; a title that is none falls back to the default currency's. */
export async function getCurrencyCode(market?: Market): Promise<string> {
  const { locale, currency } = market ?? (await pageMarket());
  const title = (await findCurrency(locale, currency))?.title ?? '';
  return /^[A-Z]{3}$/.test(title) ? title : 'USD';
}

export interface MarketClock {
  timeZone: string;
  /** The market's clock less this server's, in milliseconds. */
  skew: number;
}

/** The clock that opening hours are read by: the marketplace's own (API 5.5). */
export async function getClock(locale: Locale): Promise<MarketClock> {
  const schema = clockSchema.pipe(
    z.object({ timeZone: z.string(), time: z.string() }).transform(({ timeZone, time }) => clockFrom(timeZone, time)),
  );
  const clock = await publicApi('rest/timezone', { locale, schema, keep: memory.clock });
  return clock.ok ? clock.value : { timeZone: 'UTC', skew: 0 };
}

function clockFrom(timeZone: string, time: string): MarketClock {
  const local = new Date().toLocaleString('sv-SE', { timeZone });
  const skew = Date.parse(`${time.replace(' ', 'T')}Z`) - Date.parse(`${local.replace(' ', 'T')}Z`);
  // The two clocks are read at different moments: under a minute apart is the same clock.
  return { timeZone, skew: Math.abs(skew) < 60_000 ? 0 : skew };
}
