/**
 * Names the scripts of a shop's page in a document that does not load them, so that the browser can fetch them once the
 * page needs nothing else (components/shell/page-turn/use-scripts-ahead.client.ts). A chunk is named after its content, so
 * it is fetched once.
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
