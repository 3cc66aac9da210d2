/**
 * Reads the operator's HTML of a recipe (docs/api.md 2.10) as lines of plain text, one for each ingredient or step. No
 * markup is shown, so none can do harm.
 */

import { replaceTags } from '@/lib/html/replace-tags';
import { unescapeHtml } from '@/lib/html/unescape-html';

/** Elements whose content is no text; one without an end reaches to the end, as in a browser. */
const hidden = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
/** Tags at which a line ends. */
const ends = /<(?:\/?(?:li|p|div|ul|ol|h[1-6]|tr|table|blockquote|section)\b|br\b)[^>]*>/gi;
const tags = /<\/?[a-z][^>]*>/gi;

export function textLines(html: string): string[] {
  const shown = html.replace(hidden, '').replace(/\s+/g, ' ');
  return replaceTags(replaceTags(shown, ends, '\n'), tags, '')
    .split('\n')
    .map(line => unescapeHtml(line).replace(/\s+/g, ' ').trim())
    .filter(line => line !== '');
}
