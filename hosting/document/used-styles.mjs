/**
 * Selects the part of a stylesheet that a document uses: the rules whose names (classes, ids, slots) occur in it. The
 * rules for elements that scripts add later are in the complete sheet, which follows (inline-styles.mjs).
 */
import { decodeEntities } from './decode-entities.mjs';

/**
 * @typedef {import('./build-manifest.mjs').Sheet} Sheet
 * @typedef {import('./build-manifest.mjs').Part} Part
 */

/**
 * @param {Sheet[]} sheets in the order of the document's links
 * @param {Set<string>} names that stand in the document
 * @returns {string} CSS
 */
export function usedStyles(sheets, names) {
  /** @type {Map<string, string>} */
  const defined = new Map();
  const text = sheets.map(parts => textOf(parts, names, defined)).join('');
  return text + definitionsFor(text, defined);
}

/** @param {string} document HTML @returns {Set<string>} the names by which rules find its elements */
export function namesOf(document) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const [, attribute, value = ''] of document.matchAll(/ (class|id|data-slot)="([^"]*)"/g)) {
    if (attribute === 'id') names.add(`#${value}`);
    else if (attribute === 'data-slot') names.add(`[data-slot=${value}]`);
    else for (const name of decodeEntities(value).split(/\s+/)) names.add(name);
  }
  return names;
}

/** @param {Part[]} parts @param {Set<string>} names @param {Map<string, string>} defined gets what is defined by name */
function textOf(parts, names, defined) {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('rule' in part) {
      if (part.names.some(needed => needed.every(name => names.has(name)))) text += part.rule;
    } else if ('group' in part) {
      const inside = textOf(part.parts, names, defined);
      if (inside !== '') text += `${part.group}{${inside}}`;
    } else defined.set(part.define, (defined.get(part.define) ?? '') + part.text);
  }
  return text;
}

/** @param {string} text @param {Map<string, string>} defined */
function definitionsFor(text, defined) {
  return [...defined]
    .filter(([name]) => text.includes(name))
    .map(([, definition]) => definition)
    .join('');
}
