import { expect, test } from 'vitest';
import { heapArgs } from '@/hosting/launch/heap.mjs';

test('the heap has room for what is kept', () => {
  expect(heapArgs({})).toEqual(['--max-old-space-size=384']);
  expect(heapArgs({ PAGE_CACHE_MB: '196', ANSWER_CACHE_MB: '' })).toEqual(['--max-old-space-size=484']);
});

test('an operator’s own limit holds', () => {
  expect(heapArgs({ NODE_OPTIONS: '--dns-result-order=ipv4first --max-old-space-size=1024' })).toEqual([]);
});
