/**
 * Next's cache handler for one machine: keeps pages, answers of the API, and answers that visitors can invent (searches,
 * points, filters) in memory, each on a shelf of its own, so that no flood pushes out what pages are made of
 * (docs/decisions/004). Several machines share a
 * Redis handler instead (docs/decisions/040). Next documents the interface under `cacheHandler`.
 */
import { LRUCache } from 'lru-cache';

const megabyte = 1024 * 1024;
const hour = 3600 * 1000;

/** A page that says the API is away sets its own `revalidate` to this (seconds), and is never kept. */
const neverKept = 1;

/** No answer is shown five hours after it was fresh, which takes an hour at most (lib/cache.ts), in milliseconds. */
const longestHeld = 6 * hour;

/** lib/cache.ts, `inventableTag`. */
const inventableTag = 'inventable';

/** The age that a forgotten answer reports (milliseconds): due for renewal, but still usable while the API is down. */
const forgottenAge = 4 * hour;

/**
 * @typedef {{ revalidate?: number | false, expire?: number }} CacheControl in seconds
 * @typedef {{ value: any, lastModified: number, cacheControl?: CacheControl }} Entry
 * @typedef {LRUCache<string, Entry>} Entries
 * @typedef {{ pages: Entries, answers: Entries, inventable: Entries, forgotten: LRUCache<string, number> }} Cache
 */

/** Kept on the global object, because each bundle of a process loads this module and all must share one cache. */
const cache = sharedCache();

export default class PageCache {
  /**
   * Answers no page at all in place of one that has expired or was forgotten. Next would take the old page for a call to
   * make it anew by force, in which `unstable_cache` reads none of the answers that are there (docs/decisions/044).
   *
   * @param {string} key @param {{ kind: string, tags?: string[], softTags?: string[] }} ctx
   */
  async get(key, { kind, tags = [], softTags = [] }) {
    const isAnswer = kind === 'FETCH';
    const entry = (isAnswer ? shelfOf(tags) : cache.pages).get(key);
    if (entry === undefined || hasExpired(entry)) return null;
    const isForgotten = (isAnswer ? [...tags, ...softTags] : tagsOfPage(entry.value)).some(
      tag => (cache.forgotten.get(tag) ?? 0) >= entry.lastModified,
    );
    if (!isForgotten) return entry;
    return isAnswer ? { ...entry, lastModified: Date.now() - forgottenAge } : null;
  }

  /** @param {string} key @param {any} data @param {any} ctx */
  async set(key, data, { fetchCache, tags = [], cacheControl }) {
    const isAnswer = fetchCache === true;
    if (!isAnswer && cacheControl?.revalidate === neverKept) return;
    const shelf = isAnswer ? shelfOf(tags) : cache.pages;
    if (data === null) return void shelf.delete(key);
    shelf.set(key, { value: data, lastModified: Date.now(), cacheControl: isAnswer ? undefined : cacheControl });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const now = Date.now();
    for (const tag of [tags].flat()) cache.forgotten.set(tag, now);
  }

  resetRequestCache() {}
}

/** @param {Entry} entry */
function hasExpired({ lastModified, cacheControl }) {
  return cacheControl?.expire !== undefined && Date.now() - lastModified > cacheControl.expire * 1000;
}

/** @param {string[]} tags @returns {Entries} */
function shelfOf(tags) {
  return tags.includes(inventableTag) ? cache.inventable : cache.answers;
}

/** @returns {Cache} */
function sharedCache() {
  const shared = /** @type {{ doorstepCache?: Cache }} */ (globalThis);
  const answers = Number(process.env.ANSWER_CACHE_MB || 64);
  shared.doorstepCache ??= {
    pages: lruOf(Number(process.env.PAGE_CACHE_MB || 96)),
    answers: lruOf(answers * 0.75),
    inventable: lruOf(answers * 0.25),
    // Outlives every entry that may be older than the mark.
    forgotten: new LRUCache({ max: 50_000, ttl: longestHeld }),
  };
  return shared.doorstepCache;
}

/** @param {number} megabytes @returns {LRUCache<string, Entry>} */
function lruOf(megabytes) {
  return new LRUCache({
    maxSize: Math.floor(megabytes * megabyte),
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
