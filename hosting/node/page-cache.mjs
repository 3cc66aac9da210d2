/**
 * Next's cache handler for one machine: kept pages and kept answers in memory, each within its own budget, so that a
 * flood of views never pushes out the answers that pages are made of. Several machines share a Redis handler instead
 * (README, "Hosting"). The interface is documented under `cacheHandler` in Next's configuration.
 */
import { LRUCache } from 'lru-cache';

const megabyte = 1024 * 1024;
const hour = 3600 * 1000;

/** A page that says the API is away lowers its own `revalidate` to this; it is shown once and never kept. */
const notToBeKept = 1;

/** No answer is shown after five hours (lib/cache.ts, `longestKeep`), so none needs to be held longer (milliseconds). */
const longestHeld = 5 * hour;

/** A forgotten answer reads as this old (milliseconds): due for a fresh one, but there when the API is down. */
const forgottenAge = 4 * hour;

/**
 * @typedef {{ value: any, lastModified: number, cacheControl?: { revalidate?: number | false, expire?: number } }} Entry
 * @typedef {{ pages: LRUCache<string, Entry>, answers: LRUCache<string, Entry>, forgotten: LRUCache<string, number> }} Shelf
 */

/** The bundles of one process each load this module: the shelf hangs on the global object, so there is one. */
const shelf = sharedShelf();

export default class PageCache {
  /** @param {string} key @param {{ kind: string, tags?: string[], softTags?: string[] }} ctx */
  async get(key, ctx) {
    const isAnswer = ctx.kind === 'FETCH';
    const entry = (isAnswer ? shelf.answers : shelf.pages).get(key);
    if (entry === undefined) return null;
    const tags = isAnswer ? [...(ctx.tags ?? []), ...(ctx.softTags ?? [])] : tagsOfPage(entry.value);
    if (!tags.some(tag => (shelf.forgotten.get(tag) ?? 0) >= entry.lastModified)) return entry;
    return { ...entry, lastModified: Date.now() - forgottenAge };
  }

  /** @param {string} key @param {any} data @param {any} ctx */
  async set(key, data, ctx) {
    const isAnswer = ctx.fetchCache === true;
    if (!isAnswer && ctx.cacheControl?.revalidate === notToBeKept) return;
    const lru = isAnswer ? shelf.answers : shelf.pages;
    if (data === null) lru.delete(key);
    else lru.set(key, { value: data, lastModified: Date.now(), cacheControl: isAnswer ? undefined : ctx.cacheControl });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const now = Date.now();
    for (const tag of [tags].flat()) shelf.forgotten.set(tag, now);
  }

  resetRequestCache() {}
}

/** @returns {Shelf} */
function sharedShelf() {
  const place = /** @type {{ doorstepShelf?: Shelf }} */ (globalThis);
  place.doorstepShelf ??= {
    pages: lruOf(Number(process.env.PAGE_CACHE_MB || 96)),
    answers: lruOf(Number(process.env.ANSWER_CACHE_MB || 64)),
    // A mark is needed for as long as there may be an entry that is older.
    forgotten: new LRUCache({ max: 50_000, ttl: longestHeld }),
  };
  return place.doorstepShelf;
}

/** @param {number} megabytes @returns {LRUCache<string, Entry>} */
function lruOf(megabytes) {
  return new LRUCache({
    maxSize: megabytes * megabyte,
    ttl: longestHeld,
    sizeCalculation: (entry, key) => sizeOf(entry.value) + 2 * key.length,
  });
}

/** Bytes held, by a safe guess: a string may take two bytes a character. @param {any} value */
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
