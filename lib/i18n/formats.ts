/** Caches Intl formats: creating one costs as much as hundreds of uses (a checkout formats 400 values). */

/**
 * The digits where they depend on the age of what a browser knows about languages: since CLDR 48, which Node brings, "ar"
 * has Latin ones, before (Safari 26, and older browsers of any make) Arabic ones. React would find other numbers than the
 * server's and render the page anew.
 */
const digits: Record<string, { numberingSystem: string }> = { ar: { numberingSystem: 'latn' } };

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const lists = new Map<string, Intl.ListFormat>();
const spans = new Map<string, Intl.RelativeTimeFormat>();

/**
 * `language` is a BCP 47 tag. Styles come from the code, never from a request, so their number is bounded. Times are on the
 * 24-hour clock in all languages, as the hours of shops are.
 */
export function dateFormat(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(
    dates,
    language,
    style,
    () => new Intl.DateTimeFormat(language, { ...digits[language], ...style, hourCycle: 'h23' }),
  );
}

export function numberFormat(language: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(numbers, language, style, () => new Intl.NumberFormat(language, { ...digits[language], ...style }));
}

export function pluralRules(language: string, style: Intl.PluralRulesOptions = {}): Intl.PluralRules {
  return once(plurals, language, style, () => new Intl.PluralRules(language, style));
}

/** "in 12 minutes". */
export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return once(spans, language, {}, () => new Intl.RelativeTimeFormat(language, digits[language]));
}

/** Where Intl does not know the language's lists, only commas are used; Intl would write an English "and". */
export function listFormat(language: string, style: Intl.ListFormatOptions = {}): Intl.ListFormat {
  return once(lists, language, style, () => {
    const isKnown = Intl.ListFormat.supportedLocalesOf(language).length > 0;
    return new Intl.ListFormat(language, isKnown ? style : { ...style, style: 'narrow' });
  });
}

function once<F>(made: Map<string, F>, language: string, style: object, make: () => F): F {
  const key = language + JSON.stringify(style);
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = make();
  made.set(key, format);
  return format;
}
