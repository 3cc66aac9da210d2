/**
 * Next's cache handler. It keeps pages, answers of the API, and answers that visitors can invent (searches, points,
 * filters) in memory, each kind with a limit of its own, so that a flood of invented answers does not push out the
 * answers that pages are made of (docs/decisions/004). With KEPT_REDIS_URL several processes share what they keep
 * (docs/decisions/115). Next documents the interface under `cacheHandler`.
 */
import { channel } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { finishKeptDocument } from '../../document/finish-document.mjs';
import { readManifest } from '../../document/read-manifest.mjs';
import { begunAt, dueAnswer } from './answer-age.mjs';
import { keptInRedis } from './kept-in-redis.mjs';
import { entrySize, packedPage, unpackedPage } from './packed-page.mjs';
import { PageBeginnings } from './page-beginnings.mjs';

const megabyte = 1024 * 1024;
const hour = 3600 * 1000;

/** A page that says the API is away sets its own `revalidate` to this (seconds), and is never kept. */
const neverKept = 1;

/** Milliseconds: an answer is fresh for an hour at most (lib/cache.ts), and may be shown for five more. */
const longestHeld = 6 * hour;

/** Milliseconds by which another machine's clock may be ahead (hosting/redis/README.md). */
const mostAhead = 5000;

/** Must equal `inventableTag` in lib/cache.ts. */
const inventableTag = 'inventable';

/**
 * @typedef {{ revalidate?: number | false, expire?: number }} CacheControl in seconds
 * @typedef {{ value: any, lastModified: number, cacheControl?: CacheControl }} Entry
 * @typedef {LRUCache<string, Entry>} Entries
 * @typedef {{ pages: Entries, answers: Entries, inventable: Entries, forgotten: LRUCache<string, number>, begun: PageBeginnings }} Cache
 * @typedef {{ kind: string, tags?: string[], softTags?: string[], revalidate?: number | false }} Wanted
 */

/** @type {import('../../document/build-manifest.mjs').Manifest | undefined} */
let manifest;

/** ready-pages.mjs subscribes to the forgotten tags, page-queue.mjs to learn whether the page being made is kept. */
const forgotten = channel('doorstep:forgotten');
const keptNow = channel('doorstep:kept');

/** On the global object, because each bundle of a process loads this module and all must share one cache. */
const cache = sharedCache();

/**
 * `fetchForgotten` reads which tags others have forgotten, for stores that cannot call this process.
 *
 * @typedef {Pick<ReturnType<typeof keptInRedis>, 'get' | 'set' | 'delete' | 'forget'> & { fetchForgotten?: () => Promise<void> }} Kept
 */

/**
 * `doorstepKept` is on the global object for the same reason; it is null where processes share nothing, and during the
 * build. Another host may have set its own (hosting/workerd), and our Node server sets `doorstepFinishing` to its
 * thread (serve.mjs).
 *
 * @typedef {{ finishKept: (document: string) => Promise<string> }} Finishing
 */
const shared = /** @type {{ doorstepKept?: Kept | null, doorstepFinishing?: Finishing }} */ (globalThis);

export default class PageCache {
  /** @param {{ serverDistDir?: string }} [options] */
  constructor({ serverDistDir = '' } = {}) {
    if (shared.doorstepKept === undefined) shared.doorstepKept = sharedKept(join(serverDistDir, '..', 'BUILD_ID'));
  }

  /**
   * Returns nothing for a page that has expired or was forgotten. Given the old page, Next would render it as a forced
   * renewal, in which `unstable_cache` reads none of the kept answers (docs/decisions/044).
   *
   * @param {string} key @param {Wanted} wanted
   */
  async get(key, wanted) {
    await shared.doorstepKept?.fetchForgotten?.();
    const entry = await newest(key, wanted);
    if (wanted.kind === 'FETCH') {
      if (entry === undefined || hasExpired(entry)) return null;
      return byNextsClock(isForgotten(entry, wanted) ? dueAnswer(entry) : entry);
    }
    if (entry === undefined || hasExpired(entry) || isForgotten(entry, wanted)) {
      cache.begun.begin(key);
      return null;
    }
    if (isDue(entry, wanted)) cache.begun.renew(key);
    return byNextsClock({ ...entry, value: unpackedPage(entry.value) });
  }

  /** @param {string} key @param {any} data @param {any} ctx */
  async set(key, data, { fetchCache, tags = [], cacheControl }) {
    const isAnswer = fetchCache === true;
    const begun = isAnswer ? 0 : cache.begun.take(key);
    if (!isAnswer && cacheControl?.revalidate === neverKept) return;
    const shelf = isAnswer ? shelfOf(tags) : cache.pages;
    const kept = shelf === cache.inventable ? null : shared.doorstepKept;
    const name = sharedName(isAnswer, key);
    if (data === null) {
      shelf.delete(key);
      kept?.delete(name);
      return;
    }
    const lastModified = isAnswer ? begunAt(data) : begun;
    const value = isAnswer ? data : await finished(data);
    const entry = { value, lastModified, cacheControl: isAnswer ? undefined : cacheControl };
    hold(shelf, key, entry);
    if (!isAnswer) keptNow.publish(key);
    kept?.set(name, entry, entry.cacheControl?.expire === undefined ? longestHeld : entry.cacheControl.expire * 1000);
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const now = Date.now();
    for (const tag of [tags].flat()) forget(tag, now);
    await shared.doorstepKept?.forget([tags].flat(), now);
  }

  resetRequestCache() {}
}

/**
 * Asks the other processes only where this one has nothing fresh. Invented answers are not shared.
 *
 * @param {string} key @param {Wanted} wanted @returns {Promise<Entry | undefined>}
 */
async function newest(key, wanted) {
  const isAnswer = wanted.kind === 'FETCH';
  const shelf = isAnswer ? shelfOf(wanted.tags ?? []) : cache.pages;
  const own = shelf.get(key);
  const kept = shelf === cache.inventable ? null : shared.doorstepKept;
  if (!kept || (own !== undefined && !isDue(own, wanted) && !isForgotten(own, wanted))) return own;
  const theirs = await kept.get(sharedName(isAnswer, key));
  if (theirs === null || theirs.lastModified <= (own?.lastModified ?? 0)) return own;
  hold(shelf, key, theirs);
  return theirs;
}

/**
 * Holds an entry. A page is packed afterwards, unless a newer one has replaced it by then.
 *
 * @param {Entries} shelf @param {string} key @param {Entry} entry
 */
async function hold(shelf, key, entry) {
  shelf.set(key, entry);
  const value = shelf === cache.pages ? await packedPage(entry.value).catch(() => null) : null;
  if (value !== null && shelf.peek(key) === entry) shelf.set(key, { ...entry, value });
}

/** @param {Entry} entry @param {Wanted} wanted */
function isDue({ lastModified, cacheControl }, wanted) {
  const seconds = wanted.revalidate || cacheControl?.revalidate;
  return typeof seconds === 'number' && Date.now() - lastModified > seconds * 1000;
}

/**
 * Nobody knows the age of what was kept before the clock was set back.
 *
 * @param {Entry} entry @param {Wanted} wanted
 */
function isForgotten({ value, lastModified }, { kind, tags = [], softTags = [] }) {
  if (lastModified > Date.now() + mostAhead) return true;
  const all = kind === 'FETCH' ? [...tags, ...softTags] : tagsOfPage(value);
  return all.some(tag => (cache.forgotten.get(tag) ?? 0) >= lastModified);
}

/** Next's clock runs on from its start, whatever the machine's is set to. @param {Entry} entry @returns {Entry} */
function byNextsClock(entry) {
  const apart = Math.round(performance.timeOrigin + performance.now()) - Date.now();
  return { ...entry, lastModified: entry.lastModified + apart };
}

/** @param {string} tag @param {number} at */
function forget(tag, at) {
  cache.forgotten.set(tag, Math.max(at, cache.forgotten.get(tag) ?? 0));
  forgotten.publish(tag);
}

/**
 * Names the kind, because answers and pages have keys of the same shape.
 *
 * @param {boolean} isAnswer @param {string} key
 */
function sharedName(isAnswer, key) {
  return `${isAnswer ? 'answer' : 'page'} ${key}`;
}

/** @param {string} buildFile */
function sharedKept(buildFile) {
  const url = process.env.KEPT_REDIS_URL;
  if (!url || process.env.NEXT_PHASE === 'phase-production-build' || !existsSync(/*turbopackIgnore: true*/ buildFile))
    return null;
  const build = readFileSync(/*turbopackIgnore: true*/ buildFile, 'utf8').trim();
  const kept = keptInRedis({ url, build, longest: longestHeld, listener: { forget } });
  void kept.probe();
  return kept;
}

/** Finishes a page before it is kept, so once for all visitors. @param {any} page */
async function finished(page) {
  if (typeof page.html !== 'string') return page;
  if (shared.doorstepFinishing) return { ...page, html: await shared.doorstepFinishing.finishKept(page.html) };
  manifest ??= readManifest();
  return { ...page, html: finishKeptDocument(page.html, manifest) };
}

/** Memory holds an entry by a clock that nobody sets, which may stand still meanwhile. @param {Entry} entry */
function hasExpired({ lastModified, cacheControl }) {
  const longest = cacheControl?.expire === undefined ? longestHeld : cacheControl.expire * 1000;
  return Date.now() - lastModified > longest;
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
    pages: lruOf(Number(process.env.PAGE_CACHE_MB || 24)),
    answers: lruOf(answers * 0.75),
    inventable: lruOf(answers * 0.25),
    // Marks live longer than any entry that may be older than its mark.
    forgotten: new LRUCache({ max: 50_000, ttl: longestHeld }),
    begun: new PageBeginnings(),
  };
  return shared.doorstepCache;
}

/** @param {number} megabytes @returns {LRUCache<string, Entry>} */
function lruOf(megabytes) {
  return new LRUCache({
    maxSize: Math.floor(megabytes * megabyte),
    ttl: longestHeld,
    sizeCalculation: (entry, key) => entrySize(entry.value) + 2 * key.length,
  });
}

/** @param {any} value @returns {string[]} */
function tagsOfPage(value) {
  const tags = value?.headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}
