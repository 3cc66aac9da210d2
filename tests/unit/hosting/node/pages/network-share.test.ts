/** How much one network address may have made at once, and how many calls of the API it may bring. */
import { channel } from 'node:diagnostics_channel';
import { beforeEach, expect, test, vi } from 'vitest';

let share: typeof import('@/hosting/node/pages/network-share.mjs');
let now = 0;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('API_CALLS_A_MINUTE', '240');
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  share = await import('@/hosting/node/pages/network-share.mjs');
});

/** 240 a minute: all may bring 40 at once and 2 a second, one address 20 and 1 a second. */
const brings = (sender: string, calls: number) =>
  share.countedFor(sender, async () => {
    // As a page asks: some time later, in the same context.
    await Promise.resolve();
    for (let call = 0; call < calls; call++) channel('doorstep:call').publish({});
  });

const leaving = Promise.withResolvers<void>();

test('six at once of one address, and another one is not held up by them', async () => {
  const open = Promise.withResolvers<void>();
  const works = Array.from({ length: 6 }, () => share.countedFor('office', () => open.promise));
  expect([share.mayBegin('office'), share.mayBegin('home'), share.mayBegin('')]).toEqual([false, true, true]);
  open.resolve();
  await Promise.all(works);
  expect(share.mayBegin('office')).toBe(true);
});

test('one that is done makes room for one', async () => {
  const [first, ...others] = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const works = [first, ...others].map(work => share.countedFor('office', () => work?.promise ?? Promise.resolve()));
  first?.resolve();
  await works[0];
  expect(share.mayBegin('office')).toBe(true);
  works.push(share.countedFor('office', () => others[0]?.promise ?? Promise.resolve()));
  expect(share.mayBegin('office')).toBe(false);
  for (const work of others) work.resolve();
  await Promise.all(works);
});

test('work that fails is not under way any more', async () => {
  const works = Array.from({ length: 6 }, () => share.countedFor('office', () => Promise.reject(new Error('failed'))));
  await Promise.allSettled(works);
  expect(share.mayBegin('office')).toBe(true);
});

test('those who are not told apart have no share', () => {
  for (let times = 0; times < 20; times++) void share.countedFor('', () => leaving.promise);
  expect(share.mayBegin('')).toBe(true);
});

test('what a stream of events goes on to ask is no call of the address that has opened it', async () => {
  const later = Promise.withResolvers<void>();
  let following: Promise<void> | undefined;
  const follows = async () => {
    following = later.promise.then(() => brings('', 100));
  };
  await share.countedFor('office', follows, true);
  later.resolve();
  await following;
  await brings('home', 1);
  expect(share.mayBegin('office')).toBe(true);
});

test('an address brings as many calls as it likes while others leave the API alone', async () => {
  await brings('office', 39);
  expect(share.mayBegin('office')).toBe(true);
});

test('where all together bring half of what the API takes, who brings most of it waits, and goes on in time', async () => {
  await brings('flood', 35);
  await brings('home', 5);
  expect([share.mayBegin('flood'), share.mayBegin('home'), share.mayBegin('new')]).toEqual([false, true, true]);
  now += 1000;
  expect(share.mayBegin('flood')).toBe(true);
});

test('a flood goes on at the pace that is left, however long it lasts', async () => {
  let brought = 0;
  for (let second = 0; second < 60; second++) {
    while (share.mayBegin('flood') && brought < 1000) {
      await brings('flood', 5);
      brought += 5;
    }
    now += 1000;
  }
  // Half of 240 in a minute, and what may come at once.
  expect(brought).toBeGreaterThanOrEqual(120);
  expect(brought).toBeLessThanOrEqual(120 + 40 + 5);
});
