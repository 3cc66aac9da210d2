/** The shared store in Redis (7 or later): one for all processes and machines of a storefront. */
import 'server-only';
import type { RedisClientType } from '@redis/client';
import { errorMessage } from '@/lib/error-message';
import type { SharedStore } from '@/lib/stores/memory-store';

/** Milliseconds for which an answer is waited for; the same machine or rack answers in one or two. */
const patience = 500;

/** Milliseconds for which a store that has failed is not asked again. */
const rest = 1000;

/** Deletes a key only while it has this value, in one step. */
const releaseOwn = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/**
 * While Redis is away, `standIn` (this process's memory) takes its place, so that nobody is locked out: each process then
 * counts for itself. Says so once for each outage.
 *
 * @param url redis:// or rediss://, with its password
 */
export function createRedisStore(url: string, standIn: SharedStore): SharedStore {
  let connecting: Promise<RedisClientType> | undefined;
  let restsUntil = 0;
  /** Kept on the global object for lib/operations, which tells of it. */
  const shared = globalThis as { doorstepStoreIsAway?: boolean };

  async function inRedis<T>(ask: (client: RedisClientType) => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (Date.now() < restsUntil) return instead();
    connecting ??= connect(url);
    try {
      const answer = await inTime(connecting.then(ask));
      if (shared.doorstepStoreIsAway) console.error('The shared store is back.');
      shared.doorstepStoreIsAway = false;
      return answer;
    } catch (error) {
      restsUntil = Date.now() + rest;
      if (!shared.doorstepStoreIsAway)
        console.error(`The shared store is away, each process counts for itself: ${errorMessage(error)}`);
      shared.doorstepStoreIsAway = true;
      return instead();
    }
  }

  return {
    add: (key, by, seconds) =>
      inRedis(
        async client => {
          const [sum] = await client.multi().incrBy(nameOf(key), by).expire(nameOf(key), seconds, 'NX').exec();
          return Number(sum);
        },
        () => standIn.add(key, by, seconds),
      ),
    get: key =>
      inRedis(
        client => client.get(nameOf(key)),
        () => standIn.get(key),
      ),
    set: (key, value, seconds) =>
      inRedis(
        async client => void (await client.set(nameOf(key), value, { expiration: { type: 'EX', value: seconds } })),
        () => standIn.set(key, value, seconds),
      ),
    claim: (key, value, seconds) =>
      inRedis(
        async client => {
          const options = { expiration: { type: 'EX', value: seconds }, condition: 'NX' } as const;
          return (await client.set(nameOf(key), value, options)) === 'OK';
        },
        () => standIn.claim(key, value, seconds),
      ),
    release: async (key, value) => {
      // What was claimed during an outage lies in memory.
      await standIn.release(key, value);
      await inRedis(
        async client => {
          if (value === undefined) await client.del(nameOf(key));
          else await client.eval(releaseOwn, { keys: [nameOf(key)], arguments: [value] });
        },
        async () => {},
      );
    },
  };
}

/** Connects once; the client comes back by itself after an outage. Loaded only where an operator has a Redis. */
async function connect(url: string): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url,
    // A command fails at once while there is no connection, in place of waiting in line.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: tries => Math.min(100 * 2 ** tries, 3000) },
  });
  // The commands say what is wrong; without a listener an outage would end the process.
  client.on('error', () => {});
  client.connect().catch(() => {});
  await new Promise<void>(resolve => {
    client.once('ready', () => resolve());
    setTimeout(resolve, patience).unref();
  });
  return client;
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  // An answer that came while this process was busy is read first.
  const timer = setTimeout(() => setImmediate(() => reject(new Error('it does not answer'))), 2 * patience);
  answer.catch(() => {});
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** The storefront's own part of a Redis that others use too. */
function nameOf(key: string): string {
  return `doorstep:${key}`;
}
