import { expect, test } from 'vitest';
import { documentShape } from '@/lib/api/shapes';
import { messageKey } from '@/lib/chat/key';

test('a key is a document’s id, and none is like another', () => {
  const keys = Array.from({ length: 500 }, () => messageKey());
  expect(keys.every(key => documentShape.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(500);
});

test('later keys stand behind earlier ones', () => {
  const moments = [0, 1, 35, 36, 1_795_360_000_000, 1_795_360_000_001];
  const keys = moments.map(moment => messageKey(moment));
  expect(keys.toSorted()).toEqual(keys);
});
