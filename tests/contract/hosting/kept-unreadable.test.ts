/** What others have put under our keys in the Redis of kept pages is as good as nothing. */
import { serialize } from 'node:v8';
import { createClient } from '@redis/client';
import { expect, onTestFinished, test } from 'vitest';
import { keptInRedis } from '@/hosting/node/cache/kept-in-redis.mjs';
import { startRedis } from '../../support/redis.ts';

const plain = (value: unknown) => Buffer.concat([Buffer.from([0]), serialize(value)]);

test('what is no entry of a cache reads as nothing', { timeout: 20_000 }, async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.kill());
  const client = createClient({ url: redis.url });
  await client.connect();
  onTestFinished(() => client.destroy());
  const kept = keptInRedis({ url: redis.url, build: 'b1', longest: 3600_000, listener: { forget: () => {} } });
  const entry = { value: { kind: 'APP_PAGE', html: '<p>' }, lastModified: 1_700_000_000_000 };
  await client.set('doorstep:kept:b1:whole', plain(entry));
  await expect.poll(() => kept.get('whole'), { timeout: 10_000 }).toEqual(entry);
  for (const other of [
    4,
    'text',
    [],
    {},
    { ...entry, value: 'text' },
    { ...entry, value: null },
    { value: entry.value },
  ].map(plain)) {
    await client.set('doorstep:kept:b1:other', other);
    expect(await kept.get('other')).toBeNull();
  }
  await client.set('doorstep:kept:b1:other', Buffer.from('\x01cut off'));
  expect(await kept.get('other')).toBeNull();
});
