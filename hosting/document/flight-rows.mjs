/**
 * Reads the flight data of a document: the data from which React takes the page over in the browser, in numbered rows.
 * It knows what rows look like, and answers null where it meets one that it does not know.
 */

/** `raw`: the whole row; `value`: the parsed content of a row of JSON. @typedef {{ id: string, raw: string, text: string, value?: any }} Row */

const pushes = ['<script>self.__next_f.push(', '<script>(self.__next_f=self.__next_f||[]).push('];
const pushEnd = ')</script>';

/** Follows the first push in the same script where the page answers a posted form: it carries the form's state. */
const pushedState = /\.push\(\[0\]\);self\.__next_f\.push\(/;

/** The position of a script that carries flight data. @typedef {{ start: number, end: number }} Place */

/** @param {string} document @returns {{ places: Place[], rows: Row[] } | null} */
export function readFlight(document) {
  if (pushedState.test(document)) return null;
  /** @type {Place[]} */
  const places = [];
  let flight = '';
  let isKnown = true;
  for (const push of flightPushes(document)) {
    const [kind, text] = JSON.parse(push.json);
    if (kind === 1) flight += text;
    else if (kind !== 0) isKnown = false;
    places.push(push);
  }
  const rows = isKnown && flight !== '' ? rowsOf(flight) : null;
  return rows && { places, rows };
}

/** The scripts that push flight data, in their order. @param {string} document */
export function* flightPushes(document) {
  for (let push = nextPush(document, 0); push !== null; push = nextPush(document, push.end)) yield push;
}

/**
 * Finds the next script that pushes flight data. No text in it contains an end tag of a script.
 *
 * @param {string} document @param {number} from
 */
function nextPush(document, from) {
  for (let start = document.indexOf('<script>', from); start >= 0; start = document.indexOf('<script>', start + 1)) {
    const push = pushes.find(push => document.startsWith(push, start));
    if (push === undefined) continue;
    const end = document.indexOf(pushEnd, start);
    return end < 0 ? null : { start, json: document.slice(start + push.length, end), end: end + pushEnd.length };
  }
  return null;
}

/** How a row of a long text begins, behind its id: with the number of its bytes. */
const textHeader = /:T([\da-f]+),/y;

/** @param {string} flight @returns {Row[] | null} null also for data that is cut off */
export function rowsOf(flight) {
  /** @type {Row[]} */
  const rows = [];
  let at = 0;
  while (at < flight.length) {
    const colon = flight.indexOf(':', at);
    const id = flight.slice(at, colon);
    if (colon < 0 || !/^[\da-f]*$/.test(id)) return null;
    if (flight[colon + 1] === 'T') {
      textHeader.lastIndex = colon;
      const [, bytes] = textHeader.exec(flight) ?? [];
      if (bytes === undefined) return null;
      const start = textHeader.lastIndex;
      const end = endOf(flight, start, Number.parseInt(bytes, 16));
      if (end > flight.length) return null;
      const value = flight.slice(start, end);
      // React writes long texts as rows that count their bytes; written as JSON they can be referred to like any other.
      rows.push({ id, raw: flight.slice(at, end), text: '', value: value.startsWith('$') ? `$${value}` : value });
      at = end;
    } else {
      const newline = flight.indexOf('\n', colon);
      const end = newline < 0 ? flight.length : newline + 1;
      const raw = flight.slice(at, end);
      const text = flight.slice(colon + 1, newline < 0 ? undefined : newline);
      if (/^["[{]/.test(text)) rows.push({ id, raw, text, value: JSON.parse(text) });
      // Modules, hints, ends of streams and plain values.
      else if (/^(I\[|H[A-Z]|[XC]|null$|true$|false$|-?\d)/.test(text)) rows.push({ id, raw, text });
      else return null;
      at = end;
    }
  }
  return rows;
}

const references = /"\$[A-Zg-z@]?([\da-f]+)[":]/g;

/** The ids of the rows that a row's text refers to. @param {string} text @returns {string[]} */
export function referencesIn(text) {
  return Array.from(text.matchAll(references), ([, id = '']) => id);
}

/** @param {string} text @param {number} start @param {number} bytes in UTF-8 */
function endOf(text, start, bytes) {
  let end = start;
  for (let left = bytes; left > 0 && end <= text.length; end++) {
    const code = text.codePointAt(end) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (code >= 0x10000) end++;
  }
  return end;
}

/**
 * Whether it is a tuple that React reads as an element.
 *
 * @param {any} value @returns {value is ['$', string, string | null, Record<string, unknown>]}
 */
export function isElement(value) {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value[0] === '$' &&
    typeof value[1] === 'string' &&
    value[3] !== null &&
    typeof value[3] === 'object'
  );
}
