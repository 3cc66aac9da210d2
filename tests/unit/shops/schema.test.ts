/** Shops and their reviews as the API sends them. */
import { expect, test } from 'vitest';
import { listEnvelope } from '@/lib/api/envelopes';
import { reviewSchema } from '@/lib/shops/schema';
import { expectConsole } from '../stubs/console.ts';

test('a review without stars cannot be read: nobody gives none', () => {
  const reviews = [
    { id: 1, rating: 4, comment: 'Warm' },
    { id: 'rubbish', translation: 'none' },
  ];
  expect(listEnvelope(reviewSchema).parse({ data: reviews })).toMatchObject([{ id: '1', rating: 4 }]);
  expectConsole('warn', /dropped a list item/);
});
