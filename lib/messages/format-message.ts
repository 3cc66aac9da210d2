/**
 * Formats messages for next-intl. next.config.mjs replaces next-intl's own module with it, because that one parses a
 * message again for each page, and finds parsed ones by a text of all options (docs/decisions/145).
 */
import compile from 'icu-minify/compile';
import { LRUCache } from 'lru-cache';
import formatCompiled from 'use-intl/format-message/format-only';
import { dateFormat, numberFormat, pluralRules } from '@/lib/i18n/formats';

type Compiled = Parameters<typeof formatCompiled>[1];
type Rest = Parameters<typeof formatCompiled> extends [string, unknown, ...infer R] ? R : never;
type Values = NonNullable<Rest[0]>;

/** Room for all messages with arguments of some ten languages. Operators' own messages come and go. */
const compiled = new LRUCache<string, { message: Compiled }>({ max: 5000 });

/** next-intl's own formatters are created anew for each page. */
const formatters = { getDateTimeFormat: dateFormat, getNumberFormat: numberFormat, getPluralRules: pluralRules };

/** A message without values is plain text, unless ICU's apostrophes quote a part of it. */
const mayBeQuoted = /'[{}<#|']/;

/** @throws where a message, which may be the operator's, is not written as ICU demands, or asks for what is not given. */
export default function formatMessage(key: string, message: unknown, ...[values, options]: Rest) {
  if (typeof message !== 'string') throw new Error(`${key} is no message, but a group of them`);
  if (values === undefined && !mayBeQuoted.test(message)) return message;
  let known = compiled.get(message);
  if (known === undefined) {
    known = { message: compile(message) };
    compiled.set(message, known);
  }
  const formatted = formatCompiled(key, known.message, values && new Proxy(values, given), {
    ...options,
    formatters: { ...options.formatters, ...formatters },
  });
  // From empty values alone the format produces no part, which next-intl would take for an invalid message.
  return Array.isArray(formatted) && formatted.length === 0 ? '' : formatted;
}

/** Throws for a missing value; the compiled format would write "undefined" on the page. */
const given: ProxyHandler<Values> = {
  get(values, name) {
    if (!(name in values)) throw new Error(`no value is given for ${String(name)}`);
    return Reflect.get(values, name) ?? '';
  },
};

/** Tells next-intl that messages arrive as text, not compiled. */
formatMessage.raw = true;
