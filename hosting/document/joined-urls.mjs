/** Chooses the joined files that replace the chunks of a page. */
import { nameOfSet } from './build-manifest.mjs';

/** The URL below which joined files are served. */
export const joinedUrl = '/_next/static/joined/';

/**
 * Returns the files in the order in which they must run: the runtime starts as soon as it arrives, and requests every
 * chunk that it does not have yet. A set of chunks that the build did not foresee is requested chunk by chunk.
 *
 * @param {import('./build-manifest.mjs').Manifest} manifest
 * @param {string[]} sources URLs of chunks
 * @returns {string[]} URLs to load in their place
 */
export function joinedUrls({ own, shared }, sources) {
  const known = new Set(shared.flatMap(group => group.sources));
  const groups = shared.filter(group => group.sources.every(source => sources.includes(source)));
  const grouped = new Set(groups.flatMap(group => group.sources));
  const rest = sources.filter(source => !known.has(source));
  const lone = sources.filter(source => known.has(source) && !grouped.has(source));
  const file = own[nameOfSet(rest)];
  const first = file === undefined ? rest : [joinedUrl + file];
  return [...lone, ...first, ...groups.map(group => joinedUrl + group.file)];
}
