/** A line in which network addresses take turns, so that nobody waits behind all that another address has asked for. */

/**
 * @typedef {object} Waiting
 * @property {string} sender the network address, or empty for those who are not told apart
 * @property {() => boolean} begin false where nobody waits for it any more
 * @property {() => void} refuse
 */

export class FairLine {
  /** By address, whose turn is next first. @type {Map<string, Waiting[]>} */
  #bySender = new Map();
  length = 0;

  /** @param {Waiting} waiting */
  push(waiting) {
    const own = this.#bySender.get(waiting.sender);
    if (own) own.push(waiting);
    else this.#bySender.set(waiting.sender, [waiting]);
    this.length += 1;
  }

  /** The longest waiting of the next address that may begin. @param {(sender: string) => boolean} mayBegin */
  take(mayBegin) {
    for (const [sender, own] of this.#bySender) {
      if (!mayBegin(sender)) continue;
      this.#bySender.delete(sender);
      const next = own.shift();
      if (own.length > 0) this.#bySender.set(sender, own);
      this.length -= 1;
      return next;
    }
    return undefined;
  }

  /** @param {string} sender */
  countOf(sender) {
    return this.#bySender.get(sender)?.length ?? 0;
  }

  /** The address that waits for most. */
  longest() {
    const [sender = '', own = []] = [...this.#bySender].reduce(
      (most, one) => (one[1].length > (most[1]?.length ?? 0) ? one : most),
      /** @type {[string?, Waiting[]?]} */ ([]),
    );
    return { sender, count: own.length };
  }

  /** Takes out the one of an address that came last. @param {string} sender */
  takeLast(sender) {
    const own = this.#bySender.get(sender);
    const last = own?.pop();
    if (last === undefined) return undefined;
    if (own?.length === 0) this.#bySender.delete(sender);
    this.length -= 1;
    return last;
  }
}
