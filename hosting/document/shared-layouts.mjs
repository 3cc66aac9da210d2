/**
 * Leaves out of a page's data for Next's router the layouts that the visitor's page already has
 * (docs/decisions/183). Next does so itself for pages that it makes for each request; of a kept page it sends all of the
 * data, and the router throws away the header, the menu and the footer that came with it.
 */
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { referencesIn, rowsOf } from './flight-rows.mjs';

/**
 * The segments that the layouts of the market depend on (app/[locale]/[currency]/(market)).
 *
 * @typedef {{ locale: string, currency: string }} Market
 */

/** Reads a header of the request. @typedef {(name: string) => string | string[] | null | undefined} Read */

/**
 * @param {string} flight a page's data for the router
 * @param {Read} read
 * @returns {string} unchanged where the visitor's page is outside of the market of this one, or where the data is of a
 *   kind that is not known
 */
export function withoutShared(flight, read) {
  const market = sharedMarket(read);
  if (market === null) return flight;
  try {
    return withoutLayouts(flight, market);
  } catch (error) {
    console.error('The layouts stay in the data of a page turn:', error);
    return flight;
  }
}

/**
 * Returns the market whose layouts the visitor's page has; null where it has none of them, or where the router asks for
 * something else than a whole page.
 *
 * @param {Read} read
 * @returns {Market | null}
 */
export function sharedMarket(read) {
  if (read('next-router-prefetch') || read('next-router-segment-prefetch')) return null;
  const layouts = layoutsInState(read('next-router-state-tree') ?? undefined);
  const [root, locale, currency, group] = layouts.map(([segment]) => segment);
  const isMarket = root === '' && locale?.[0] === 'locale' && currency?.[0] === 'currency' && group === '(market)';
  // A marker asks for a layout anew.
  if (!isMarket || layouts.some(({ 3: marker }) => typeof marker === 'string')) return null;
  return { locale: String(locale[1]), currency: String(currency[1]) };
}

/** From the root on; none where the state cannot be read. @param {string | string[] | undefined} header */
function layoutsInState(header) {
  const nodes = [];
  try {
    /** @type {any} */
    let node = parseAndValidateFlightRouterState(header);
    for (; node && nodes.length < 4; node = node[1]?.children) nodes.push(node);
  } catch {
    return [];
  }
  return nodes;
}

/** @param {string} flight @param {Market} market */
function withoutLayouts(flight, { locale, currency }) {
  const rows = rowsOf(flight);
  const layouts = rows && layoutsOf(new Map(rows.map(row => [row.id, row])));
  if (!rows || !layouts) return flight;
  const [root, first, second, group] = layouts.map(({ node }) => node.s);
  if (root !== '' || first?.k !== locale || second?.k !== currency || group !== '(market)') return flight;
  // React may write an object once, and refer to where it stands: that must not be within what is left out.
  if (layouts.some(({ row }) => flight.includes(`"$${row.id}:`))) return flight;
  for (const { node, row } of layouts) {
    // As Next writes what it skips (createSkippedSegmentData).
    node.d = { r: null, p: true, v: null };
    row.raw = `${row.id}:${JSON.stringify(row.value)}\n`;
  }
  return needed(rows)
    .map(({ raw }) => raw)
    .join('');
}

/**
 * The root and the three layouts below it, with the rows that contain them; null where there are fewer.
 *
 * @param {Map<string, import('./flight-rows.mjs').Row>} byId
 */
function layoutsOf(byId) {
  const found = [];
  let row = byId.get('0');
  let node = row?.value?.t?.t;
  while (row && node?.d && found.length < 4) {
    found.push({ node, row });
    // What is below a layout is a map in a row of its own. It has one slot, as we have no parallel routes.
    row = byId.get(String(node.c).replace('$Q', ''));
    const [slot, ...others] = Array.isArray(row?.value) ? row.value : [];
    node = slot?.[0] === 'children' && others.length === 0 ? slot[1] : undefined;
  }
  return node && found.length === 4 ? found : null;
}

/**
 * The rows that the root still needs, and hints, which have no id.
 *
 * @param {import('./flight-rows.mjs').Row[]} rows
 */
function needed(rows) {
  const byId = Map.groupBy(rows, ({ id }) => id);
  const ids = new Set(['', '0']);
  // A set is iterated over what is added meanwhile, too.
  for (const id of ids) for (const { raw } of byId.get(id) ?? []) for (const other of referencesIn(raw)) ids.add(other);
  return rows.filter(({ id }) => ids.has(id));
}
