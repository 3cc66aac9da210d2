/**
 * Shares kept pages, the API's answers and the list of forgotten tags among several processes (docs/decisions/115), in
 * a Redis behind each process's memory. A Redis that is away or hangs costs one short wait and is then not asked for a
 * while; each process goes on with its own memory.
 */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { orTimeout, redisBreaker } from '../../../lib/stores/redis-breaker.mjs';
import { redisOptions } from '../../../lib/stores/redis-options.mjs';
import { redisOutage } from '../../../lib/stores/redis-outage.mjs';

/** Milliseconds to wait for an answer. Making a page takes less than a hundred. */
const patience = 250;

/** Milliseconds to wait for the first connection, unless it is refused before. */
const firstPatience = 2000;

/** Milliseconds for which a Redis that has failed is not asked again. */
const rest = 2000;

/** Bytes from which compressing is worth it. */
const large = 2048;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * @typedef {import('@redis/client').RedisClientType} Client
 * @typedef {{ forget: (tag: string, at: number) => void }} Listener
 * @typedef {{ url: string, build: string, longest: number, listener: Listener }} Options
 */

/** @param {Options} options `longest`: milliseconds for which anything may be kept */
export function keptInRedis({ url, build, longest, listener }) {
  const marks = 'doorstep:forgotten';
  /**
   * The build is part of the key: a page names files of its build, and an answer has the shape that its build gave it.
   *
   * @param {string} key
   */
  const nameOf = key => `doorstep:kept:${build}:${key}`;
  /** @type {ReturnType<typeof connect> | undefined} */
  let connecting;
  const breaker = redisBreaker({ patience, rest, giveUp: () => void reconnect() });
  const outage = redisOutage({
    mark: 'doorstepKeptIsAway',
    away: 'The Redis of kept pages is away, memory goes on',
    back: 'The Redis of kept pages is back.',
  });
  /**
   * Forgotten tags that were not sent to the other processes yet, with the time at which this one forgot them.
   *
   * @type {Map<string, number>}
   */
  const unsent = new Map();

  /**
   * Null while it is away.
   *
   * @template T
   * @param {import('../../../lib/stores/redis-outage.mjs').Asked} asked @param {(client: Client) => Promise<T>} ask
   * @returns {Promise<T | null>}
   */
  async function inRedis(asked, ask) {
    if (breaker.isResting()) return null;
    connecting ??= connect();
    const { client } = await connecting;
    try {
      const answer = await breaker.wait(ask(client));
      outage.answered(asked);
      return answer;
    } catch (error) {
      outage.failed(error, asked);
      return null;
    }
  }

  /** The client reconnects by itself after an outage. */
  async function connect() {
    const { createClient, RESP_TYPES } = await import('@redis/client');
    const client = createClient(redisOptions(url));
    const subscriber = client.duplicate();
    const onForgotten = (/** @type {string} */ tag) => listener.forget(tag, Date.now());
    // Without a listener for errors an outage would end the process.
    for (const one of [client, subscriber]) one.on('error', outage.note);
    client.on('ready', () => outage.note(undefined));
    // The client repeats a subscription that Redis has answered once, but none that failed, so each connection asks for
    // it. Only then is it clear what was missed.
    subscriber.on('ready', () => void subscriber.subscribe(marks, onForgotten).catch(outage.note).then(catchUp));
    subscriber.connect().catch(() => {});
    client.connect().catch(() => {});
    const isDecided = new Promise(resolve => client.once('ready', resolve).once('error', resolve));
    await orTimeout(isDecided, firstPatience).catch(outage.note);
    const typed = /** @type {unknown} */ (client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }));
    return { client: /** @type {Client} */ (typed), subscriber };
  }

  async function reconnect() {
    const before = await connecting;
    connecting = connect();
    for (const one of [before?.client, before?.subscriber]) one?.destroy();
  }

  /** Forgets what was forgotten elsewhere while this process was not connected; retries until it succeeds. */
  async function catchUp() {
    const missed = await inRedis('read', client =>
      client.zRangeWithScores(marks, Date.now() - longest, '+inf', { BY: 'SCORE' }),
    );
    if (missed === null) return void setTimeout(catchUp, rest).unref();
    for (const { value, score } of missed) listener.forget(String(value), score);
  }

  async function sendForgotten() {
    const batch = [...unsent];
    const oldest = Date.now() - longest;
    const isSent = await inRedis('write', client => {
      const steps = client.multi().zRemRangeByScore(marks, '-inf', oldest);
      // What could not be sent at once may arrive after a newer mark of the same tag.
      for (const [tag, at] of batch)
        steps.zAdd(marks, { score: at, value: tag }, { comparison: 'GT' }).publish(marks, tag);
      return steps.exec();
    });
    if (isSent === null) return void setTimeout(sendForgotten, rest).unref();
    for (const [tag, at] of batch) if (unsent.get(tag) === at) unsent.delete(tag);
  }

  return {
    /** @param {string} key @returns {Promise<any>} what another process has kept, or null */
    async get(key) {
      const packed = /** @type {Buffer | null} */ (
        /** @type {unknown} */ (await inRedis('read', client => client.get(nameOf(key))))
      );
      return packed === null ? null : unpacked(packed);
    },

    /** Stores without making anybody wait. @param {string} key @param {any} entry @param {number} milliseconds */
    set(key, entry, milliseconds) {
      const expiration = { type: /** @type {const} */ ('PX'), value: Math.max(1, Math.ceil(milliseconds)) };
      packed(entry)
        .then(bytes => inRedis('write', client => client.set(nameOf(key), bytes, { expiration })))
        .catch(error => console.error(`A page could not be kept: ${error.message}`));
    },

    /** @param {string} key */
    delete(key) {
      void inRedis('delete', client => client.del(nameOf(key)));
    },

    /** Tells all processes to forget, as soon as the Redis can be reached. @param {string[]} tags @param {number} at */
    async forget(tags, at) {
      for (const tag of tags) unsent.set(tag, at);
      await sendForgotten();
    },

    /**
     * Finds out whether it is there: at the start, so that the first visitor does not wait for the connection, and for
     * readiness. Only a write finds out whether it takes any.
     */
    async probe() {
      await inRedis('write', client =>
        client.set('doorstep:kept:probe', '1', { expiration: { type: 'EX', value: 60 } }),
      );
    },
  };
}

/** @param {any} entry @returns {Promise<Buffer>} one byte that says whether it is compressed, and the entry */
async function packed(entry) {
  const plain = serialize(entry);
  if (plain.length < large) return Buffer.concat([Buffer.from([0]), plain]);
  return Buffer.concat([Buffer.from([1]), await compress(plain, quickly)]);
}

/** @param {Buffer} bytes @returns {Promise<any>} null for what cannot be read, or is no entry */
async function unpacked(bytes) {
  try {
    const rest = bytes.subarray(1);
    const entry = deserialize(bytes[0] === 1 ? await decompress(rest) : rest);
    // Next would fail with any other value, and each page with it.
    return entry?.value instanceof Object && Number.isFinite(entry.lastModified) ? entry : null;
  } catch {
    return null;
  }
}
