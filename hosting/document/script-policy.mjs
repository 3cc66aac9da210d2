/**
 * Says in a document which of its inline scripts may run: ours, each by its hash (docs/decisions/182). The header's policy,
 * which the host sends before the document is known, has to allow all of them; a browser follows both.
 */
import { createHash } from 'node:crypto';

/**
 * The script by which the bundler tells its runtime what to load. It names only files of this site and numbers, so it
 * is harmless whoever has written it.
 */
const bootstrap =
  /<script id="_R_">(\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w./~",-]*"\],"runtimeModuleIds":\[[\d,]*\]\}\);)<\/script>/;

/**
 * A document of a build without hashes gets no policy, as all of its scripts would be refused; nor does one without a head,
 * which is none of Next's.
 *
 * @param {import('./draft.mjs').Draft} draft
 * @param {import('./build-manifest.mjs').Manifest} manifest
 * @param {string} loader the inline script at the document's end
 */
export function allowOwnScripts(draft, { inline }, loader) {
  const head = /<head[^>]*>/.exec(draft.document);
  if (inline.length === 0 || head === null) return;
  const [, starts] = bootstrap.exec(draft.document) ?? [];
  const hashes = [...inline, ...[loader, starts].filter(text => text !== undefined).map(hashOf)];
  const sources = hashes.map(hash => `'${hash}'`).join(' ');
  // Which hosts scripts may come from is the header's matter.
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src-elem * ${sources}"/>`;
  draft.insert(head.index + head[0].length, policy);
}

/** The name of an inline script in a content security policy. @param {string} text */
export function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
