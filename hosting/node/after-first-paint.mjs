/**
 * Takes the framework's script out of the way of the first paint: its async tags leave the document, and a line at its end
 * asks for the same files once the first frame is painted, or at the first touch or key. The document is whole and its forms
 * work before that, so nothing waits for script but what script adds.
 */

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * @param {string} document a whole HTML document as Next made it
 * @param {(sources: string[]) => string[]} joined what to ask for in place of these files
 * @returns {string}
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
  // A page in the background paints no frame: a second later its script comes anyway.
  const loader = `(function(s,d){function go(){if(s){s.forEach(function(u){var e=d.createElement('script');e.async=false;e.src=u;d.head.append(e)});s=0}}requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1000);['pointerdown','keydown'].forEach(function(n){addEventListener(n,go,{once:true,capture:true})})})(${JSON.stringify(joined([...sources]))},document)`;
  const end = lighter.lastIndexOf('</body>');
  return `${lighter.slice(0, end)}<script>${loader}</script>${lighter.slice(end)}`;
}
