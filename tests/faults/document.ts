/** Reads a document as a visitor does: its language, its main part, its sentences, its links. */
import { decoded } from '../support/plain-form.ts';

export interface Document {
  language: string;
  direction: string;
  /** Markup of the main part, without scripts and styles; null where there is none. */
  main: string | null;
  /** The main part's words, in one line. */
  words: string;
  hasHeading: boolean;
  /** A link, or a form with a button, in the main part. */
  hasWayOn: boolean;
}

export function readDocument(html: string): Document {
  const [root = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  const [, main = null] = /<main\b[^>]*>(.*)<\/main>/s.exec(withoutScript(html)) ?? [];
  return {
    language: /\blang="([^"]*)"/.exec(root)?.[1] ?? '',
    direction: /\bdir="([^"]*)"/.exec(root)?.[1] ?? 'ltr',
    main,
    words: wordsIn(main ?? ''),
    hasHeading: wordsIn(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(main ?? '')?.[1] ?? '') !== '',
    hasWayOn: /<a\b[^>]*\bhref=|<button\b/.test(main ?? ''),
  };
}

/** What script and styles hold, nobody reads. */
export function withoutScript(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
}

export function wordsIn(html: string): string {
  return decoded(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Words that only a developer understands. */
const rawTexts = [
  /\b(Type|Reference|Syntax|Range|Zod)Error\b/,
  /\bat \S+ \(?\S+:\d+:\d+\)?/,
  /\bECONN\w+|\bfetch failed\b|\bsocket hang up\b/,
  /\[object Object\]|\bundefined\b|\bNaN\b/,
  /A fault that was asked for|502 Bad Gateway|The connection was dropped/,
  /Internal Server Error|Application error|Unexpected token/,
  /\bERROR_\d{3}\b/,
];

/** The first raw text among these words, or null. */
export function rawTextIn(words: string): string | null {
  for (const pattern of rawTexts) {
    const [found] = pattern.exec(words) ?? [];
    if (found !== undefined) return found;
  }
  return null;
}
