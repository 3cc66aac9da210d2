/** What isolates keep together in a bucket. */
import { expect, test, vi } from 'vitest';

const env: Record<string, unknown> = {};
const waiting: Promise<unknown>[] = [];
vi.mock('cloudflare:workers', () => ({ env, waitUntil: (work: Promise<unknown>) => void waiting.push(work) }));

function bucket() {
  const files = new Map<string, string>();
  return {
    files,
    get: async (name: string) => (files.has(name) ? { text: async () => files.get(name) } : null),
    put: async (name: string, text: string) => void files.set(name, text),
    delete: async (name: string) => void files.delete(name),
  };
}

const entry = {
  value: {
    kind: 'APP_PAGE',
    html: '<p>',
    rscData: Buffer.from('flight'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  },
  lastModified: 5,
  cacheControl: { revalidate: 30, expire: 60 },
};

async function kept(build: string) {
  const { keptInBucket } = await import('@/hosting/workerd/kept-in-bucket.mjs');
  return keptInBucket(build);
}

test('a page comes back as it was, for isolates of the same build, until its time is over', async () => {
  env.KEPT = bucket();
  const one = await kept('one');
  one.set('page /a', entry, 60_000);
  await Promise.all(waiting);
  expect(await one.get('page /a')).toEqual(entry);
  expect(await (await kept('other')).get('page /a')).toBeNull();
  one.set('page /a', entry, 0);
  await Promise.all(waiting);
  expect(await one.get('page /a')).toBeNull();
});

test('a page that is kept no more is in no bucket', async () => {
  const { files, ...place } = bucket();
  env.KEPT = place;
  const one = await kept('one');
  one.set('page /a', entry, 60_000);
  one.delete('page /a');
  await Promise.all(waiting);
  expect([...files.keys()]).toEqual([]);
});

test('what other isolates have forgotten is forgotten here, and never sooner than it was', async () => {
  const marks = [
    ['shops', 5],
    ['shop:5', 9],
  ];
  env.FORGOTTEN = { idFromName: () => 'tags', get: () => ({ fetch: async () => Response.json({ marks, last: 2 }) }) };
  const forgotten = new Map([['shops', 7]]);
  vi.stubGlobal('doorstepCache', { forgotten });
  await (await kept('one')).fetchForgotten();
  vi.unstubAllGlobals();
  expect([...forgotten]).toEqual([
    ['shops', 7],
    ['shop:5', 9],
  ]);
});

test('a bucket that is away costs its help alone, and is told of', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fails = async () => {
    throw new Error('no answer');
  };
  env.KEPT = { get: fails, put: fails, delete: fails };
  const one = await kept('one');
  one.set('page /a', entry, 60_000);
  one.delete('page /b');
  await Promise.all(waiting);
  expect(await one.get('page /a')).toBeNull();
  expect(said).toHaveBeenCalledTimes(3);
});

test('a file that breaks off while it is read is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const text = async () => {
    throw new Error('Network connection lost.');
  };
  env.KEPT = { get: async () => ({ text }) };
  expect(await (await kept('one')).get('page /a')).toBeNull();
});
