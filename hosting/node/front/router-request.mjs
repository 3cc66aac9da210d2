/**
 * Finds out which part of a page a request asks for: its document, or the data with which Next's router shows it
 * without one. For a kept page the router gets the same data from every page (docs/decisions/164), with or without the
 * layouts around it (docs/decisions/183).
 */
import { createHash } from 'node:crypto';
import { sharedMarket } from '../../document/shared-layouts.mjs';

const headersOfRouter = new Set([
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/** The router ends the URL with a hash of its headers, so that no cache between takes data for a document. */
const hashParameter = /[?&]_rsc=([\w-]+)$/;

/** @param {string} name of a header */
export function isOfRouter(name) {
  return headersOfRouter.has(name);
}

/**
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} request
 * @returns {{ part: string, url: string, market: import('../../document/shared-layouts.mjs').Market | null } | null} `part`: ''
 *   for the document; `url`: the page's own; `market`: whose layouts are not needed. Null for what the router does not ask
 *   like this, which Next answers in another way.
 */
export function askedPart({ url = '/', headers }) {
  if (!Object.keys(headers).some(isOfRouter)) return hashParameter.test(url) ? null : { part: '', url, market: null };
  const { rsc, 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = headers;
  const isKnown = rsc === '1' && (prefetch === '1' || (prefetch === undefined && segment === undefined));
  const hash = hashOf(prefetch, segment, headers['next-router-state-tree'], headers['next-url']);
  if (!isKnown || hashParameter.exec(url)?.[1] !== hash) return null;
  const market = sharedMarket(name => headers[name]);
  return { part: JSON.stringify([prefetch, segment]), url: url.replace(hashParameter, ''), market };
}

/**
 * The hash as Next computes it (computeCacheBustingSearchParam); Next's own function is asynchronous.
 *
 * @param {...(string | string[] | undefined)} headers
 */
function hashOf(...headers) {
  const input = headers.map(header => header ?? '0').join(',');
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
}
