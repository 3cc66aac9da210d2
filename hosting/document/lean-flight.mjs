/**
 * Takes out of the flight data what the document itself says (docs/decisions/125). React needs the page twice: as HTML, and as
 * data to take it over in the browser. Where an element of the data is exactly what the browser can read back from the
 * HTML, its place is taken by the number of that element, and the browser writes the data whole again before React reads
 * it (whole-flight.mjs).
 */
import { elementsOf } from './document-elements.mjs';
import { flags } from './element-properties.mjs';
import { isElement, takeFlight } from './flight-rows.mjs';

/** @typedef {import('./flight-rows.mjs').Row} Row */

/** A text that stands in a script of the document as well, like its data for search engines. */
const longText = 100;

/** @param {string} document as Next made it @returns {string | null} null where nothing is known of its flight data */
export function leanFlight(document) {
  const flight = takeFlight(document);
  const elements = flight && elementsOf(flight.rest);
  if (!flight || !elements || flight.rest.includes(' data-f')) return null;
  const { rest, rows } = flight;
  const spoken = speakOf(rows, elements);
  const marked = [...spoken.marked].sort((a, b) => a.at - b.at);
  const places = new Map(marked.map((element, place) => [element, place]));
  let last = -1;
  const text = spoken.text.replace(/"\$([~=#])(\d+)"/g, (_, kind, index) => {
    const place = places.get(/** @type {any} */ (spoken.named[index])) ?? 0;
    // Most follow the one before.
    const name = place === last + 1 ? '' : place.toString(36);
    last = place;
    return `"$${kind}${name}"`;
  });
  let whole = '';
  let from = 0;
  for (const { at } of marked) {
    whole += `${rest.slice(from, at)} data-f`;
    from = at;
  }
  whole += rest.slice(from);
  const end = whole.lastIndexOf('</body>');
  // Within JSON, and nothing else is there, this means the same; a script would end at it.
  const data = text.replaceAll('<', '\\u003c');
  return `${whole.slice(0, end)}<script type="flight">${data}</script>${whole.slice(end)}`;
}

/** @param {Row[]} rows @param {import('./document-elements.mjs').Elements} elements */
function speakOf(rows, { numberOf, byNumber, byText }) {
  const values = new Map(rows.filter(row => row.value !== undefined).map(row => [row.id, row.value]));
  /** @type {Map<unknown, number | null>} */
  const known = new Map();
  /** @type {import('./document-elements.mjs').Element[]} */
  const named = [];
  /** @type {Set<string>} rows that stand in the document, where their places were */
  const moved = new Set();

  const leanRows = rows.map(({ id, text, value }) => ({
    id,
    text: value === undefined ? text : JSON.stringify(lean(value)),
  }));
  return { text: textOf(leanRows), named, marked: new Set(named) };

  /** @param {any} part @returns {any} */
  function lean(part) {
    if (typeof part === 'string') {
      if (part.length > longText) {
        const script = byText.get(plain(part) ?? '');
        return script ? nameOf(script, '#') : part;
      }
      const target = part.startsWith('$L') ? values.get(part.slice(2)) : undefined;
      if (!isElement(target)) return part;
      const reference = referenceTo(target);
      if (reference !== null) moved.add(part.slice(2));
      return reference ?? part;
    }
    if (part === null || typeof part !== 'object') return part;
    if (isElement(part)) {
      const reference = referenceTo(part);
      if (reference !== null) return reference;
    }
    if (Array.isArray(part)) return part.map(lean);
    /** @type {Record<string, unknown>} */
    const copy = {};
    for (const name of Object.keys(part)) copy[name] = lean(part[name]);
    return copy;
  }

  /** @param {['$', string, string | null, Record<string, unknown>]} tuple */
  function referenceTo(tuple) {
    const number = numberOfTuple(tuple);
    const element = number === null ? undefined : byNumber[number];
    if (element === undefined) return null;
    return tuple[2] === null ? nameOf(element, '~') : ['$', tuple[1], tuple[2], nameOf(element, '=')];
  }

  /** @param {import('./document-elements.mjs').Element} element @param {string} kind */
  function nameOf(element, kind) {
    return `$${kind}${named.push(element) - 1}`;
  }

  /** @param {['$', string, string | null, Record<string, unknown>]} tuple @returns {number | null} */
  function numberOfTuple(tuple) {
    let number = known.get(tuple);
    if (number === undefined) {
      number = counted(tuple);
      known.set(tuple, number);
    }
    return number;
  }

  /** @param {['$', string, string | null, Record<string, unknown>]} tuple @returns {number | null} */
  function counted([, tag, , given]) {
    if (tag.startsWith('$')) return null;
    /** @type {Record<string, unknown>} */
    const properties = {};
    const { children } = given;
    for (const name of Object.keys(given)) {
      const value = given[name];
      if (name === 'children' || value === null || value === '$undefined') continue;
      const written = writtenAs(name, value);
      if (written === null) return null;
      properties[name] = written;
    }
    const list = Array.isArray(children) && !isElement(children) ? [...children] : [children];
    // What is not shown at the end has no part in how React tells children apart.
    while (list.length > 0 && isNothing(list.at(-1))) list.pop();
    const shown = [];
    for (const child of list) {
      const told = childOf(child);
      if (told === null) return null;
      shown.push(told);
    }
    return numberOf(tag, properties, shown) ?? null;
  }

  /** @param {unknown} child @returns {string | number | null} */
  function childOf(child) {
    if (typeof child === 'number') return String(child);
    if (isElement(child)) return child[2] === null ? numberOfTuple(child) : null;
    if (typeof child !== 'string' || child === '') return null;
    const target = child.startsWith('$L') ? values.get(child.slice(2)) : undefined;
    return target === undefined ? plain(child) : childOf(target);
  }

  /** Leaves out what moved and is spoken of no more. @param {{ id: string, text: string }[]} all */
  function textOf(all) {
    const left = new Map(all.filter(row => moved.has(row.id)).map(row => [row.id, row]));
    let needed = all.filter(row => !left.has(row.id));
    while (needed.length > 0 && left.size > 0) {
      const ids = needed.flatMap(({ text }) =>
        [...text.matchAll(/"\$[A-Zg-z@]?([\da-f]+)[":]/g)].map(([, id]) => id ?? ''),
      );
      needed = ids.map(id => left.get(id)).filter(row => row !== undefined);
      for (const { id } of needed) left.delete(id);
    }
    return all
      .filter(row => !left.has(row.id))
      .map(({ id, text }) => `${id}:${text}\n`)
      .join('');
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
