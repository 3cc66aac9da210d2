/**
 * Reads a document rendered by React into its elements, so that the flight data can refer to them (lean-flight.mjs).
 * React writes attributes in double quotes, an end tag for every element, and `/>` for those without content. Elements
 * that are equal share one number.
 */
import { decodeEntities } from './decode-entities.mjs';
import { isReadBack, propertyOf } from './element-properties.mjs';

/**
 * `at`: where an attribute can be added to the first of equal elements.
 *
 * @typedef {{ at: number }} Element
 * @typedef {{ numberOf: (spelled: string) => number | undefined, byNumber: Element[], byText: Map<string, Element> }} Elements
 */

/**
 * A start tag, as parsed from its text. `isPlain`: whether the browser could read the element back exactly.
 *
 * @typedef {{ tag: string, spelled: string, isPlain: boolean, isVoid: boolean, isRaw: boolean }} StartTag
 */

/**
 * `spelled`: its start tag, and its content so far.
 *
 * @typedef {Element & { tag: string, spelled: string, isPlain: boolean }} Open
 */

const startTag = /^([a-zA-Z][\w-]*)((?: [^\s=>"]+="[^"]*")*)(\/?)$/;
const attribute = / ([^\s=>"]+)="([^"]*)"/g;

/** Elements whose content the browser reads as text, or not at all while script is on. */
const rawText = ['script', 'style', 'noscript', 'template', 'iframe'];

/** Elements whose content the browser changes while it parses, or that React writes in a way of its own. */
const changed = ['textarea', 'select', 'option', 'pre'];

/** Elements that search engines and previews look for, some of them by a pattern, so they stay as React writes them. */
const ofTheHead = ['title', 'meta', 'link'];

/**
 * @param {string} document
 * @param {import('./flight-rows.mjs').Place[]} leftOut scripts that stand nowhere in what is read, in their order
 * @returns {Elements | null} null for what React has not written
 */
export function elementsOf(document, leftOut) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {Element[]} */
  const byNumber = [];
  /** @type {Map<string, Element>} */
  const byText = new Map();
  /** @type {Map<string, StartTag>} */
  const startTags = new Map();
  /** @type {Open[]} */
  const open = [];
  /** @type {Open | undefined} */
  let parent;
  let text = '';
  let left = 0;
  let at = 0;
  while (at < document.length) {
    const start = document.indexOf('<', at);
    const textEnd = start < 0 ? document.length : start;
    if (textEnd > at && parent?.isPlain) text += document.slice(at, textEnd);
    if (start < 0) break;
    if (start === leftOut[left]?.start) {
      at = leftOut[left]?.end ?? at;
      left += 1;
      continue;
    }
    if (text !== '' && parent) parent.spelled += spelledText(decodeEntities(text));
    text = '';
    if (document.startsWith('<!--', start)) {
      const end = document.indexOf('-->', start);
      if (end < 0) return null;
      // React separates two texts by a comment with a space; its other comments are boundaries.
      if (parent && document.slice(start + 4, end) !== ' ') parent.isPlain = false;
      at = end + 3;
      continue;
    }
    let end = document.indexOf('>', start);
    if (document[start + 1] === '/') {
      const element = open.pop();
      if (element?.tag !== document.slice(start + 2, end)) return null;
      parent = open.at(-1);
      close(element);
    } else if (!document.startsWith('<!DOCTYPE html>', start)) {
      let inside = document.slice(start + 1, end);
      let known = startTags.get(inside);
      if (known === undefined) {
        end = endOfTag(document, start, end);
        inside = document.slice(start + 1, end);
        known = startTags.get(inside) ?? startTagOf(inside);
        if (known === undefined) return null;
        startTags.set(inside, known);
      }
      const { tag, spelled, isPlain, isVoid, isRaw } = known;
      const element = { tag, at: start + 1 + tag.length, spelled, isPlain };
      if (isRaw) {
        at = document.indexOf(`</${tag}>`, end);
        if (at < 0) return null;
        if (tag === 'script') byText.set(document.slice(end + 1, at), element);
        at += tag.length + 3;
        if (parent) parent.isPlain = false;
        continue;
      }
      if (isVoid) close(element);
      else {
        open.push(element);
        parent = element;
      }
    }
    at = end + 1;
  }
  return { numberOf: spelled => numbers.get(spelled), byNumber, byText };

  /** @param {Open} element its parent is open again */
  function close({ spelled, isPlain, at }) {
    if (!isPlain) {
      if (parent) parent.isPlain = false;
      return;
    }
    let number = numbers.get(spelled);
    if (number === undefined) {
      number = byNumber.push({ at }) - 1;
      numbers.set(spelled, number);
    }
    if (parent?.isPlain) parent.spelled += spelledElement(number);
  }
}

/**
 * Finds the end of a tag. React writes no ">" in an attribute, but HTML written by an operator may contain one.
 *
 * @param {string} document @param {number} start @param {number} end where the first ">" stands
 */
function endOfTag(document, start, end) {
  while (end >= 0 && document.slice(start, end).split('"').length % 2 === 0) end = document.indexOf('>', end + 1);
  return end;
}

/** @param {string} text between the brackets @returns {StartTag | undefined} */
function startTagOf(text) {
  const [, tag, attributes = '', slash] = startTag.exec(text) ?? [];
  if (tag === undefined) return undefined;
  /** @type {Record<string, unknown>} */
  const properties = {};
  let isPlain = !changed.includes(tag) && !ofTheHead.includes(tag);
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    const [property, meant] = propertyOf(name, decodeEntities(value));
    properties[property] = meant;
    if (!isReadBack(name)) isPlain = false;
  }
  return { tag, spelled: spelledTag(tag, properties), isPlain, isVoid: slash === '/', isRaw: rawText.includes(tag) };
}

/**
 * Spells a start tag so that only equal elements are spelled alike: each text is preceded by its length. The spelling
 * of the content follows it.
 *
 * @param {string} tag @param {Record<string, unknown>} properties
 */
export function spelledTag(tag, properties) {
  let text = tag;
  const names = Object.keys(properties);
  if (names.length > 1) names.sort();
  for (const name of names) {
    const value = properties[name];
    text += typeof value === 'string' ? ` ${name}=${value.length}:${value}` : ` ${name}`;
  }
  return `${text}>`;
}

/** @param {string} text */
export function spelledText(text) {
  return `${text.length}:${text}`;
}

/** @param {number} number */
export function spelledElement(number) {
  return `#${number};`;
}
