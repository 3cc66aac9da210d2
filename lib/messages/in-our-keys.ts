/** Maps the operator's texts (docs/api.md 5.4) to our own keys. */
import { type Messages, textAt } from '@/lib/messages/merge-messages';
import { type FixedSentence, labels, sentences } from '@/lib/messages/operator-words';

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
    for (const path of ours) put(found, path, takenOver(named[key], textAt(messages, path)));
  for (const sentence of sentences) {
    const text = sentence.keys.map(key => named[key]).find(text => text?.trim());
    for (const path of sentence.ours) put(found, path, said(text, path, sentence, messages, english));
  }
  return { ...found, ...texts };
}

/** The marketplace's older client reads texts from two namespaces, which some panels write before the key. */
function withoutNamespaces(texts: Record<string, string>): Record<string, string> {
  const bare = Object.entries(texts).map(([key, text]) => [key.replace(/^(translation|errors)[.:]/, ''), text]);
  return { ...Object.fromEntries(bare), ...texts };
}

function put(found: Record<string, string>, path: string, text: string | null): void {
  if (text !== null) found[path] = text;
}

/** Null where the text lacks a number or name that ours has, or is not plain text (markup, other braces). */
function takenOver(text: string | undefined, ours: string | null): string | null {
  const written = text?.trim().replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{$1}') ?? '';
  if (written === '' || ours === null || /[<>]|'\{/.test(written)) return null;
  return holes(written) === holes(ours) && !/[{}]/.test(written.replaceAll(/\{\w+\}/g, '')) ? written : null;
}

/** The operator's sentence in place of ours, or before the rest of ours. */
function said(
  text: string | undefined,
  path: string,
  { fixed }: FixedSentence,
  messages: Messages,
  english: Messages,
): string | null {
  const written = takenOver(text, '');
  const ours = textAt(messages, path);
  if (written === null || ours === null || textAt(english, path) === fixed) return written;
  const rest = ours.startsWith(fixed) ? ours.slice(fixed.length).replace(/^[.:!]\s*/, '') : ours;
  return `${written}${/\p{P}$/u.test(written) ? '' : '.'} ${rest}`;
}

function holes(text: string): string {
  return (text.match(/\{\w+/g) ?? []).toSorted().join(' ');
}
