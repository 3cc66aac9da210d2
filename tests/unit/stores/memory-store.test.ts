import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/stores/memory-store';

describe('the store of one process', () => {
  it('counts, and starts again after the time of the first addition', async () => {
    let time = 1000;
    const store = createMemoryStore(() => time);
    expect(await store.add('a', 1, 10)).toBe(1);
    time += 9000;
    expect(await store.add('a', 2, 10)).toBe(3);
    expect(await store.add('a', -1, 10)).toBe(2);
    time += 1001;
    expect(await store.add('a', 1, 10)).toBe(1);
  });

  it('starts a counter again that expires at this very millisecond', async () => {
    let time = 1000;
    const store = createMemoryStore(() => time);
    await store.add('a', 1, 10);
    time += 10_000;
    await store.add('a', 1, 10);
    time += 60_000;
    expect(await store.add('a', 1, 10)).toBe(1);
  });

  it('lets one claim at a time, until it is released or its time is over', async () => {
    let time = 1000;
    const store = createMemoryStore(() => time);
    const claims = await Promise.all(['one', 'two', 'three'].map(value => store.claim('k', value, 5)));
    expect(claims).toEqual([true, false, false]);
    await store.release('k', 'two');
    expect(await store.get('k')).toBe('one');
    await store.release('k', 'one');
    expect(await store.claim('k', 'two', 5)).toBe(true);
    time += 5001;
    expect(await store.get('k')).toBeNull();
    expect(await store.claim('k', 'three', 5)).toBe(true);
  });

  it('renews one’s own claim, also a lost one, and never takes that of another', async () => {
    let time = 1000;
    const store = createMemoryStore(() => time);
    await store.renew('k', 'one', 5);
    time += 4000;
    await store.renew('k', 'one', 5);
    time += 4000;
    expect(await store.get('k')).toBe('one');
    time += 1001;
    expect(await store.claim('k', 'two', 5)).toBe(true);
    await store.renew('k', 'one', 5);
    expect(await store.get('k')).toBe('two');
  });

  it('keeps a bounded number of keys, for each thing by itself', async () => {
    const store = createMemoryStore();
    await store.add('guessing:account', 1, 60);
    for (let index = 0; index <= 50_000; index++) await store.set(`basket ${index}`, 'x', 60);
    expect(await store.get('basket 0')).toBeNull();
    expect(await store.get('basket 50000')).toBe('x');
    expect(await store.get('guessing:account')).toBe('1');
  });

  it('keeps a bounded number of bytes', async () => {
    const store = createMemoryStore();
    const text = 'x'.repeat(64 * 1024);
    for (let index = 0; index < 200; index++) await store.set(`basket ${index}`, text, 60);
    expect(await store.get('basket 0')).toBeNull();
    expect(await store.get('basket 199')).toBe(text);
  });
});
