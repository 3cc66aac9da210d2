/** Visits of a Worker share no work. */
import { expect, test, vi } from 'vitest';
import { answerOfOurs, inVisit, perVisit, visitId } from '@/hosting/workerd/visit.mjs';
import type { findAddresses as FindAddresses } from '@/lib/addresses/geocoding';
import type { findTile as FindTile } from '@/lib/addresses/tiles';
import { inTime } from '@/lib/in-time';
import type { keepFiles as KeepFiles } from '@/lib/seo/kept-files';

const { doorstepUnderWay, doorstepLanes, doorstepStreams } = perVisit() as unknown as {
  doorstepUnderWay: Map<string, number>;
  doorstepLanes: Record<
    'customer',
    ((work: () => Promise<unknown>) => Promise<unknown>) & Record<'activeCount' | 'pendingCount', number>
  >;
  doorstepStreams: { open: Set<string>; heart: unknown; isEnding: boolean };
};

test('a call under way is known in its own visit alone, and still known after a wait', async () => {
  const seen = await Promise.all(
    ['one', 'other'].map((id, index) =>
      inVisit(id, async () => {
        doorstepUnderWay.set('shops', index);
        await Promise.resolve();
        return [visitId(), doorstepUnderWay.get('shops')];
      }),
    ),
  );
  expect(seen).toEqual([
    ['one', 0],
    ['other', 1],
  ]);
  expect(doorstepUnderWay.get('shops')).toBeUndefined();
});

test('lanes and streams are of a visit too', async () => {
  const never = new Promise(() => {});
  inVisit('one', () => {
    void doorstepLanes.customer(() => never);
    doorstepStreams.open.add('stream');
    doorstepStreams.heart = 1;
    doorstepStreams.isEnding = true;
    expect([doorstepStreams.heart, doorstepStreams.isEnding]).toEqual([1, true]);
  });
  inVisit('other', () => {
    expect(doorstepLanes.customer.activeCount).toBe(0);
    expect(doorstepStreams.open.size).toBe(0);
    expect([doorstepStreams.heart, doorstepStreams.isEnding]).toEqual([null, false]);
  });
  expect(await inVisit('third', () => doorstepLanes.customer(async () => 'done'))).toBe('done');
});

test('the calls of a visit wait for each other', async () => {
  const never = new Promise(() => {});
  await inVisit('one', async () => {
    for (let call = 0; call < 40; call++) void doorstepLanes.customer(() => never);
    await Promise.resolve();
    expect([doorstepLanes.customer.activeCount, doorstepLanes.customer.pendingCount]).toEqual([32, 8]);
  });
});

test('what a visit asks of the storefront itself does not leave it', async () => {
  const door = { origin: 'https://shop.example', answer: async (asked: Request) => new Response(asked.url) };
  const asked = (url: string) => inVisit('one', () => answerOfOurs(url), door);
  expect(await (await asked('https://shop.example/cart'))?.text()).toBe('https://shop.example/cart');
  expect(asked('https://shop.example.evil/cart')).toBeNull();
  expect(inVisit('one', () => answerOfOurs('https://shop.example/cart'))).toBeNull();
});

test.each([
  ['tiles', async () => findsTile((await import('@/lib/addresses/tiles')).findTile)],
  ['typed addresses', async () => findsWords((await import('@/lib/addresses/geocoding')).findAddresses)],
  ['sitemaps', async () => keepsFiles((await import('@/lib/seo/kept-files')).keepFiles('sitemap', 1))],
])('%s: visits that were left in the middle hold up no other', async (_, load) => {
  vi.stubEnv('API_URL', 'http://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png');
  vi.stubEnv('GEOCODE_URL', 'http://maps.example/geocode');
  for (const [name, value] of Object.entries(perVisit())) vi.stubGlobal(name, value);
  vi.resetModules();
  const ask = (await load()) as (...words: string[]) => Promise<unknown>;
  const fetched = vi.fn(async () => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetched);
  for (let left = 0; left < 20; left++) inVisit(`left ${left}`, () => void ask('9', String(left), '1'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(20));

  const found = JSON.stringify({ status: 'OK', results: [] });
  vi.stubGlobal('fetch', async () => new Response(found, { headers: { 'Content-Type': 'image/png' } }));
  const answered = inVisit('other', () => ask('9', '1', '1'));
  expect(await inTime(answered, 1000, () => 'waits for them')).not.toBe('waits for them');
});

const findsTile =
  (find: typeof FindTile) =>
  (...[z = '', x = '', y = '']: string[]) =>
    find({ z, x, y });

const findsWords =
  (find: typeof FindAddresses) =>
  (...words: string[]) =>
    find(words.join(' '), 'en');

/** Made of what is fetched. */
function keepsFiles(files: ReturnType<typeof KeepFiles>) {
  return (...words: string[]) =>
    files(words.join(), async () => ({ body: Buffer.from(await (await fetch('http://s.test')).text()), seconds: 60 }));
}
