/**
 * Names the scripts of a shop in a document that does not load them, for the moment when the page has nothing else to
 * ask for (components/shell/use-scripts-ahead.client.ts). A chunk is named after its content, so it is asked for once.
 */

/**
 * @param {string} document a whole HTML document
 * @param {import('./build-manifest.mjs').Manifest} manifest
 */
export function nameScriptsAhead(document, { ahead }) {
  const missing = ahead.filter(source => !document.includes(`"${source}"`));
  const end = document.lastIndexOf('</body>');
  if (missing.length === 0 || end < 0) return document;
  const named = `<script type="application/json" id="scripts-ahead">${JSON.stringify(missing)}</script>`;
  return document.slice(0, end) + named + document.slice(end);
}
