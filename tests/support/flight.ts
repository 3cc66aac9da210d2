/**
 * What React's script is told of a page (its flight data), as one tree. React numbers and cuts the rows of it in the order
 * in which parts of the page happen to be ready, so two documents of one page are compared by their trees.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const push = /<script type="flight-push">\[1,("(?:[^"\\]|\\.)*")\]<\/script>/g;

/** What the document itself does not say (docs/decisions/125). */
const lean = /<script type="flight">(.*?)<\/script>/s;

export function withoutFlight(document: string): string {
  return document.replaceAll(push, '').replace(lean, '');
}

/** @throws {Error} where a row is missing that another one speaks of. */
export function flightOf(document: string): Json {
  const pushed = [...document.matchAll(push)].map(([, piece = '""']) => JSON.parse(piece) as string).join('');
  const text = pushed || numbered(lean.exec(document)?.[1] ?? '');
  const rows = rowsOf(Buffer.from(text));
  const found = new Map<string, Json>();

  function row(id: string): Json {
    const known = found.get(id);
    if (known !== undefined) return known;
    // A row that speaks of itself is not written out for ever.
    found.set(id, `$${id}`);
    const values = rows.get(id);
    if (values === undefined) throw new Error(`The row ${id} is missing.`);
    const [first = null, ...more] = values.map(value => expanded(parsed(value)));
    const tree = more.length === 0 ? first : [first, ...more];
    found.set(id, tree);
    return tree;
  }

  function expanded(value: Json): Json {
    if (typeof value === 'string') return reference(value);
    if (Array.isArray(value)) return value.map(expanded);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expanded(inner)]));
  }

  /** "$1f", with a letter for what it is ("$L1f" comes later, "$Q1f" is a map), "$1f:props:children:0". */
  function reference(text: string): Json {
    const [, id, path = ''] = /^\$[A-Z@hir]?([0-9a-f]+)((?::[^:]+)*)$/.exec(text) ?? [];
    if (id === undefined || !rows.has(id)) return text;
    return path.split(':').slice(1).reduce<Json>(step, row(id));
  }

  return row('0');
}

/** Spells out the numbers of the document's elements, of which one without a number follows the one before. */
function numbered(text: string): string {
  let place = -1;
  return text.replaceAll(/"\$([~=#])([0-9a-z]*)"/g, (_, kind, given) => {
    place = given === '' ? place + 1 : Number.parseInt(given, 36);
    return `"$${kind}${place}"`;
  });
}

/** Into an element by the name of its part, as React speaks of it, or into any list or object. */
function step(value: Json, key: string): Json {
  if (Array.isArray(value)) {
    const isElement = value[0] === '$' && key in partOfElement;
    return value[isElement ? (partOfElement[key] as number) : Number(key)] ?? null;
  }
  return value !== null && typeof value === 'object' ? (value[key] ?? null) : value;
}

const partOfElement: Record<string, number> = { type: 1, key: 2, props: 3 };

/**
 * A row is a number, a colon, and text to the end of the line; "T" says how many bytes its text has. Rows of one number are
 * what comes one after the other.
 */
function rowsOf(bytes: Buffer): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  const add = (id: string, text: string) => rows.set(id, [...(rows.get(id) ?? []), text]);
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    if (bytes[colon + 1] === 0x54) {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      add(id, JSON.stringify(bytes.toString('utf8', comma + 1, end)));
      at = end;
    } else {
      const end = bytes.indexOf('\n', colon);
      add(id, bytes.toString('utf8', colon + 1, end));
      at = end + 1;
    }
  }
  return rows;
}

/** A row of a client's module begins with I, a hint with H, the end of a stream is C. */
function parsed(row: string): Json {
  const [, mark = '', rest = ''] = /^([A-Zx]*)(.*)$/s.exec(row) ?? [];
  const value = rest === '' ? null : (JSON.parse(rest) as Json);
  return mark === '' ? value : [mark, value];
}
