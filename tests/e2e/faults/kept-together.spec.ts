/** What two storefronts keep together: pages, answers, and what they were told to forget (docs/decisions/115). */
import { createClient } from '@redis/client';
import { startNginx } from '../../support/nginx.ts';
import { isPlain } from '../../support/offers.ts';
import { startRedis } from '../../support/redis.ts';
import { Visitor } from '../../support/visitor.ts';
import { revalidator } from '../revalidate.ts';
import { rough } from '../servers.mjs';
import { expect, test } from '../story.ts';
import { startInstance, startTwoInstances, type TwoInstances } from './two-instances.ts';

let both: TwoInstances;
const front = 'http://localhost:3119';
let endFront: () => Promise<void>;

test.beforeAll(async () => {
  both = await startTwoInstances();
  endFront = await startNginx(both.sites, front);
});

test.afterAll(async () => {
  await endFront();
  await both.end();
});

const opens = (site: string, path: string) => new Visitor(site, '198.18.70.1').opens(path);

test('a page made by one is a hit on the other, which asks nobody', async ({ catalog, sandbox }) => {
  const path = `/restaurant/${(await catalog.restaurant()).id}`;
  const [first, second] = both.sites;
  await opens(first, path);
  await isKept('page');
  await sandbox.forgetCalls();
  const { status, headers } = await opens(second, path);
  expect([status, headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
  expect(await sandbox.calls()).toEqual([]);
});

test('what one is told to forget both forget', async ({ catalog, sandbox }) => {
  const offer = await catalog.offer(isPlain);
  const path = `/restaurant/${offer.shop.id}?product=${offer.uuid}`;
  const [first, second] = both.sites;
  const shown = async () => (await opens(second, path)).text;
  const price = '817.65';
  expect(await shown()).not.toContain(price);
  await sandbox.control(`stocks/${offer.stockId}`, { price: Number(price), quantity: offer.left });
  try {
    await revalidator({ site: first, sandbox: rough.sandbox })(offer);
    await expect.poll(shown).toContain(price);
  } finally {
    await sandbox.control(`stocks/${offer.stockId}`, { price: offer.price / 100, quantity: offer.left });
    await revalidator({ site: first, sandbox: rough.sandbox })(offer);
  }
});

test('without their Redis both go on, and they share again once it is back', async ({ catalog }) => {
  const { port } = new URL(both.kept.url);
  await both.kept.kill();
  const shop = await catalog.restaurant();
  for (const site of both.sites)
    for (const path of ['/shops', `/restaurant/${shop.id}/reviews`, '/de/restaurants'])
      expect((await opens(site, path)).status).toBe(200);
  both.kept = await startRedis(Number(port));
  // Each tries again with the next page that it has to make.
  let view = 0;
  await expect
    .poll(async () => {
      view += 1;
      await opens(both.sites[0], `/restaurants?utm_source=${view}`);
      await opens(both.sites[0], `/ar/restaurant/${shop.id}?section=${view}`);
      return keysOf('');
    })
    .not.toEqual([]);
});

test('one is killed among many visits: nginx asks the other one, and nobody notices', async ({ catalog }) => {
  const paths = [
    '/',
    '/restaurants',
    `/restaurant/${(await catalog.restaurant()).id}`,
    '/login',
    '/cart',
    '/robots.txt',
  ];
  const [, second] = both.sites;
  const failed: string[] = [];
  let done = 0;
  const visits = async (visitor: number) => {
    for (let visit = 0; visit < 20; visit++) {
      const path = paths[(visitor + visit) % paths.length] as string;
      const status = await opens(front, path).then(answer => answer.status, String);
      if (status !== 200) failed.push(`${path}: ${status}`);
      done += 1;
      if (done === 60) both.kill(second);
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(visits));
  expect(failed).toEqual([]);
  await expect(opens(second, '/')).rejects.toThrow();
  await startInstance(second, { REDIS_URL: both.redis.url, KEPT_REDIS_URL: both.kept.url });
  expect((await opens(second, '/')).status).toBe(200);
});

async function isKept(kind: string): Promise<void> {
  await expect.poll(() => keysOf(kind)).not.toEqual([]);
}

async function keysOf(kind: string): Promise<string[]> {
  const client = await createClient({ url: both.kept.url }).connect();
  try {
    return await client.keys(`doorstep:kept:*${kind}*`);
  } finally {
    client.destroy();
  }
}
