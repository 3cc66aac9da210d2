import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allocatorEnv, heapArgs } from '@/hosting/launch/heap.mjs';

test('the heap has room for what is kept', () => {
  expect(heapArgs({})).toEqual(['--max-old-space-size=288', '--max-semi-space-size=16']);
  expect(heapArgs({ PAGE_CACHE_MB: '196', ANSWER_CACHE_MB: '164' })).toEqual([
    '--max-old-space-size=388',
    '--max-semi-space-size=16',
  ]);
});

test('what is no number of megabytes ends the start elsewhere, with a sentence about it', () => {
  expect(heapArgs({ ANSWER_CACHE_MB: 'lots' })).toEqual(heapArgs({}));
});

test('an operator’s own limit holds', () => {
  expect(heapArgs({ NODE_OPTIONS: '--dns-result-order=ipv4first --max-old-space-size=1024' })).toEqual([]);
});

test('the allocator’s limits give way to the operator’s', () => {
  expect(allocatorEnv({ MALLOC_ARENA_MAX: '4' })).toEqual({
    MALLOC_ARENA_MAX: '4',
    MALLOC_MMAP_THRESHOLD_: '4194304',
    MALLOC_TRIM_THRESHOLD_: '16777216',
  });
});

test('an image has the same limits', () => {
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = allocatorEnv({});
  const image = readFileSync('hosting/docker/Dockerfile', 'utf8');
  expect(image).toContain(`NODE_OPTIONS="${heapArgs({}).join(' ')}"`);
  expect(image).toContain(
    `MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX} MALLOC_MMAP_THRESHOLD_=${MALLOC_MMAP_THRESHOLD_} MALLOC_TRIM_THRESHOLD_=${MALLOC_TRIM_THRESHOLD_}`,
  );
});
