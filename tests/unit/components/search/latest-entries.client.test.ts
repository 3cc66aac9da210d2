/** Does the cache of a search stay small, and keep what is in use? */
import { expect, test } from 'vitest';
import { LatestEntries, mostEntries } from '@/components/search/latest-entries.client';

test('what was written last stays, also of what was written before', () => {
  const entries = new LatestEntries<number>([['first', 0]]);
  for (let typed = 1; typed < mostEntries; typed += 1) entries.set(`word ${typed}`, typed);
  expect(entries.size).toBe(mostEntries);
  entries.set('first', 1).set('one more', 2);
  expect(entries.size).toBe(mostEntries);
  expect([entries.get('first'), entries.get('word 1'), entries.get('word 2'), entries.get('one more')]).toEqual([
    ...[1, undefined, 2, 2],
  ]);
});
