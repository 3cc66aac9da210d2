/**
 * Moves the framework's script behind the first paint: disables its async script tags, and ends the document with a
 * line that loads the same files once the first frame and the first picture are painted, or at the first touch or key.
 * Until then the document is complete and its forms work (docs/decisions/011).
 */

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
const scriptTag = '<script';

/** How a disabled script tag begins; no document of Next's contains it. */
const inert = `${scriptTag} type="later"`;

const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * @param {import('./draft.mjs').Draft} draft of a document as Next made it
 * @param {(sources: string[]) => string[]} joined which files to load in place of these
 * @param {string} [first] script that runs before them
 * @returns {string | null} the script at its end; null, and nothing is changed, where it has no script to move
 */
export function afterFirstPaint(draft, joined, first = '') {
  /** @type {Set<string>} */
  const sources = new Set();
  for (const { index, 1: source = '', 2: attributes = '' } of draft.document.matchAll(asyncScript)) {
    if (!attributes.includes('async') || attributes.includes('noModule')) continue;
    sources.add(source);
    draft.replace(index, index + scriptTag.length, inert);
  }
  if (sources.size === 0) return null;
  for (const { index, 0: link } of draft.document.matchAll(preload)) draft.replace(index, index + link.length, '');
  const loader = loaderOf(joined([...sources]), first);
  draft.append(`<script>${loader}</script>`);
  return loader;
}

/**
 * Writes the script that loads these files in order. It waits for the first frame, and for the picture that is painted
 * after it, which script would slow down. A page in the background paints no frame, so it waits for a second at most.
 * `first` runs in a task of its own: on a phone it takes 30 ms, and requesting the files 20.
 *
 * @param {string[]} urls
 * @param {string} first
 */
function loaderOf(urls, first) {
  const ask = `function ask(u){var e=d.createElement('script');e.async=false;e.src=u;d.head.append(e)}`;
  const load = `${ask}function go(){var u=s;s=0;if(u){${first}setTimeout(function(){u.forEach(ask)})}}`;
  const painted = 'function painted(then){requestAnimationFrame(function(){setTimeout(then)})}';
  const shows = 'function shows(){painted(go)}';
  const pictures = `function seen(){var i=d.querySelector('img[fetchpriority=high]');if(!i)return go();if(i.complete)return shows();['load','error'].forEach(function(n){i.addEventListener(n,shows)})}`;
  const starts = `painted(seen);setTimeout(go,1000);['pointerdown','keydown'].forEach(function(n){addEventListener(n,go,{once:true,capture:true})})`;
  return `(function(s,d){${load}${painted}${shows}${pictures}${starts}})(${JSON.stringify(urls)},document)`;
}

/** @param {string} document */
export function isAfterFirstPaint(document) {
  return document.includes(inert);
}
