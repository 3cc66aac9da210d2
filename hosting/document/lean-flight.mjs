/**
 * Takes out of the flight data what the document itself says (docs/decisions/125). React needs the page twice: as HTML, and as
 * data to take it over in the browser. Where an element of the data is exactly what the browser can read back from the
 * HTML, its place is taken by the number of that element, and the browser writes the data whole again before React reads
 * it (whole-flight.mjs).
 */
import { elementsOf, spelledElement, spelledTag, spelledText } from './document-elements.mjs';
import { flags } from './element-properties.mjs';
import { isElement, readFlight } from './flight-rows.mjs';

/**
 * @typedef {import('./flight-rows.mjs').Row} Row
 * @typedef {import('./document-elements.mjs').Element} Element
 * @typedef {['$', string, string | null, Record<string, unknown>]} Tuple an element of the data
 */

/** A text that stands in a script of the document as well, like its data for search engines. */
const longText = 100;

/** How a part of the data speaks of a row. */
const rowSpokenOf = /^\$[A-Zg-z@]?([\da-f]+)(?::|$)/;
const rowsSpokenOf = /"\$[A-Zg-z@]?([\da-f]+)[":]/g;

/**
 * @param {import('./draft.mjs').Draft} draft of a document as Next made it
 * @returns {boolean} false, and nothing is changed, where its flight data is of a kind that is not known
 */
export function leanFlight(draft) {
  const { document } = draft;
  const flight = readFlight(document);
  const elements = flight && elementsOf(document, flight.places);
  if (!flight || !elements || document.includes(' data-f')) return false;
  const names = new Names();
  const needed = new LeanRows(flight.rows, elements, names).needed();
  for (const { start, end } of flight.places) draft.replace(start, end, '');
  for (const { at } of names.give()) draft.insert(at, ' data-f');
  const text = needed
    .map(({ id, text, value }) => `${id}:${value === undefined ? text : JSON.stringify(value)}\n`)
    .join('');
  // Within JSON, and nothing else is there, both mean the same; a script would end at the one, and a text that has the
  // other would be taken for a name.
  const safe = text.replaceAll('<', '\\u003c').replaceAll('\\"$', '\\"\\u0024');
  draft.append(`<script type="flight">${safe}</script>`);
  return true;
}

/** The names of elements in the data: their places among those that are spoken of. */
class Names {
  /** @type {Set<Element>} */
  #spokenOf = new Set();
  /** @type {Map<Element, number>} */
  #places = new Map();
  #last = -1;

  /** A part of the data that is written as this element's name. @param {Element} element @param {string} kind */
  of(element, kind) {
    this.#spokenOf.add(element);
    return { toJSON: () => this.#written(element, kind) };
  }

  /** Once all are known; answers them in the order of the document. */
  give() {
    const marked = [...this.#spokenOf].sort((a, b) => a.at - b.at);
    this.#places = new Map(marked.map((element, place) => [element, place]));
    return marked;
  }

  /** Most follow the one before. @param {Element} element @param {string} kind */
  #written(element, kind) {
    const place = this.#places.get(element) ?? 0;
    const name = place === this.#last + 1 ? '' : place.toString(36);
    this.#last = place;
    return `$${kind}${name}`;
  }
}

/** Puts names in place of what the document says, in the rows themselves. */
class LeanRows {
  #rows;
  #elements;
  #names;
  /** What the rows say, by their ids. @type {Map<string, any>} */
  #values;
  /** The numbers of elements of the data. @type {Map<Tuple, number | null>} */
  #known = new Map();
  /** The ids of rows that stand in the document where their places were. @type {Set<string>} */
  #moved = new Set();
  /** The ids of rows that the one at work speaks of. @type {string[]} */
  #spokenOf = [];

  /** @param {Row[]} rows @param {import('./document-elements.mjs').Elements} elements @param {Names} names */
  constructor(rows, elements, names) {
    this.#rows = rows;
    this.#elements = elements;
    this.#names = names;
    this.#values = new Map(rows.filter(row => row.value !== undefined).map(row => [row.id, row.value]));
  }

  /** The rows without those that nothing speaks of any more. @returns {Row[]} */
  needed() {
    const all = this.#rows.map(row => {
      this.#spokenOf = [];
      if (row.value === undefined) for (const [, id = ''] of row.text.matchAll(rowsSpokenOf)) this.#spokenOf.push(id);
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
    // What is not shown at the end has no part in how React tells children apart.
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

/** What the attribute of a property says (element-properties.mjs). @param {string} name @param {unknown} value */
function writtenAs(name, value) {
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number') return String(value);
  if (value === true) return flags.includes(name) ? true : 'true';
  return value === false && !flags.includes(name) && /^(aria|data)-/.test(name) ? 'false' : null;
}
