/** Counts by key, and forgets a key with the last that was counted under it. */
export class Counts {
  /** @type {Map<string, number>} */
  #counts = new Map();

  /** @param {string} key */
  of(key) {
    return this.#counts.get(key) ?? 0;
  }

  /** @param {string} key */
  add(key) {
    this.#counts.set(key, this.of(key) + 1);
  }

  /** @param {string} key */
  remove(key) {
    if (this.of(key) > 1) this.#counts.set(key, this.of(key) - 1);
    else this.#counts.delete(key);
  }
}
