/**
 * Compresses what is sent to many visitors, once for the same bytes: a kept page that is made anew is mostly the same
 * as before (docs/decisions/185).
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, compressSmallest, encodingFor } from '../encoding.mjs';

/** From this visitor on, a copy that takes long to make and is a tenth smaller is worth its time. */
const many = 3;

/** One such copy is made at a time, and in at most this part of the time. */
const share = 0.1;

/** `performance.now()` from which the next one may be begun. */
let mayBegin = 0;

const heldBytes = 12 * 1024 * 1024;

/** @type {LRUCache<string, CompressedCopies>} */
const held = new LRUCache({ maxSize: heldBytes });

/**
 * Those of the same bytes, if there are any; otherwise none is made yet.
 *
 * @param {Buffer} plain @returns {CompressedCopies}
 */
export function copiesOf(plain) {
  const content = createHash('sha1').update(plain).digest('base64');
  const known = held.get(content);
  if (known !== undefined) return known;
  const copies = new CompressedCopies();
  // Both compressed forms together are two fifths of the plain one; this assumes half, to be safe.
  held.set(content, copies, { size: Math.ceil(plain.length / 2) + 1024 });
  return copies;
}

export class CompressedCopies {
  #asked = 0;
  #hasSmallest = false;
  /** @type {Partial<Record<'br' | 'gzip', Promise<Buffer>>>} */
  #made = {};

  /**
   * What this visitor is sent, by what their browser accepts.
   *
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response gets the header
   * @param {Buffer} plain
   * @returns {Promise<Buffer>}
   */
  async answer(request, response, plain) {
    const encoding = encodingFor(request);
    if (encoding === null) return plain;
    response.setHeader('content-encoding', encoding);
    this.#asked += 1;
    this.#made[encoding] ??= this.#make(encoding, plain);
    if (encoding === 'br' && this.#asked >= many && !this.#hasSmallest) void this.#makeSmallest(plain);
    return this.#made[encoding];
  }

  /** What fails is not held: the next visitor's may succeed. @param {'br' | 'gzip'} encoding @param {Buffer} plain */
  async #make(encoding, plain) {
    try {
      return await compress[encoding](plain);
    } catch (error) {
      delete this.#made[encoding];
      throw error;
    }
  }

  /** Nobody waits for it, and if it fails the quick copy stays. @param {Buffer} plain */
  async #makeSmallest(plain) {
    const begun = performance.now();
    if (begun < mayBegin) return;
    mayBegin = Number.POSITIVE_INFINITY;
    this.#hasSmallest = true;
    const smallest = await compressSmallest(plain).catch(() => null);
    if (smallest !== null) this.#made.br = Promise.resolve(smallest);
    const ended = performance.now();
    mayBegin = ended + (ended - begun) * (1 / share - 1);
  }
}
