import { expect, test } from 'vitest';
import { takeShare } from '@/lib/rate-limit/quota';
import { createMemoryStore } from '@/lib/stores/memory-store';

const rule = { name: 'test', most: 3, seconds: 60 };
const at = (seconds: number, store = createMemoryStore()) => ({ store, now: seconds * 1000 });

test('so many in each stretch, and then it says when the next one begins', async () => {
  const store = createMemoryStore();
  const take = (seconds: number, key = '203.0.113.7') => takeShare(rule, key, at(seconds, store));
  for (let time = 0; time < 3; time++) expect(await take(600)).toMatchObject({ ok: true });
  expect(await take(610)).toEqual({ ok: false, retryAfter: 50 });
  expect(await take(659.9)).toEqual({ ok: false, retryAfter: 1 });
  expect(await take(610, '203.0.113.8')).toMatchObject({ ok: true });
  expect(await take(660)).toMatchObject({ ok: true });
});

test('what is given back is there for somebody else', async () => {
  const store = createMemoryStore();
  for (let time = 0; time < 9; time++) {
    const share = await takeShare(rule, 'one', at(600, store));
    expect(share.ok).toBe(true);
    if (share.ok) await share.giveBack();
  }
});

test('a refused request is not counted', async () => {
  const store = createMemoryStore();
  const take = () => takeShare(rule, 'one', at(600, store));
  const [first] = await Promise.all([take(), take(), take()]);
  for (let time = 0; time < 5; time++) expect((await take()).ok).toBe(false);
  if (first?.ok) await first.giveBack();
  expect((await take()).ok).toBe(true);
});

test('many at the same moment get no more than there is', async () => {
  const store = createMemoryStore();
  const shares = await Promise.all(Array.from({ length: 50 }, () => takeShare(rule, 'one', at(600, store))));
  expect(shares.filter(({ ok }) => ok)).toHaveLength(3);
});
