import { readFileSync } from 'node:fs';
import type { Messages } from '@/lib/messages/merge-messages';

export function readMessages(locale: string): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
}

/** The texts by their keys: "cart.total". */
export function textsOf(messages: Messages, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`${path}${key}`, text] as const] : [...textsOf(text, `${path}${key}.`)],
    ),
  );
}
