/** The shared store in a Redis (7 or later): one for all processes and machines of a storefront. */
import 'server-only';
import type { RedisClientType } from '@redis/client';
import { createMemoryStore, type SharedStore } from '@/lib/stores/memory-store';
import { orTimeout, redisBreaker } from '@/lib/stores/redis-breaker.mjs';
import { redisOptions } from '@/lib/stores/redis-options.mjs';
import { type Asked, redisOutage } from '@/lib/stores/redis-outage.mjs';

/** Milliseconds to wait for a connection; a Redis on the same machine or rack answers in one or two. */
const connectPatience = 500;

/** Milliseconds to wait for an answer, with the connection. */
const patience = 2 * connectPatience;

/** Milliseconds for which a Redis that has failed is not asked again. */
const rest = 1000;

/** Sets a key for some seconds unless it has another value, in one atomic step. */
const renewOwn =
  "if (redis.call('get', KEYS[1]) or ARGV[1]) == ARGV[1] then redis.call('set', KEYS[1], ARGV[1], 'EX', ARGV[2]) end return 0";

/** Deletes a key only while it has this value, in one atomic step. */
const releaseOwn = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/**
 * While Redis is away or takes no writes, `standIn` (this process's memory) replaces it, so that nobody is locked out;
 * each process then counts for itself, and knows what it has written into Redis before: a press that is under way then is
 * still the only one, and a doubt whether something was ordered is still one. What it has stored meanwhile stays valid
 * after the outage, for keys that Redis does not have.
 *
 * @param url redis:// or rediss://, with its password
 */
export function createRedisStore(url: string, standIn: SharedStore): SharedStore {
  let connecting: Promise<RedisClientType> | undefined;
  /** What this process has written into Redis. Read during an outage alone: another process may have changed it since. */
  const written = createMemoryStore();
  const known = async (key: string) => (await standIn.get(key)) ?? written.get(key);
  const outage = redisOutage({
    mark: 'doorstepStoreIsAway',
    away: 'The shared store is away, each process counts for itself',
    back: 'The shared store is back.',
  });
  const breaker = redisBreaker({
    patience,
    rest,
    giveUp() {
      void connecting?.then(client => client.destroy());
      connecting = undefined;
    },
  });

  async function inRedis<T>(
    asked: Asked,
    ask: (client: RedisClientType) => Promise<T>,
    instead: () => Promise<T>,
  ): Promise<T> {
    if (breaker.isResting()) return instead();
    connecting ??= connect(url, outage.note);
    try {
      const answer = await breaker.wait(connecting.then(ask));
      outage.answered(asked);
      return answer;
    } catch (error) {
      outage.failed(error, asked);
      return instead();
    }
  }

  return {
    add: (key, by, seconds) =>
      inRedis(
        'write',
        async client => {
          const [sum] = await client.multi().incrBy(nameOf(key), by).expire(nameOf(key), seconds, 'NX').exec();
          return Number(sum);
        },
        () => standIn.add(key, by, seconds),
      ),
    get: key =>
      inRedis(
        'read',
        async client => (await client.get(nameOf(key))) ?? standIn.get(key),
        () => known(key),
      ),
    set: (key, value, seconds) =>
      inRedis(
        'write',
        async client => {
          await client.set(nameOf(key), value, { expiration: { type: 'EX', value: seconds } });
          await written.set(key, value, seconds);
          // Another process may release the key: an older value must not come back then.
          await standIn.release(key);
        },
        () => standIn.set(key, value, seconds),
      ),
    claim: async (key, value, seconds) => {
      if ((await standIn.get(key)) !== null) return false;
      return inRedis(
        'write',
        async client => {
          const options = { expiration: { type: 'EX', value: seconds }, condition: 'NX' } as const;
          const isFree = (await client.set(nameOf(key), value, options)) === 'OK';
          if (isFree) await written.set(key, value, seconds);
          return isFree;
        },
        async () => (await known(key)) === null && standIn.claim(key, value, seconds),
      );
    },
    renew: (key, value, seconds) =>
      inRedis(
        'write',
        async client => {
          await client.eval(renewOwn, { keys: [nameOf(key)], arguments: [value, String(seconds)] });
          await written.renew(key, value, seconds);
        },
        () => standIn.renew(key, value, seconds),
      ),
    release: async (key, value) => {
      // What was set or claimed during an outage is in memory.
      await Promise.all([standIn.release(key, value), written.release(key, value)]);
      await inRedis(
        'delete',
        async client => {
          if (value === undefined) await client.del(nameOf(key));
          else await client.eval(releaseOwn, { keys: [nameOf(key)], arguments: [value] });
        },
        async () => {},
      );
    },
  };
}

/** Connects once; the client reconnects by itself after an outage. Loaded only where an operator has a Redis. */
async function connect(url: string, note: (trouble: unknown) => void): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client');
  const client: RedisClientType = createClient(redisOptions(url));
  // Without a listener for errors an outage would end the process.
  client.on('error', note).on('ready', () => note(undefined));
  client.connect().catch(() => {});
  const isDecided = new Promise(resolve => client.once('ready', resolve).once('error', resolve));
  await orTimeout(isDecided, connectPatience).catch(note);
  return client;
}

/** Prefixes the key, because others may use the same Redis. */
function nameOf(key: string): string {
  return `doorstep:${key}`;
}
