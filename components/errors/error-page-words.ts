/**
 * The few sentences of the crash page. An error boundary runs in the browser, which has no message catalogue: this file
 * is smaller than the catalogues, and works even when rendering the page has failed. `errorPage` of messages/*.json has
 * the same sentences (tests/unit/components/errors compares them, and can write the file anew).
 */
import sentences from '@/components/errors/crash-words.json';

interface ErrorPageWords {
  title: string;
  crash: string;
  tryAgain: string;
  toStart: string;
}

/** `tag` is the value of <html lang>. */
export function errorPageWords(tag: string): ErrorPageWords {
  const all: Record<string, ErrorPageWords> = sentences;
  return all[tag] ?? sentences.en;
}
