/**
 * Names the scripts of a shop in a document that does not load them, for the moment when the page has nothing else to
 * ask for (components/shell/use-scripts-ahead.client.ts). A chunk is named after its content, so it is asked for once.
 */

/**
 * @param {import('./draft.mjs').Draft} draft
 * @param {import('./build-manifest.mjs').Manifest} manifest
 */
export function nameScriptsAhead(draft, { ahead }) {
  const missing = ahead.filter(source => !draft.includes(`"${source}"`));
  if (missing.length === 0) return;
  draft.append(`<script type="application/json" id="scripts-ahead">${JSON.stringify(missing)}</script>`);
}
