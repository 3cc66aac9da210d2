/**
 * Moves the framework's script behind the first paint: turns its async tags off, and ends the document with a line that
 * loads the same files once the first frame and the first picture are painted, or at the first touch or key. Until then
 * the document is complete and its forms work (docs/decisions/011).
 */

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
/** What an inert tag begins with; no document of Next's has it. */
const inert = '<script type="later"';

const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * @param {string} document a whole HTML document as Next made it
 * @param {(sources: string[]) => string[]} joined which files to load in place of these
 * @param {string} [first] script that runs before them
 * @returns {string} the same document when it has no such script
 */
export function afterFirstPaint(document, joined, first = '') {
  /** @type {Set<string>} */
  const sources = new Set();
  const lighter = document.replace(preload, '').replace(asyncScript, (tag, source, attributes) => {
    if (!attributes.includes('async') || attributes.includes('noModule')) return tag;
    sources.add(source);
    return tag.replace('<script', inert);
  });
  if (sources.size === 0) return document;
  const end = lighter.lastIndexOf('</body>');
  return `${lighter.slice(0, end)}<script>${loaderOf(joined([...sources]), first)}</script>${lighter.slice(end)}`;
}

/**
 * Loads these files in order once the first frame is painted, and the picture that it waits for with a later one, which
 * script would slow down. A page in the background paints no frame, so script comes after a second at the latest.
 *
 * @param {string[]} urls
 * @param {string} first
 */
function loaderOf(urls, first) {
  const load = `function go(){if(s){${first}s.forEach(function(u){var e=d.createElement('script');e.async=false;e.src=u;d.head.append(e)});s=0}}`;
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
