/**
 * Removes from the flight data what the document already contains (docs/decisions/125). React needs a page twice: as
 * HTML, and as data to take it over in the browser. Where an element of the data is exactly what the browser can read
 * back from the HTML, a reference to that element of the document replaces it, and the browser restores the data before
 * React reads it (whole-flight.mjs).
 */
import { elementsOf, spelledElement, spelledTag, spelledText } from './document-elements.mjs';
import { booleanProperties } from './element-properties.mjs';
import { isElement, readFlight, referencesIn } from './flight-rows.mjs';

/**
 * @typedef {import('./flight-rows.mjs').Row} Row
 * @typedef {import('./document-elements.mjs').Element} Element
 * @typedef {['$', string, string | null, Record<string, unknown>]} Tuple an element of the data
 */

/**
 * Characters: a text of the data that is at least this long is looked for in the scripts of the document, such as its
 * data for search engines.
 */
const longText = 100;

/** The attribute of an element that the data refers to; others may begin with the same letters. */
const ourMark = / data-f[ =>/]/;

/** How a value refers to a row. */
const rowSpokenOf = /^\$[A-Zg-z@]?([\da-f]+)(?::|$)/;

/**
 * @param {import('./draft.mjs').Draft} draft of a document as Next made it
 * @returns {boolean} false, and nothing is changed, where its flight data is of a kind that is not known
 */
export function leanFlight(draft) {
  const { document } = draft;
  const flight = readFlight(document);
  const elements = flight && elementsOf(document, flight.places);
  if (!flight || !elements || ourMark.test(document)) return false;
  const names = new Names();
  const needed = new LeanRows(flight.rows, elements, names).needed();
  for (const { start, end } of flight.places) draft.replace(start, end, '');
  for (const { at } of names.give()) draft.insert(at, ' data-f');
  const text = needed
    .map(({ id, text, value }) => `${id}:${value === undefined ? text : JSON.stringify(value)}\n`)
    .join('');
  // The data is JSON, where an escape means the same as its character. A "<" could end the script, and a text that
  // begins with the mark of a reference would be taken for one.
  const safe = text.replaceAll('<', '\\u003c').replaceAll('\\"$', '\\"\\u0024');
  draft.append(`<script type="flight">${safe}</script>`);
  return true;
}

/** The references to elements of the document: each names an element by its place among all that are referred to. */
class Names {
  /** @type {Set<Element>} */
  #spokenOf = new Set();
  /** @type {Map<Element, number>} */
  #places = new Map();
  #last = -1;

  /** Returns the value that stands for this element in the data. @param {Element} element @param {string} kind */
  of(element, kind) {
    this.#spokenOf.add(element);
    return { toJSON: () => this.#written(element, kind) };
  }

  /** Numbers the elements once all are known, and returns them in the order of the document. */
  give() {
    const marked = [...this.#spokenOf].sort((a, b) => a.at - b.at);
    this.#places = new Map(marked.map((element, place) => [element, place]));
    return marked;
  }

  /**
   * Most references point at the element after the one before, so that case has the shortest form.
   *
   * @param {Element} element @param {string} kind
   */
  #written(element, kind) {
    const place = this.#places.get(element) ?? 0;
    const name = place === this.#last + 1 ? '' : place.toString(36);
    this.#last = place;
    return `$${kind}${name}`;
  }
}

/** Replaces elements by references, in the rows themselves. */
class LeanRows {
  #rows;
  #elements;
  #names;
  /** The values of rows, by id. @type {Map<string, any>} */
  #values;
  /** The element numbers of tuples that were looked up already. @type {Map<Tuple, number | null>} */
  #known = new Map();
  /** The ids of rows whose element was replaced by a reference where it is used. @type {Set<string>} */
  #moved = new Set();
  /** The ids of rows that the current row refers to. @type {string[]} */
  #spokenOf = [];

  /** @param {Row[]} rows @param {import('./document-elements.mjs').Elements} elements @param {Names} names */
  constructor(rows, elements, names) {
    this.#rows = rows;
    this.#elements = elements;
    this.#names = names;
    this.#values = new Map(rows.filter(row => row.value !== undefined).map(row => [row.id, row.value]));
  }

  /** Returns the rows without those that no other row refers to any more. @returns {Row[]} */
  needed() {
    const all = this.#rows.map(row => {
      this.#spokenOf = [];
      if (row.value === undefined) this.#spokenOf = referencesIn(row.text);
      else row.value = this.#lean(row.value);
      return { row, spokenOf: this.#spokenOf };
    });
    const left = new Map(all.filter(({ row }) => this.#moved.has(row.id)).map(one => [one.row.id, one]));
    let needed = all.filter(({ row }) => !left.has(row.id));
    while (needed.length > 0 && left.size > 0) {
      needed = needed.flatMap(({ spokenOf }) => spokenOf.map(id => left.get(id))).filter(one => one !== undefined);
      for (const { row } of needed) left.delete(row.id);
    }
    return this.#rows.filter(({ id }) => !left.has(id));
  }

  /** @param {any} part @returns {any} */
  #lean(part) {
    if (typeof part === 'string') return this.#leanText(part);
    if (part === null || typeof part !== 'object') return part;
    if (isElement(part)) {
      const reference = this.#referenceTo(part);
      if (reference !== null) return reference;
    }
    if (Array.isArray(part)) for (let at = 0; at < part.length; at += 1) part[at] = this.#lean(part[at]);
    else for (const name of Object.keys(part)) part[name] = this.#lean(part[name]);
    return part;
  }

  /** @param {string} part */
  #leanText(part) {
    if (part.length > longText) {
      const script = this.#elements.byText.get(plain(part) ?? '');
      return script ? this.#names.of(script, '#') : part;
    }
    const [, id] = part.length > 1 && part.startsWith('$') ? (rowSpokenOf.exec(part) ?? []) : [];
    if (id === undefined) return part;
    const target = part.startsWith('$L') ? this.#values.get(part.slice(2)) : undefined;
    const reference = isElement(target) ? this.#referenceTo(target) : null;
    if (reference === null) this.#spokenOf.push(id);
    else this.#moved.add(id);
    return reference ?? part;
  }

  /** @param {Tuple} tuple */
  #referenceTo(tuple) {
    const number = this.#numberOf(tuple);
    const element = number === null ? undefined : this.#elements.byNumber[number];
    if (element === undefined) return null;
    return tuple[2] === null ? this.#names.of(element, '~') : ['$', tuple[1], tuple[2], this.#names.of(element, '=')];
  }

  /** @param {Tuple} tuple @returns {number | null} */
  #numberOf(tuple) {
    let number = this.#known.get(tuple);
    if (number === undefined) {
      number = this.#counted(tuple);
      this.#known.set(tuple, number);
    }
    return number;
  }

  /** @param {Tuple} tuple @returns {number | null} */
  #counted([, tag, , given]) {
    if (tag.startsWith('$')) return null;
    /** @type {Record<string, unknown>} */
    const properties = {};
    for (const name of Object.keys(given)) {
      const value = given[name];
      if (name === 'children' || value === null || value === '$undefined') continue;
      const written = writtenAs(name, value);
      if (written === null) return null;
      properties[name] = written;
    }
    const { children } = given;
    const list = Array.isArray(children) && !isElement(children) ? children : [children];
    let shown = list.length;
    // React ignores empty children at the end when it tells children apart.
    while (shown > 0 && isNothing(list[shown - 1])) shown -= 1;
    let spelled = spelledTag(tag, properties);
    for (let at = 0; at < shown; at += 1) {
      const child = this.#childOf(list[at]);
      if (child === null) return null;
      spelled += child;
    }
    return this.#elements.numberOf(spelled) ?? null;
  }

  /** @param {unknown} child @returns {string | null} as it is spelled */
  #childOf(child) {
    if (typeof child === 'number') return spelledText(String(child));
    if (isElement(child)) {
      const number = child[2] === null ? this.#numberOf(child) : null;
      return number === null ? null : spelledElement(number);
    }
    if (typeof child !== 'string' || child === '') return null;
    const target = child.startsWith('$L') ? this.#values.get(child.slice(2)) : undefined;
    if (target !== undefined) return this.#childOf(target);
    const text = plain(child);
    return text === null ? null : spelledText(text);
  }
}

/** @param {unknown} child */
function isNothing(child) {
  return child === null || child === undefined || child === false || child === '$undefined';
}

/** @param {string} text of the data @returns {string | null} null for what means something else than itself */
function plain(text) {
  if (!text.startsWith('$')) return text;
  return text.startsWith('$$') ? text.slice(1) : null;
}

/**
 * The attribute that a property is written as (element-properties.mjs); null where that is not known.
 *
 * @param {string} name @param {unknown} value
 */
function writtenAs(name, value) {
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number') return String(value);
  if (value === true) return booleanProperties.includes(name) ? true : 'true';
  return value === false && !booleanProperties.includes(name) && /^(aria|data)-/.test(name) ? 'false' : null;
}
