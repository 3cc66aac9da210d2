/**
 * Since when is a page being made? Next looks for it before it makes one, and it is as old as that: a tag that is
 * forgotten meanwhile applies to it, as it does to an answer on its way (answer-age.mjs).
 */
import { LRUCache } from 'lru-cache';

export class PageBeginnings {
  /**
   * For ten seconds: what was never finished must not make a later page old.
   *
   * @type {LRUCache<string, number>}
   */
  #times = new LRUCache({ max: 10_000, ttl: 10_000 });

  /** There is no page: Next makes one. @param {string} key */
  begin(key) {
    this.#times.set(key, Date.now());
  }

  /** The page is due: Next makes another one while it is shown, unless it does so already. @param {string} key */
  renew(key) {
    if (!this.#times.has(key)) this.begin(key);
  }

  /** The page was made. @param {string} key @returns {number} milliseconds since the epoch */
  take(key) {
    const at = this.#times.get(key) ?? Date.now();
    this.#times.delete(key);
    return at;
  }
}
