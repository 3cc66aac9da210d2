import { expect, test } from 'vitest';
import { createSlowdown, withoutLeadingZeros } from '@/lib/rate-limit/slowdown';
import { createMemoryStore } from '@/lib/stores/memory-store';

function guesser() {
  let now = 1_000_000;
  const rule = { name: 'test', free: 5, seconds: 86_400, firstWait: 5, longestWait: 900 };
  const slowdown = createSlowdown(
    rule,
    createMemoryStore(() => now),
  );
  const take = (key = 'nora@doorstep.test') => slowdown.take(key);
  return {
    take,
    passes: (seconds: number) => {
      now += seconds * 1000;
    },
    /** Fails as often as it may, as soon as it may. */
    async fails(times: number) {
      for (let done = 0; done < times; now += 1000) if ((await take()) !== null) done += 1;
      now -= 1000;
    },
  };
}

test('mistyping a few times costs nothing', async () => {
  const { take, fails } = guesser();
  await fails(4);
  expect(await take()).not.toBeNull();
});

test('from the fifth try on every further one doubles the wait, and asking on does not', async () => {
  const { take, fails, passes } = guesser();
  await fails(5);
  for (const wait of [5, 10, 20, 40]) {
    passes(wait - 1);
    for (let asked = 0; asked < 20; asked++) expect(await take()).toBeNull();
    passes(1.1);
    expect(await take(), `after ${wait} s`).not.toBeNull();
  }
});

test('the wait never exceeds a quarter of an hour, and a day later nothing is held against anybody', async () => {
  const { take, fails, passes } = guesser();
  await fails(14);
  passes(899);
  expect(await take()).toBeNull();
  passes(1.1);
  expect(await take()).not.toBeNull();
  passes(86_400);
  await fails(4);
  expect(await take()).not.toBeNull();
});

test('of many tries at the same moment the free ones pass', async () => {
  const { take } = guesser();
  const taken = await Promise.all(Array.from({ length: 100 }, () => take()));
  expect(taken.filter(one => one !== null)).toHaveLength(5);
  expect(await take('sam@doorstep.test')).not.toBeNull();
});

test('a try that is given back leaves room for the next, with its turn', async () => {
  const { take, fails } = guesser();
  await fails(4);
  for (let time = 0; time < 10; time++) {
    const taken = await take();
    expect(taken).not.toBeNull();
    await taken?.giveBack();
  }
});

test('nor does it lengthen the wait after those that count', async () => {
  const { take, fails, passes } = guesser();
  await fails(4);
  for (let time = 0; time < 10; time++) await (await take())?.giveBack();
  expect(await take()).not.toBeNull();
  expect(await take()).toBeNull();
  passes(5.1);
  expect(await take()).not.toBeNull();
});

test('whoever waits holds up nobody else', async () => {
  const { take, fails } = guesser();
  await fails(6);
  expect(await take()).toBeNull();
  for (let time = 0; time < 5; time++) expect(await take('sam@doorstep.test')).not.toBeNull();
});

test('a number is one account, however many zeros are before it', () => {
  expect(['0015550100', '15550100', '0', '00', '007 Lane', 'ada0'].map(withoutLeadingZeros)).toEqual([
    ...['15550100', '15550100', '0', '0'],
    ...['007 Lane', 'ada0'],
  ]);
});

test('getting in forgives everything', async () => {
  const { take, fails, passes } = guesser();
  await fails(8);
  passes(900);
  await (await take())?.forget();
  await fails(4);
  expect(await take()).not.toBeNull();
});
