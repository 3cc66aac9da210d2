import { expect, test } from 'vitest';
import { z } from 'zod';
import { list } from '@/lib/api/schema';

test('a missing list inside a thing is an empty one', () => {
  expect(list(z.string()).parse(undefined)).toEqual([]);
});
