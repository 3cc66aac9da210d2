/** What the build writes of joined scripts, and the server reads. */

/**
 * `own`: the file for a page's own set of chunks, by `nameOfSet`. `shared`: files of what every page loads, in the order
 * in which they run.
 *
 * @typedef {{ own: Record<string, string>, shared: { sources: string[], file: string }[] }} Manifest
 */

/** Below the folder of the build. */
export const joinedFolder = 'joined';

export const manifestName = 'manifest.json';

/** @param {string[]} sources URLs of chunks, in any order */
export function nameOfSet(sources) {
  return [...new Set(sources)].sort().join(' ');
}
