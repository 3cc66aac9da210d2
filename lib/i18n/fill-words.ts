import { inSentence, isFromRight } from '@/lib/i18n/isolated';

/** Fills in `{name}` in a sentence that the server passed to an island. */
export function fillWords(words: string, values: Record<string, string>): string {
  const filled = (value: string) => inSentence(value, isFromRight(words));
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? filled(values[name] ?? '') : whole));
}
