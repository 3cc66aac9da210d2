/** Maps the operator's texts (docs/api.md 5.4) to our own keys. */
import { type Messages, textAt } from '@/lib/messages/merge-messages';
import { labels, sentences } from '@/lib/messages/operator-words';

/**
 * A text that the operator wrote for our very key comes first. `messages` are ours in the language of the texts;
 * `english` tells which of ours say no more than a fixed text.
 */
export function inOurKeys(
  texts: Record<string, string>,
  messages: Messages,
  english: Messages,
): Record<string, string> {
  const named = withoutNamespaces(texts);
  const found: Record<string, string> = {};
  for (const [key, ours] of Object.entries(labels))
    for (const path of ours) {
      const text = takenOver(named[key], textAt(messages, path));
      if (text !== null) found[path] = text;
    }
  for (const { keys, fixed, ours } of sentences) {
    const text = takenOver(
      keys.map(key => named[key]).find(text => text?.trim()),
      '',
    );
    if (text === null) continue;
    for (const path of ours) {
      const isWhole = textAt(english, path) === fixed;
      found[path] = isWhole ? text : withRest(text, textAt(messages, path) ?? '', fixed);
    }
  }
  return { ...found, ...texts };
}

/** The marketplace's older client reads texts from two namespaces, which some panels write before the key. */
function withoutNamespaces(texts: Record<string, string>): Record<string, string> {
  const bare = Object.entries(texts).map(([key, text]) => [key.replace(/^(translation|errors)[.:]/, ''), text]);
  return { ...Object.fromEntries(bare), ...texts };
}

/** Null where the text lacks a number or name that ours has, or is not plain text (markup, other braces). */
function takenOver(text: string | undefined, ours: string | null): string | null {
  const written = text?.trim().replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{$1}') ?? '';
  if (written === '' || ours === null || /[<>]|'\{/.test(written)) return null;
  return holes(written) === holes(ours) && !/[{}]/.test(written.replaceAll(/\{\w+\}/g, '')) ? written : null;
}

/** The operator's sentence before what ours says beyond the fixed one. */
function withRest(text: string, ours: string, fixed: string): string {
  const rest = ours.startsWith(fixed) ? ours.slice(fixed.length).replace(/^[.:!]\s*/, '') : ours;
  return `${text}${/\p{P}$/u.test(text) ? '' : '.'} ${rest}`;
}

function holes(text: string): string {
  return (text.match(/\{\w+/g) ?? []).toSorted().join(' ');
}
