/**
 * Site-wide queries (docs/api.md 5). Each has a fallback while the API is down, so that header and footer always
 * render.
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { keptAnswer, publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { dateFormat } from '@/lib/i18n/formats';
import { defaultLocale, isArabicScript, type Locale, languageTag } from '@/lib/i18n/locales';
import { noteOffered } from '@/lib/i18n/offered-locales';
import { findCurrency, findRate } from '@/lib/market/currencies';
import { type Market, pageMarket } from '@/lib/market/market';
import { clockSchema, type Language, languagesSchema, settingsSchema, translationsSchema } from '@/lib/market/schema';
import type { MarketMoneyStyle, Money } from '@/lib/money';

const settingsRequest = { schema: settingsSchema, keep: memory.settings, isWordless: true } as const;

export async function getSettings(locale: Locale): Promise<Record<string, string>> {
  const settings = await findSettings(locale);
  return settings.ok ? settings.value : {};
}

/** The name of the marketplace; "Doorstep" where it has set none. */
export async function getMarketName(locale: Locale): Promise<string> {
  return (await getSettings(locale)).title ?? 'Doorstep';
}

/** For what must not be done while the settings are unknown. */
export function findSettings(locale: Locale): Promise<Outcome<Record<string, string>>> {
  return publicApi('rest/settings', { locale, ...settingsRequest });
}

/** Empty while they are unknown. */
export async function listLanguages(locale: Locale): Promise<Language[]> {
  const languages = await findLanguages(locale);
  return languages.ok ? languages.value : [];
}

/** For what would be wrong without one of the languages. */
export async function findLanguages(locale: Locale): Promise<Outcome<Language[]>> {
  const languages = await publicApi('rest/languages/active', {
    locale,
    schema: languagesSchema,
    keep: memory.languages,
  });
  if (!languages.ok) return languages;
  const defaultFirst = languages.value.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  noteOffered(defaultFirst.map(language => language.locale));
  return languages;
}

/**
 * The marketplace's default language, in which nearly all of its texts are written: lists leave out what has no text in
 * the requested language (docs/api.md 6.2), and some calls refuse a language that the marketplace does not have (1.3).
 * So calls that are made for no particular reader use this one. English while it is not known.
 */
export async function ownLocale(locale: Locale = defaultLocale): Promise<Locale> {
  return (await listLanguages(locale)).find(({ isDefault }) => isDefault)?.locale ?? defaultLocale;
}

export async function isRightToLeft(locale: Locale): Promise<boolean> {
  const language = (await listLanguages(locale)).find(language => language.locale === locale);
  return language?.isRightToLeft ?? isArabicScript(locale);
}

/** Whether a process whose API is away still has settings to show pages by. */
export async function hasKeptSettings(): Promise<boolean> {
  return (await keptAnswer('rest/settings', { locale: defaultLocale, ...settingsRequest })) !== null;
}

/** The operator's texts by message key. */
export async function getOperatorTexts(locale: Locale): Promise<Record<string, string>> {
  const texts = await publicApi('rest/translations/paginate', {
    locale,
    schema: translationsSchema,
    keep: memory.translations,
  });
  return texts.ok ? texts.value : {};
}

/** How this market writes amounts; "$" before the amount while no currency is known (docs/behaviour.md 9). */
export async function getMoneyStyle(market: Market | Promise<Market> = pageMarket()): Promise<MarketMoneyStyle> {
  const { locale, currency } = await market;
  const found = await findCurrency(locale, currency);
  return {
    symbol: found?.symbol ?? '$',
    position: found?.position ?? 'before',
    language: languageTag(locale),
    currency: found?.id ?? currency,
  };
}

/**
 * Converts an amount into the market's currency; a few fields of the API come in the base currency (docs/api.md 1.10).
 */
export async function inMarketCurrency(amount: Money, market: Market | Promise<Market> = pageMarket()): Promise<Money> {
  const { locale, currency } = await market;
  if (amount.currency === currency) return amount;
  const [from, to] = await Promise.all([findRate(locale, amount.currency), findRate(locale, currency)]);
  return { minor: Math.round((amount.minor * to) / from), currency };
}

/** The ISO 4217 code for structured data; null where the currency's title is not a code. */
export async function findCurrencyCode(market: Market | Promise<Market> = pageMarket()): Promise<string | null> {
  const { locale, currency } = await market;
  const title = (await findCurrency(locale, currency))?.title.trim() ?? '';
  return Intl.supportedValuesOf('currency').includes(title) ? title : null;
}

export interface MarketClock {
  timeZone: string;
  /** The market's clock minus this server's, in milliseconds. */
  skew: number;
  /** The market's time is not known: nothing may be ordered by this clock, and no shop be shown as open or closed. */
  isUnknown?: true;
}

/** The marketplace's clock, by which opening hours are read (docs/api.md 5.5). */
export async function getClock(locale: Locale): Promise<MarketClock> {
  const clock = await publicApi('rest/timezone', {
    locale,
    schema: ownClockSchema,
    keep: memory.clock,
    isWordless: true,
  });
  return clock.ok ? clock.value : { timeZone: 'UTC', skew: 0, isUnknown: true };
}

const ownClockSchema = clockSchema.transform(({ timeZone, time }) => clockFrom(timeZone, time));

/** If the time zone is unknown, the skew from UTC stands for it; a time that cannot be read is ignored. */
function clockFrom(named: string, time: string): MarketClock {
  const timeZone = isTimeZone(named) ? named : 'UTC';
  const local = new Date().toLocaleString('sv-SE', { timeZone });
  const skew = Date.parse(`${time.replace(' ', 'T')}Z`) - Date.parse(`${local.replace(' ', 'T')}Z`);
  // The two clocks are read at different moments, so a difference under a minute counts as none.
  return { timeZone, skew: Math.abs(skew) >= 60_000 ? skew : 0 };
}

function isTimeZone(name: string): boolean {
  try {
    return dateFormat('sv-SE', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
