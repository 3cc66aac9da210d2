/** Caches Intl formats: creating one costs as much as hundreds of uses (a checkout formats 400 values). */

/**
 * The digits where they depend on the age of what a browser knows about languages: since CLDR 48, which Node brings, "ar"
 * has Latin ones, before (Safari 26, and older browsers of any make) Arabic ones. React would find other numbers than the
 * server's and render the page anew.
 */
const digits: Record<string, { numberingSystem: string }> = { ar: { numberingSystem: 'latn' } };

/**
 * Languages whose words and numbers Chrome lacks, each with one whose numbers are written alike. Chrome would write them as
 * in English, other than the server.
 */
const writtenLike: Record<string, string> = { az: 'tr', be: 'pl', kk: 'ru', mg: 'en', tg: 'ru', tk: 'ru' };

/** Whether every browser has the words of this language, in dates for example. */
export function isEverywhere(language: string): boolean {
  return writtenLike[language] === undefined;
}

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

/** A `style` with a unit or percent is written in the language's own way, which Chrome may lack: on the server alone. */
export function numberFormat(language: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const like = style.style === undefined ? (writtenLike[language] ?? language) : language;
  return once(numbers, like, style, () => new Intl.NumberFormat(like, { ...digits[language], ...style }));
}

export function pluralRules(language: string, style: Intl.PluralRulesOptions = {}): Intl.PluralRules {
  return once(plurals, language, style, () => new Intl.PluralRules(language, style));
}

/** "in 12 minutes". */
export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return once(
    spans,
    language,
    {},
    () => new Intl.RelativeTimeFormat(language, { numeric: 'always', ...digits[language] }),
  );
}

/**
 * Where Intl does not know the language's lists, only commas are used; Intl would write an English "and".
 *
 * @param style `narrow` has commas alone, where the language has such lists, for names that may hold an "and" themselves.
 * Intl's lists of units would put a space between them in Russian, and nothing in Chinese.
 */
export function listFormat(language: string, style: 'long' | 'narrow' = 'long'): Intl.ListFormat {
  return once(lists, language, { style }, () => {
    const format = new Intl.ListFormat(language, { style });
    const isEnglish = / and /.test(format.format(['1', '2'])) && !language.startsWith('en');
    return isEnglish ? new Intl.ListFormat(language, { style: 'narrow' }) : format;
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
