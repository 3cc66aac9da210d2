/**
 * The limit of the server's heap (docs/decisions/126). Without one V8 lets a heap grow to gigabytes before it looks for
 * what nobody needs any more.
 */

/** Megabytes for the program itself and the pages that it is making. */
const working = 224;

/**
 * Arguments for Node; none where the operator has set a limit.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function heapArgs({ NODE_OPTIONS = '', PAGE_CACHE_MB, ANSWER_CACHE_MB }) {
  if (/--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS)) return [];
  const kept = Number(PAGE_CACHE_MB || 96) + Number(ANSWER_CACHE_MB || 64);
  return [`--max-old-space-size=${working + kept}`];
}
