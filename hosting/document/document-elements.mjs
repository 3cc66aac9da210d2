/**
 * Reads a document of React's into its elements, so that the flight data can speak of them (lean-flight.mjs). React writes
 * attributes between double quotes, every end tag, and `/>` where there is none. Equal elements have one number.
 */
import { isReadBack, propertyOf } from './element-properties.mjs';

/**
 * `at`: where a further attribute can be written. `number`: null where the browser could not read the element back.
 *
 * @typedef {{ tag: string, at: number, properties: Record<string, unknown>, children: (string | number)[], number: number | null }} Element
 * @typedef {{ numberOf: (tag: string, properties: Record<string, unknown>, children: (string | number)[]) => number | undefined, byNumber: Element[], byText: Map<string, Element> }} Elements
 */

const token =
  /<!--(.*?)-->|<!DOCTYPE html>|<\/([a-zA-Z][\w-]*)>|<([a-zA-Z][\w-]*)((?: [^\s=>"]+="[^"]*")*)(\/?)>|([^<]+)/y;
const attribute = / ([^\s=>"]+)="([^"]*)"/g;

/** What the browser reads as text, or not at all while script is on. */
const rawText = ['script', 'style', 'noscript', 'template', 'iframe'];

/** What the browser changes while it reads, or what React writes in its own way. */
const changed = ['textarea', 'select', 'option', 'pre'];

/** What search engines and previews look for, some of them by a pattern: it stays as React writes it. */
const ofTheHead = ['title', 'meta', 'link'];

/** @param {string} document @returns {Elements | null} null for what React has not written */
export function elementsOf(document) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {Element[]} */
  const byNumber = [];
  /** @type {Map<string, Element>} */
  const byText = new Map();
  /** @type {(Element & { isPlain: boolean })[]} */
  const open = [];
  token.lastIndex = 0;
  while (token.lastIndex < document.length) {
    const match = token.exec(document);
    if (match === null) return null;
    const [, comment, ended, tag, attributes = '', isVoid, text] = match;
    const parent = open.at(-1);
    if (text !== undefined) parent?.children.push(decoded(text));
    // Two texts are parted by a comment with a space; the other comments are boundaries of React's.
    else if (comment !== undefined && comment !== ' ' && parent) parent.isPlain = false;
    else if (ended !== undefined) {
      const element = open.pop();
      if (element?.tag !== ended) return null;
      close(element, open.at(-1));
    } else if (tag !== undefined) {
      const element = opened(tag, attributes, match.index + 1 + tag.length);
      if (rawText.includes(tag)) {
        const start = token.lastIndex;
        const end = document.indexOf(`</${tag}>`, start);
        if (end < 0) return null;
        token.lastIndex = end + tag.length + 3;
        if (tag === 'script') byText.set(document.slice(start, end), element);
        if (parent) parent.isPlain = false;
      } else if (isVoid) close(element, parent);
      else open.push(element);
    }
  }
  return { numberOf: (...element) => numbers.get(spelled(...element)), byNumber, byText };

  /** @param {Element & { isPlain: boolean }} element @param {(Element & { isPlain: boolean }) | undefined} parent */
  function close(element, parent) {
    if (!element.isPlain) {
      if (parent) parent.isPlain = false;
      return;
    }
    const name = spelled(element.tag, element.properties, element.children);
    const number = numbers.get(name) ?? numbers.size;
    if (number === numbers.size) {
      numbers.set(name, number);
      byNumber.push({ ...element, number });
    }
    parent?.children.push(number);
  }
}

/** @param {string} tag @param {string} attributes @param {number} at */
function opened(tag, attributes, at) {
  /** @type {Record<string, unknown>} */
  const properties = {};
  let isPlain = !changed.includes(tag) && !ofTheHead.includes(tag);
  attribute.lastIndex = 0;
  for (let match = attribute.exec(attributes); match !== null; match = attribute.exec(attributes)) {
    const [, name = '', value = ''] = match;
    const [property, meant] = propertyOf(name, decoded(value));
    properties[property] = meant;
    if (!isReadBack(name)) isPlain = false;
  }
  return { tag, at, properties, children: /** @type {(string | number)[]} */ ([]), isPlain, number: null };
}

/**
 * Equal for equal elements alone: each text stands behind its length.
 *
 * @param {string} tag @param {Record<string, unknown>} properties @param {(string | number)[]} children
 */
function spelled(tag, properties, children) {
  let text = tag;
  for (const name of Object.keys(properties).sort()) {
    const value = properties[name];
    text += typeof value === 'string' ? ` ${name}=${value.length}:${value}` : ` ${name}`;
  }
  text += '>';
  for (const child of children) text += typeof child === 'string' ? `${child.length}:${child}` : `#${child};`;
  return text;
}

const entities = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" });

/** @param {string} text as React writes it */
function decoded(text) {
  return text.includes('&') ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '') : text;
}
