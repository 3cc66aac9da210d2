import { inSentence, isFromRight } from '@/lib/i18n/isolated';

/**
 * Names side by side in one line: "Pad Thai · large". Empty ones are left out. Each keeps its own direction: after a
 * Persian title, "26 cm · Classic" would be drawn from the other end.
 */
export function sideBySide([first = '', ...others]: (string | undefined)[]): string {
  const shown = others.flatMap(name => (name ? inSentence(name, isFromRight(first)) : []));
  return [first, ...shown].join(' · ');
}
