/** What processes keep together, over a Redis of the test's own. */

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keptInRedis } from '@/hosting/node/cache/kept-in-redis.mjs';
import { createMemoryStore } from '@/lib/stores/memory-store';
import { createRedisStore } from '@/lib/stores/redis-store';
import { freePort } from '../../support/free-port.ts';
import { type Redis, startRedis } from '../../support/redis.ts';
import { expectConsole, forgetConsole, said } from '../../unit/stubs/console.ts';

let redis: Redis;

beforeEach(async () => {
  for (const name of ['doorstepStoreIsAway', 'doorstepKeptIsAway']) Reflect.deleteProperty(globalThis, name);
  redis = await startRedis();
});

// A loaded machine may have been away for a moment; requests still on their way learn that the Redis has ended.
afterEach(async () => {
  await redis.kill();
  forgetConsole();
});

/** A loaded machine may take a moment longer than a process waits, which then waits for two seconds. */
const patience = { timeout: 20_000 };

function joins(build = 'b1', url = redis.url) {
  const forget = vi.fn<(tag: string, at: number) => void>();
  const kept = keptInRedis({ url, build, longest: 3600_000, listener: { forget } });
  void kept.probe();
  return { ...kept, hears: () => forget.mock.calls.map(([tag]) => tag), marks: () => forget.mock.calls };
}

async function tellRedis(command: string): Promise<void> {
  const { port, hostname } = new URL(redis.url);
  const socket = connect(Number(port), hostname).end(`${command}\r\n`);
  await once(socket, 'data');
}

const page = {
  value: {
    kind: 'APP_PAGE',
    html: `<p>${'Плов '.repeat(2000)}</p>`,
    rscData: Buffer.from('flight'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  },
  lastModified: 1_700_000_000_000,
  cacheControl: { revalidate: 30, expire: 60 },
};

test('what one has kept another reads as it was, and another build does not', async () => {
  const [one, other, newer] = [joins(), joins(), joins('b2')];
  const look = () => {
    one.set('page /a', page, 60_000);
    return other.get('page /a');
  };
  await expect.poll(look, patience).toEqual(page);
  expect(Buffer.isBuffer((await other.get('page /a')).value.rscData)).toBe(true);
  expect(await newer.get('page /a')).toBeNull();
  one.delete('page /a');
  await expect.poll(() => other.get('page /a')).toBeNull();
});

test('all hear what one is told to forget, and whoever comes later too', async () => {
  const [one, other] = [joins(), joins()];
  const tell = async () => {
    await one.forget(['shop:5', 'shops'], Date.now());
    return other.hears();
  };
  await expect.poll(tell, patience).toEqual(expect.arrayContaining(['shop:5', 'shops']));
  const late = joins();
  await expect.poll(() => late.hears(), patience).toEqual(expect.arrayContaining(['shop:5', 'shops']));
});

test('what one is told late does not make older what another was told before', async () => {
  const [one, other] = [joins(), joins()];
  const now = Date.now();
  const tell = async () => {
    await one.forget(['shops'], now);
    return other.hears();
  };
  await expect.poll(tell, patience).toContain('shops');
  const before = one.hears().length;
  await other.forget(['shops'], now - 3000);
  await expect.poll(() => one.hears().length, patience).toBeGreaterThan(before);
  const late = joins();
  await expect.poll(() => late.marks(), patience).toEqual([['shops', now]]);
});

test('away it is none, once said; back again it is used again, and what was missed is heard', async () => {
  const { port } = new URL(redis.url);
  const [one, other] = [joins(), joins()];
  const look = () => {
    one.set('page /a', page, 60_000);
    return other.get('page /a');
  };
  await expect.poll(look, patience).not.toBeNull();
  await redis.kill();
  expect(await other.get('page /a')).toBeNull();
  await one.forget(['meanwhile'], Date.now());
  redis = await startRedis(Number(port));
  await expect.poll(look, patience).not.toBeNull();
  await expect.poll(() => other.hears(), patience).toContain('meanwhile');
  expectConsole('error', /is away, memory goes on/);
});

test('whoever alone was cut off hears what was missed, and is known to be back without a visitor', async () => {
  const line = await startLine(Number(new URL(redis.url).port));
  onTestFinished(line.cut);
  const [one, other] = [joins(), joins('b1', line.url)];
  const look = () => {
    one.set('page /a', page, 60_000);
    return other.get('page /a');
  };
  await expect.poll(look, patience).not.toBeNull();
  line.cut();
  await one.forget(['meanwhile'], Date.now());
  // Whoever has just failed leaves the Redis alone for a while: the line is there again before that has passed.
  await expect.poll(() => other.get('page /a')).toBeNull();
  await line.join();
  await expect.poll(() => other.hears(), patience).toContain('meanwhile');
  expect(Reflect.get(globalThis, 'doorstepKeptIsAway')).toBe(false);
  expectConsole('error', /is away, memory goes on/);
});

test('whoever starts while the Redis is away hears what is told later, each time once', async () => {
  const { port } = new URL(redis.url);
  const line = await startLine(Number(port));
  onTestFinished(line.cut);
  await redis.kill();
  const early = joins('b1', line.url);
  await expect.poll(() => Reflect.get(globalThis, 'doorstepKeptIsAway'), patience).toBe(true);
  redis = await startRedis(Number(port));
  const one = joins();
  await one.forget(['before'], Date.now());
  // Who has heard this has read the list of marks, so only a message can tell of the next.
  await expect.poll(() => early.hears(), patience).toContain('before');
  await one.forget(['after'], Date.now());
  await expect.poll(() => early.hears(), patience).toContain('after');
  line.cut();
  await line.join();
  const times = () => early.hears().filter(tag => tag === 'before').length;
  const known = times();
  await expect.poll(times, patience).toBeGreaterThan(known);
  await one.forget(['again'], Date.now());
  await expect.poll(() => early.hears(), patience).toContain('again');
  expect(early.hears().filter(tag => tag === 'again')).toHaveLength(1);
});

test('a store that takes no writes is away until it does, whatever it reads, and told once', async () => {
  const store = createRedisStore(redis.url, createMemoryStore());
  const isAway = () => Reflect.get(globalThis, 'doorstepStoreIsAway');
  const set = async (key: string) => {
    await store.set(key, 'warm', 60);
    return isAway();
  };
  await expect.poll(() => set('tea'), patience).toBe(false);
  forgetConsole();
  await tellRedis('CONFIG SET maxmemory 1');
  expect(await set('soup')).toBe(true);
  // From the Redis itself, once the store asks it again.
  await expect.poll(() => store.get('tea'), patience).toBe('warm');
  expect(isAway()).toBe(true);
  await set('soup');
  expectConsole('error', /^The shared store is away, .*: OOM/);
  expect(said).toEqual([]);
  await tellRedis('CONFIG SET maxmemory 0');
  await expect.poll(() => set('soup'), patience).toBe(false);
  expectConsole('warn', /^The shared store is back/);
});

test('a Redis of kept pages that takes no writes is away until it does, without a visitor', async () => {
  const one = joins();
  const probe = () => one.probe().then(() => Reflect.get(globalThis, 'doorstepKeptIsAway'));
  await expect.poll(probe, patience).toBe(false);
  await tellRedis('CONFIG SET maxmemory 1');
  expect(await probe()).toBe(true);
  expectConsole('error', /^The Redis of kept pages is away, .*: OOM/);
  await tellRedis('CONFIG SET maxmemory 0');
  await expect.poll(probe, patience).toBe(false);
});

test('one that hangs is waited for once, and left alone', async () => {
  const one = joins();
  const isThere = async () => {
    one.set('x', page, 60_000);
    return one.get('x');
  };
  await expect.poll(isThere, patience).toEqual(page);
  redis.freeze();
  expect(await one.get('x')).toBeNull();
  const start = performance.now();
  for (let look = 0; look < 50; look++) expect(await one.get('x')).toBeNull();
  // Fifty waits would take seven seconds.
  expect(performance.now() - start).toBeLessThan(1000);
  expectConsole('error', /does not answer/);
});

test('connections that lead nowhere are given up for new ones, those that hear as well', async () => {
  const line = await startLine(Number(new URL(redis.url).port));
  onTestFinished(line.cut);
  const [one, other] = [joins(), joins('b1', line.url)];
  const look = () => {
    one.set('x', page, 60_000);
    return other.get('x');
  };
  const store = createRedisStore(line.url, createMemoryStore());
  await createRedisStore(redis.url, createMemoryStore()).set('soup', 'hot', 60);
  await expect.poll(look, patience).toEqual(page);
  await expect.poll(() => store.get('soup'), patience).toBe('hot');
  line.swallow();
  expect([await look(), await store.get('soup')]).toEqual([null, null]);
  await expect.poll(look, patience).toEqual(page);
  await expect.poll(() => store.get('soup'), patience).toBe('hot');
  await one.forget(['later'], Date.now());
  await expect.poll(() => other.hears(), patience).toContain('later');
});

/** A line to a port of this machine that can be cut and joined again, or swallow all that connections send. */
async function startLine(to: number) {
  const port = await freePort();
  const ends = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(to, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const)
      ends.add(end.on('error', () => {}).on('close', () => other.destroy()));
    near.pipe(far).pipe(near);
  });
  const join = async () => void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  await join();
  return {
    url: `redis://127.0.0.1:${port}`,
    join,
    /** Of the connections there are; new ones lead on. */
    swallow() {
      for (const end of ends) end.unpipe().resume();
    },
    cut() {
      server.close();
      for (const end of ends) end.destroy();
      ends.clear();
    },
  };
}
