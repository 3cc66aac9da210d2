/**
 * A queue in which network addresses take turns, so that nobody waits behind everything that another address has asked
 * for.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * @typedef {object} Waiting
 * @property {string} sender the network address, or empty for those who are not told apart
 * @property {() => boolean} begin false where nobody waits for it any more
 * @property {() => void} refuse
 */

export class FairQueue {
  /** By address; the address whose turn is next comes first. @type {Map<string, Waiting[]>} */
  #bySender = new Map();
  length = 0;

  /**
   * What is begun by the end of another's work would be logged as a part of that visit (lib/operations/requests.ts).
   *
   * @param {Waiting} waiting
   */
  push({ sender, begin, refuse }) {
    const waiting = { sender, begin: AsyncLocalStorage.bind(begin), refuse };
    const own = this.#bySender.get(sender);
    if (own) own.push(waiting);
    else this.#bySender.set(sender, [waiting]);
    this.length += 1;
  }

  /**
   * Takes the oldest entry of the first address that may begin, and moves that address to the end.
   *
   * @param {(sender: string) => boolean} mayBegin
   */
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

  /** The address with the most entries. */
  longest() {
    const [sender = '', own = []] = [...this.#bySender].reduce(
      (most, one) => (one[1].length > (most[1]?.length ?? 0) ? one : most),
      /** @type {[string?, Waiting[]?]} */ ([]),
    );
    return { sender, count: own.length };
  }

  /** Takes the newest entry of an address. @param {string} sender */
  takeLast(sender) {
    const own = this.#bySender.get(sender);
    const last = own?.pop();
    if (last === undefined) return undefined;
    if (own?.length === 0) this.#bySender.delete(sender);
    this.length -= 1;
    return last;
  }
}

/**
 * Refuses the newest request of the address with the most waiting ones, unless the sender itself would then have the
 * most.
 *
 * @param {string} sender @param {FairQueue[]} queues @returns {boolean} whether there is room for the sender now
 */
export function makeRoomFor(sender, queues) {
  const [queue, longest] = queues
    .map(queue => /** @type {const} */ ([queue, queue.longest()]))
    .reduce((most, one) => (one[1].count > most[1].count ? one : most));
  if (longest.count <= queue.countOf(sender) + 1) return false;
  queue.takeLast(longest.sender)?.refuse();
  return true;
}
