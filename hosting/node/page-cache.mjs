/**
 * Next's cache handler for one machine: keeps pages and API answers in memory, each within its own budget, so that a
 * flood of views never pushes out the answers that pages are made of (docs/decisions/004). Several machines share a
 * Redis handler instead (docs/decisions/040). Next documents the interface under `cacheHandler`.
 */
import { LRUCache } from 'lru-cache';

const megabyte = 1024 * 1024;
const hour = 3600 * 1000;

/** A page that says the API is away sets its own `revalidate` to this (seconds), and is never kept. */
const neverKept = 1;

/** No answer is shown after five hours (lib/cache.ts, `longestKeep`), so none is held longer (milliseconds). */
const longestHeld = 5 * hour;

/** The age that a forgotten answer reports (milliseconds): due for renewal, but still usable while the API is down. */
const forgottenAge = 4 * hour;

/**
 * @typedef {{ revalidate?: number | false, expire?: number }} CacheControl in seconds
 * @typedef {{ value: any, lastModified: number, cacheControl?: CacheControl }} Entry
 * @typedef {LRUCache<string, Entry>} Entries
 * @typedef {{ pages: Entries, answers: Entries, forgotten: LRUCache<string, number> }} Cache
 */

/** Kept on the global object, because each bundle of a process loads this module and all must share one cache. */
const cache = sharedCache();

export default class PageCache {
  /** @param {string} key @param {{ kind: string, tags?: string[], softTags?: string[] }} ctx */
  async get(key, ctx) {
    const isAnswer = ctx.kind === 'FETCH';
    const entry = (isAnswer ? cache.answers : cache.pages).get(key);
    if (entry === undefined) return null;
    const tags = isAnswer ? [...(ctx.tags ?? []), ...(ctx.softTags ?? [])] : tagsOfPage(entry.value);
    if (!tags.some(tag => (cache.forgotten.get(tag) ?? 0) >= entry.lastModified)) return entry;
    return { ...entry, lastModified: Date.now() - forgottenAge };
  }

  /** @param {string} key @param {any} data @param {any} ctx */
  async set(key, data, ctx) {
    const isAnswer = ctx.fetchCache === true;
    if (!isAnswer && ctx.cacheControl?.revalidate === neverKept) return;
    const lru = isAnswer ? cache.answers : cache.pages;
    if (data === null) lru.delete(key);
    else lru.set(key, { value: data, lastModified: Date.now(), cacheControl: isAnswer ? undefined : ctx.cacheControl });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const now = Date.now();
    for (const tag of [tags].flat()) cache.forgotten.set(tag, now);
  }

  resetRequestCache() {}
}

/** @returns {Cache} */
function sharedCache() {
  const shared = /** @type {{ doorstepCache?: Cache }} */ (globalThis);
  shared.doorstepCache ??= {
    pages: lruOf(Number(process.env.PAGE_CACHE_MB || 96)),
    answers: lruOf(Number(process.env.ANSWER_CACHE_MB || 64)),
    // Outlives every entry that may be older than the mark.
    forgotten: new LRUCache({ max: 50_000, ttl: longestHeld }),
  };
  return shared.doorstepCache;
}

/** @param {number} megabytes @returns {LRUCache<string, Entry>} */
function lruOf(megabytes) {
  return new LRUCache({
    maxSize: megabytes * megabyte,
    ttl: longestHeld,
    sizeCalculation: (entry, key) => sizeOf(entry.value) + 2 * key.length,
  });
}

/** Estimates the bytes held, on the safe side: a string may take two bytes a character. @param {any} value */
function sizeOf(value) {
  let size = 1024 + 2 * (value.html?.length ?? 0) + (value.rscData?.length ?? 0);
  for (const [name, segment] of value.segmentData ?? []) size += 2 * name.length + segment.length;
  if (value.kind === 'FETCH') size += 2 * (value.data.body?.length ?? 0);
  if (value.kind === 'APP_ROUTE') size += value.body.length;
  return size;
}

/** @param {any} value @returns {string[]} */
function tagsOfPage(value) {
  const tags = value?.headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}
