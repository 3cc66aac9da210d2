/** The marketplace's settings, languages, currencies and clock (docs/api.md 5). */
import { z } from 'zod';
import { envelope, listEnvelope } from '@/lib/api/envelopes';
import { flag, id, number, text } from '@/lib/api/schema';
import { isLocale } from '@/lib/i18n/locales';

/** Nearly all values are texts; one that is an object is kept as JSON. */
const setting = z.preprocess(
  value => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value),
  text,
);

export const settingsSchema = listEnvelope(z.object({ key: z.string(), value: setting })).transform(settings =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value])),
);

export const languagesSchema = listEnvelope(
  z
    .object({ locale: z.string(), title: text, backward: flag, default: flag })
    .transform(({ locale, title, backward, default: isDefault }) => ({
      locale,
      title,
      isRightToLeft: backward,
      /** The marketplace's default. */
      isDefault,
    })),
).transform(languages => languages.flatMap(({ locale, ...rest }) => (isLocale(locale) ? [{ locale, ...rest }] : [])));

export type Language = z.output<typeof languagesSchema>[number];

/** On which side of an amount its currency's symbol stands. */
export const symbolSide = z.enum(['before', 'after']);

export type Side = z.output<typeof symbolSide>;

export const currenciesSchema = listEnvelope(
  z
    .object({
      id,
      symbol: text,
      title: text,
      rate: number,
      default: flag,
      position: symbolSide.catch('after'),
    })
    .transform(({ id, symbol, title, rate, default: isDefault, position }) => ({
      id,
      symbol: symbol || '$',
      title,
      rate: rate || 1,
      isDefault,
      position,
    })),
);

export type Currency = z.output<typeof currenciesSchema>[number];

/** Characters. Our own longest message has some four hundred; the panel of the marketplace has no limit. */
const longestMessage = 2000;

/** Texts by key, without those that are no message; a language without texts arrives as an empty array (docs/api.md 5.4). */
export const translationsSchema = envelope(
  z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()).transform(() => ({}))]),
).transform(texts =>
  Object.fromEntries(Object.entries(texts).filter((pair): pair is [string, string] => isMessage(pair[1]))),
);

function isMessage(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && text.length <= longestMessage;
}

export const clockSchema = envelope(z.object({ timeZone: z.string(), time: z.string() }));
