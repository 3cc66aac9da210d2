/**
 * Moves the framework's script behind the first paint: turns its async tags off, and ends the document with a line that
 * loads the same files once the first frame is painted, or at the first touch or key. Until then the document is
 * complete and its forms work (docs/decisions/011).
 */

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * @param {string} document a whole HTML document as Next made it
 * @param {(sources: string[]) => string[]} joined which files to load in place of these
 * @returns {string} the same document when it has no such script
 */
export function afterFirstPaint(document, joined) {
  /** @type {Set<string>} */
  const sources = new Set();
  const lighter = document.replace(preload, '').replace(asyncScript, (tag, source, attributes) => {
    if (!attributes.includes('async') || attributes.includes('noModule')) return tag;
    sources.add(source);
    return tag.replace('<script', '<script type="later"');
  });
  if (sources.size === 0) return document;
  // A page in the background paints no frame, so its script comes after a second at the latest.
  const loader = `(function(s,d){function go(){if(s){s.forEach(function(u){var e=d.createElement('script');e.async=false;e.src=u;d.head.append(e)});s=0}}requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1000);['pointerdown','keydown'].forEach(function(n){addEventListener(n,go,{once:true,capture:true})})})(${JSON.stringify(joined([...sources]))},document)`;
  const end = lighter.lastIndexOf('</body>');
  return `${lighter.slice(0, end)}<script>${loader}</script>${lighter.slice(end)}`;
}
