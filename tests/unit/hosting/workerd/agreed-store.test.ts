/** The store that all isolates agree on: what a Durable Object of one key does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore, type SharedStore } from '@/lib/stores/memory-store';

vi.mock('cloudflare:workers', () => ({ env: {} }));

/** The platform's storage, as far as it is used: it lies in memory, and forgets nothing by itself. */
function storage() {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (key: string) => values.get(key),
    put: async (key: string, value: unknown) => void values.set(key, value),
    setAlarm: async (at: number) => void values.set('alarm', at),
    deleteAlarm: async () => void values.delete('alarm'),
    deleteAll: async () => values.clear(),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function store(): Promise<SharedStore & { away: () => void; places: Map<string, ReturnType<typeof storage>> }> {
  const { env } = (await import('cloudflare:workers')) as { env: Record<string, unknown> };
  const { Agreed, agreedStore } = await import('@/hosting/workerd/agreed-store.mjs');
  const places = new Map<string, ReturnType<typeof storage>>();
  const objects = new Map<string, { fetch: (request: Request) => Promise<Response> }>();
  let isAway = false;
  env.AGREED = {
    idFromName: (name: string) => name,
    get: (name: string) => ({
      fetch: async (url: string, init: RequestInit) => {
        if (isAway) throw new Error('no answer');
        const place = places.get(name) ?? storage();
        places.set(name, place);
        const object = objects.get(name) ?? new Agreed({ storage: place });
        objects.set(name, object);
        return object.fetch(new Request(url, init));
      },
    }),
  };
  const away = () => {
    isAway = true;
  };
  return { ...agreedStore(), places, away };
}

/** Whatever the memory of a process says, the object says too. */
const steps: [string, (one: SharedStore) => Promise<unknown>][] = [
  ['add', one => one.add('count', 2, 10)],
  ['add', one => one.add('count', 3, 99)],
  ['claim', one => one.claim('mark', 'me', 30)],
  ['claim', one => one.claim('mark', 'you', 30)],
  ['get', one => one.get('mark')],
  ['renew', one => one.renew('mark', 'you', 30)],
  ['get', one => one.get('mark')],
  ['renew', one => one.renew('mark', 'me', 30)],
  ['get', one => one.get('mark')],
  ['release', one => one.release('mark', 'you')],
  ['get', one => one.get('mark')],
  ['release', one => one.release('mark', 'me')],
  ['claim', one => one.claim('mark', 'you', 30)],
  ['set', one => one.set('mark', 'us', 30)],
  ['get', one => one.get('mark')],
  ['release', one => one.release('mark')],
  ['get', one => one.get('mark')],
  ['renew', one => one.renew('mark', 'me', 30)],
  ['get', one => one.get('mark')],
];

test('the agreed store says what a process alone would say', async () => {
  const agreed = await store();
  const memory = createMemoryStore();
  for (const [, step] of steps) expect((await step(agreed)) ?? null).toEqual((await step(memory)) ?? null);
});

test('a count is over when its first addition says, and leaves nothing behind', async () => {
  const agreed = await store();
  await agreed.add('count', 1, 10);
  vi.setSystemTime(Date.now() + 9000);
  expect(await agreed.add('count', 1, 10)).toBe(2);
  vi.setSystemTime(Date.now() + 1001);
  expect(await agreed.get('count')).toBeNull();
  expect(await agreed.add('count', 1, 10)).toBe(1);
  await agreed.release('count');
  expect(agreed.places.get('count')?.values.size).toBe(0);
});

test.each<[string, (one: SharedStore) => Promise<unknown>]>([
  ['claimed', one => one.claim('mark', 'me', 30)],
  ['set', one => one.set('mark', 'me', 30)],
  ['renewed', one => one.renew('mark', 'me', 30)],
])('what is %s is over after its time, and the platform is told when', async (_, step) => {
  const agreed = await store();
  await step(agreed);
  expect(agreed.places.get('mark')?.values.get('alarm')).toBe(Date.now() + 30_000);
  vi.setSystemTime(Date.now() + 29_000);
  expect(await agreed.get('mark')).toBe('me');
  vi.setSystemTime(Date.now() + 1000);
  expect(await agreed.get('mark')).toBeNull();
});

test('while it is away the memory of the isolate stands in, and says so', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const agreed = await store();
  agreed.away();
  expect(await agreed.claim('mark', 'me', 30)).toBe(true);
  expect(await agreed.claim('mark', 'you', 30)).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('is away'));
});
