/**
 * Sets the limits of the server's memory (docs/decisions/126), inside and outside of V8's heap. Without a limit V8 lets
 * a heap grow to gigabytes before it collects garbage.
 */

const megabyte = 1024 * 1024;

/** Megabytes for the program itself and the pages that it is making; kept pages lie outside of the heap. */
const working = 224;

/** Megabytes for each of the three semi-spaces of V8's young generation; V8 would take 64 for each. */
const young = 16;

/**
 * Arguments for Node; none where the operator has set a limit.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function heapArgs({ NODE_OPTIONS = '', ANSWER_CACHE_MB }) {
  if (/--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS)) return [];
  // What is no number ends the start with a sentence (lib/env.ts), to which V8 has to come.
  return [`--max-old-space-size=${working + (Number(ANSWER_CACHE_MB) || 64)}`, `--max-semi-space-size=${young}`];
}

/**
 * Settings for Linux's allocator, where the operator has none: few arenas; blocks larger than any document are given
 * back when they are freed; of the free memory at the end a little is kept. With its defaults the allocator keeps a
 * hundred megabytes more; if each document's memory were given back, the system would have to hand it out page by page
 * for the next one (docs/decisions/142).
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
