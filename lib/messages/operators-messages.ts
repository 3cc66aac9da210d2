/** Our messages with the operator's texts over them. */
import type { Locale } from '@/lib/i18n/locales';
import { inOurKeys } from '@/lib/messages/in-our-keys';
import { type Messages, overrideMessages } from '@/lib/messages/merge-messages';
import english from '@/messages/en.json';

type Texts = Record<string, string>;

/** The newest result of each language: a page needs it once or twice, and the operator seldom changes a text. */
const merged = new Map<Locale, { messages: Messages; texts: Texts; result: Messages }>();

/** `messages`: ours in that language. */
export function withOperatorsTexts(locale: Locale, messages: Messages, texts: Texts): Messages {
  const newest = merged.get(locale);
  if (newest?.messages === messages && isSame(newest.texts, texts)) return newest.result;
  const result = overrideMessages(messages, inOurKeys(texts, messages, english));
  merged.set(locale, { messages, texts, result });
  return result;
}

function isSame(some: Texts, others: Texts): boolean {
  const keys = Object.keys(some);
  return keys.length === Object.keys(others).length && keys.every(key => some[key] === others[key]);
}
