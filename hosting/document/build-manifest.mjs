/**
 * Describes the manifest: the facts about the build that finishing a document needs, such as the files that its scripts
 * were joined into, and the rules of its styles. The adapter (hosting/build) writes it as one of the static files, so
 * it is deployed wherever the build is.
 */

/**
 * `own`: the file for a page's own set of chunks, by `nameOfSet`. `shared`: files of what every page loads, in the order
 * in which they run. `sheets`: the parts of each stylesheet by its path below the build. `ahead`: the
 * chunks of the page that most visits lead to next. `inline`: the hashes of the inline scripts that components write.
 *
 * @typedef {{ sources: string[], file: string }} Group of chunks
 * @typedef {{ own: Record<string, string>, shared: Group[], sheets: Record<string, Sheet>, ahead: string[], inline: string[] }} Manifest
 *
 * @typedef {Part[]} Sheet
 *
 * Text alone is always used. A rule is used where one of its selectors finds all of its names (classes, `#ids`,
 * `[data-slot=…]`), a definition where the used text speaks of its name.
 *
 * @typedef {string | Rule | RuleGroup | Definition} Part
 * @typedef {{ rule: string, names: string[][] }} Rule
 * @typedef {{ group: string, parts: Part[] }} RuleGroup a prelude like "@media print"
 * @typedef {{ define: string, text: string }} Definition
 */

/** Relative to the folder of the build. */
export const joinedFolder = 'static/joined';

export const manifestName = 'manifest.json';

/** @type {Manifest} what a build without the adapter has: its documents load chunk by chunk and sheet by sheet */
export const nothingJoined = { own: {}, shared: [], sheets: {}, ahead: [], inline: [] };

/** @param {string[]} sources URLs of chunks, in any order */
export function nameOfSet(sources) {
  return [...new Set(sources)].sort().join(' ');
}
