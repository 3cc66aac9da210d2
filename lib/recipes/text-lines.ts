/**
 * Reads the operator's HTML of a recipe (docs/api.md 2.10) as lines of plain text, one for each ingredient or step. No
 * markup is shown, so none can do harm.
 */

import { replaceTags } from '@/lib/replace-tags';

/** Elements whose content is no text; one without an end reaches to the end, as in a browser. */
const hidden = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
/** Tags at which a line ends. */
const ends = /<(?:\/?(?:li|p|div|ul|ol|h[1-6]|tr|table|blockquote|section)\b|br\b)[^>]*>/gi;
const tags = /<\/?[a-z][^>]*>/gi;

export function textLines(html: string): string[] {
  const shown = html.replace(hidden, '').replace(/\s+/g, ' ');
  return replaceTags(replaceTags(shown, ends, '\n'), tags, '')
    .split('\n')
    .map(line => line.replace(entities, unescaped).replace(/\s+/g, ' ').trim())
    .filter(line => line !== '');
}

const entities = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi;

/** Entities that editors write into text; others stay as they are written. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
};

function unescaped(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
