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

const startTagShape = /^([a-zA-Z][\w-]*)((?: [^\s=>"]+="[^"]*")*)(\/?)$/;
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
  const tree = new Tree();
  /** @type {Map<string, StartTag>} */
  const startTags = new Map();
  let left = 0;
  let at = 0;
  while (at < document.length) {
    const start = document.indexOf('<', at);
    tree.addText(document, at, start < 0 ? document.length : start);
    if (start < 0) break;
    const script = leftOut[left];
    if (start === script?.start) {
      at = script.end;
      left += 1;
      continue;
    }
    tree.endText();
    at = passMarkup(document, start, tree, startTags);
    if (at < 0) return null;
  }
  return tree;
}

/**
 * Adds a comment, an end tag, or a start tag to the tree; with the start tag of raw text its whole element. Returns the
 * position behind it, -1 for what React has not written.
 *
 * @param {string} document @param {number} start @param {Tree} tree @param {Map<string, StartTag>} startTags
 */
function passMarkup(document, start, tree, startTags) {
  if (document.startsWith(doctype, start)) return start + doctype.length;
  if (document.startsWith('<!--', start)) {
    const end = document.indexOf('-->', start);
    // React separates two texts by a comment with a space; its other comments are boundaries.
    if (document.slice(start + 4, end) !== ' ') tree.addUnreadable();
    return end < 0 ? end : end + 3;
  }
  if (document[start + 1] === '/') {
    const end = document.indexOf('>', start);
    return end >= 0 && tree.close(document.slice(start + 2, end)) ? end + 1 : -1;
  }
  const { startTag, end } = startTagAt(document, start, startTags);
  if (startTag === undefined) return -1;
  const { tag, isRaw } = startTag;
  if (!isRaw) {
    tree.open(startTag, start);
    return end + 1;
  }
  const close = document.indexOf(`</${tag}>`, end);
  if (tag === 'script') tree.byText.set(document.slice(end + 1, close), { at: behindName(start, tag) });
  tree.addUnreadable();
  return close < 0 ? close : close + tag.length + 3;
}

const doctype = '<!DOCTYPE html>';

/** Where an attribute can be added to a start tag. @param {number} start @param {string} tag */
function behindName(start, tag) {
  return start + 1 + tag.length;
}

/** The elements that were read so far, each numbered once it is closed. */
class Tree {
  /** @type {Element[]} */
  byNumber = [];
  /** Scripts by their text. @type {Map<string, Element>} */
  byText = new Map();
  /** @type {Map<string, number>} */
  #numbers = new Map();
  /** @type {Open[]} */
  #open = [];
  /** The innermost open element. @type {Open | undefined} */
  #parent;
  #text = '';

  /** @param {string} spelled */
  numberOf(spelled) {
    return this.#numbers.get(spelled);
  }

  /** A part of a text, which ends before the next markup. @param {string} document @param {number} from @param {number} to */
  addText(document, from, to) {
    if (to > from && this.#parent?.isPlain) this.#text += document.slice(from, to);
  }

  endText() {
    if (this.#text !== '' && this.#parent) this.#parent.spelled += spelledText(decodeEntities(this.#text));
    this.#text = '';
  }

  /** Content that the browser could not read back exactly. */
  addUnreadable() {
    if (this.#parent) this.#parent.isPlain = false;
  }

  /** @param {StartTag} startTag @param {number} start */
  open({ tag, spelled, isPlain, isVoid }, start) {
    const element = { tag, at: behindName(start, tag), spelled, isPlain };
    if (isVoid) this.#number(element);
    else {
      this.#open.push(element);
      this.#parent = element;
    }
  }

  /** @param {string} tag @returns {boolean} false where another element is open */
  close(tag) {
    const element = this.#open.pop();
    if (element?.tag !== tag) return false;
    this.#parent = this.#open.at(-1);
    this.#number(element);
    return true;
  }

  /** @param {Open} element its parent is open again */
  #number({ spelled, isPlain, at }) {
    if (!isPlain) return this.addUnreadable();
    let number = this.#numbers.get(spelled);
    if (number === undefined) {
      number = this.byNumber.push({ at }) - 1;
      this.#numbers.set(spelled, number);
    }
    if (this.#parent?.isPlain) this.#parent.spelled += spelledElement(number);
  }
}

/**
 * The start tag that begins here, and its last bracket; no tag where it is cut off. Tags that are written alike are
 * parsed once.
 *
 * @param {string} document @param {number} start @param {Map<string, StartTag>} known
 * @returns {{ startTag?: StartTag | undefined, end: number }}
 */
function startTagAt(document, start, known) {
  const bracket = document.indexOf('>', start);
  const usual = bracket < 0 ? undefined : known.get(document.slice(start + 1, bracket));
  if (usual !== undefined) return { startTag: usual, end: bracket };
  const end = endOfTag(document, start, bracket);
  if (end < 0) return { end };
  const text = document.slice(start + 1, end);
  const startTag = known.get(text) ?? startTagOf(text);
  if (startTag !== undefined) known.set(text, startTag);
  return { startTag, end };
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
  const [, tag, attributes = '', slash] = startTagShape.exec(text) ?? [];
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
