/**
 * Formats messages for next-intl. next.config.mjs replaces next-intl's own module with it, because that one parses a
 * message again for each page, and finds parsed ones by a text of all options (docs/decisions/145).
 */
import compile from 'icu-minify/compile';
import { LRUCache } from 'lru-cache';
import formatCompiled from 'use-intl/format-message/format-only';
import { dateFormat, numberFormat, pluralRules } from '@/lib/i18n/formats';
import { inSentence } from '@/lib/i18n/isolated';
import { isArabicScript, languageTag, locales } from '@/lib/i18n/locales';

type Compiled = Parameters<typeof formatCompiled>[1];
type Rest = Parameters<typeof formatCompiled> extends [string, unknown, ...infer R] ? R : never;
type Values = NonNullable<Rest[0]>;

interface Read {
  message: Compiled;
  /** Arguments that choose between texts: code words, which are not said. */
  choosing: Set<string>;
}

/** Room for all messages with arguments of some ten languages. Operators' own messages come and go. */
const compiled = new LRUCache<string, Read>({ max: 5000 });

const languagesFromRight = new Set(locales.filter(isArabicScript).map(languageTag));

/** next-intl's own formatters are created anew for each page. */
const formatters = { getDateTimeFormat: dateFormat, getNumberFormat: numberFormat, getPluralRules: pluralRules };

const selects = /\{\s*(\w+)\s*,\s*select\s*,/g;

/** A message without values is plain text, unless ICU's apostrophes quote a part of it. */
const mayBeQuoted = /'[{}<#|']/;

/** @throws where a message, which may be the operator's, is not written as ICU demands, or asks for what is not given. */
export default function formatMessage(key: string, message: unknown, ...[values, options]: Rest) {
  if (typeof message !== 'string') throw new Error(`${key} is no message, but a group of them`);
  if (values === undefined && !mayBeQuoted.test(message)) return message;
  let known = compiled.get(message);
  if (known === undefined) {
    known = {
      message: compile(message),
      choosing: new Set(Array.from(message.matchAll(selects), ([, name = '']) => name)),
    };
    compiled.set(message, known);
  }
  const formatted = formatCompiled(key, known.message, values && saidIn(options.locale, values, known), {
    ...options,
    formatters: { ...options.formatters, ...formatters },
  });
  // From empty values alone the format produces no part, which next-intl would take for an invalid message.
  return Array.isArray(formatted) && formatted.length === 0 ? '' : formatted;
}

/**
 * Isolates the texts among the values where they need it, and throws for a missing value; the compiled format would write
 * "undefined" on the page.
 */
function saidIn(language: string, values: Values, { choosing }: Read): Values {
  return new Proxy(values, {
    get(_, name: string) {
      if (!(name in values)) throw new Error(`no value is given for ${name}`);
      const value = values[name] ?? '';
      return typeof value === 'string' && !choosing.has(name)
        ? inSentence(value, languagesFromRight.has(language))
        : value;
    },
  });
}

/** Tells next-intl that messages arrive as text, not compiled. */
formatMessage.raw = true;
