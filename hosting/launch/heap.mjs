/**
 * The limits of the server's memory (docs/decisions/126): of its heap, and of what lies beside it. Without one V8 lets a
 * heap grow to gigabytes before it looks for what nobody needs any more.
 */

const megabyte = 1024 * 1024;

/** Megabytes for the program itself and the pages that it is making; kept ones lie outside of the heap. */
const working = 224;

/** Megabytes for each half of where objects are young; V8 would take 64 for each, of which there are three. */
const young = 16;

/**
 * Arguments for Node; none where the operator has set a limit.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function heapArgs({ NODE_OPTIONS = '', ANSWER_CACHE_MB }) {
  if (/--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS)) return [];
  return [`--max-old-space-size=${working + Number(ANSWER_CACHE_MB || 64)}`, `--max-semi-space-size=${young}`];
}

/**
 * For Linux's allocator, where the operator says nothing else: few arenas, blocks larger than any document go back when
 * they are freed, and of what is free at the end a little is kept. Left to itself it keeps a hundred megabytes more; were
 * each document's memory given back, the system would hand it out page by page again for the next one
 * (docs/decisions/142).
 *
 * @param {Record<string, string | undefined>} env
 */
export function allocatorEnv({
  MALLOC_ARENA_MAX = '2',
  MALLOC_MMAP_THRESHOLD_ = String(4 * megabyte),
  MALLOC_TRIM_THRESHOLD_ = String(16 * megabyte),
}) {
  return { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ };
}
