/**
 * How next-intl formats a message; next.config.mjs puts it in the place of its own way, which reads a message anew for each
 * page, and looks up what it has read by a text of all options (docs/decisions/145).
 */
import compile from 'icu-minify/compile';
import { LRUCache } from 'lru-cache';
import formatCompiled from 'use-intl/format-message/format-only';
import { dateFormat, numberFormat, pluralRules } from '@/lib/i18n/formats';

type Compiled = Parameters<typeof formatCompiled>[1];
type Rest = Parameters<typeof formatCompiled> extends [string, unknown, ...infer R] ? R : never;
type Values = NonNullable<Rest[0]>;

/** All messages with arguments of some ten languages. An operator's own come and go. */
const compiled = new LRUCache<string, { message: Compiled }>({ max: 5000 });

/** Theirs are made anew for each page. */
const formatters = { getDateTimeFormat: dateFormat, getNumberFormat: numberFormat, getPluralRules: pluralRules };

/** Without values a message is what it says, unless ICU's apostrophes quote a part of it. */
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
  // Of nothing but empty values the format makes no part at all, which next-intl would take for an invalid message.
  return Array.isArray(formatted) && formatted.length === 0 ? '' : formatted;
}

/** The compiler's format would write "undefined" on the page. */
const given: ProxyHandler<Values> = {
  get(values, name) {
    if (!(name in values)) throw new Error(`no value is given for ${String(name)}`);
    return Reflect.get(values, name) ?? '';
  },
};

/** Messages arrive as they are written, not compiled. */
formatMessage.raw = true;
