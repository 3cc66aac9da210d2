import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { keptInRedis } from '@/hosting/node/cache/kept-in-redis.mjs';
import { createMemoryStore } from '@/lib/stores/memory-store';
import { redisOutage } from '@/lib/stores/redis-outage.mjs';
import { createRedisStore } from '@/lib/stores/redis-store';
import { freePort } from '../../support/free-port.ts';
import { expectConsole, said } from '../stubs/console.ts';

afterEach(() => {
  for (const name of ['doorstepStoreIsAway', 'doorstepKeptIsAway']) Reflect.deleteProperty(globalThis, name);
});

/** Where nothing listens. */
const nowhere = async () => `redis://127.0.0.1:${await freePort()}`;

test('a store that is not there: memory goes on, and the log says why', async () => {
  const store = createRedisStore(await nowhere(), createMemoryStore());
  await store.set('soup', 'hot', 60);
  expect(await store.get('soup')).toBe('hot');
  expectConsole('error', /^The shared store is away, each process counts for itself: .*ECONNREFUSED/);
});

test('so it does of the Redis of kept pages', async () => {
  const listener = { forget() {} };
  const kept = keptInRedis({ url: await nowhere(), build: 'b', longest: 1000, listener });
  expect(await kept.get('page /a')).toBeNull();
  expectConsole('error', /^The Redis of kept pages is away, memory goes on: .*ECONNREFUSED/);
});

test('one that refuses the password late is said to be silent, and then to refuse it', async () => {
  const { url, refuse } = await startSilent();
  const store = createRedisStore(url, createMemoryStore());
  const kept = keptInRedis({ url, build: 'b', longest: 1000, listener: { forget() {} } });
  expect(await Promise.all([store.get('soup'), kept.get('page /a')])).toEqual([null, null]);
  expectConsole('error', /^The shared store is away, .*: it does not answer$/);
  expectConsole('error', /^The Redis of kept pages is away, .*: it does not answer$/);
  refuse();
  const texts = async () => {
    await Promise.all([store.get('soup'), kept.get('page /a')]);
    return said.map(({ text }) => text);
  };
  await expect.poll(texts, { timeout: 20_000 }).toHaveLength(2);
  expectConsole('error', /^The shared store is away, .*: WRONGPASS/);
  expectConsole('error', /^The Redis of kept pages is away, .*: WRONGPASS/);
});

test('each cause of an outage is told once', () => {
  const outage = redisOutage({ mark: 'doorstepStoreIsAway', away: 'It is away', back: 'It is back.' });
  const fails = (message: string) => {
    outage.note(new Error(message));
    outage.failed(new Error('The client is offline'), 'read');
  };
  for (const cause of ['ECONNREFUSED', 'ECONNREFUSED', 'WRONGPASS', 'ECONNREFUSED']) fails(cause);
  outage.answered('read');
  outage.answered('read');
  fails('ECONNREFUSED');
  const texts = said.splice(0).map(({ text }) => text);
  expect(texts).toEqual(
    ['ECONNREFUSED', 'WRONGPASS', null, 'ECONNREFUSED'].map(cause =>
      cause === null ? 'It is back.' : `It is away: ${cause}`,
    ),
  );
});

/** A server that accepts connections, and answers nothing until it refuses whatever it is asked. */
async function startSilent() {
  const sockets = new Set<Socket>();
  let refuses = false;
  const refusal = (socket: Socket) => socket.write('-WRONGPASS invalid username-password pair\r\n');
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}).on('data', () => refuses && refusal(socket)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `redis://:wrong@127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse() {
      refuses = true;
      for (const socket of sockets) refusal(socket);
    },
  };
}
