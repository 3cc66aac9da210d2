/** How the API spells the point of a saved address. */
import { expect, test } from 'vitest';
import { accountAddressSchema } from '@/lib/addresses/account-schema';

test('both spellings of a point are understood, and none is none', () => {
  const read = (location: unknown) => accountAddressSchema.parse({ data: { id: 1, location } }).point;
  expect(read({ latitude: '41.3', longitude: 69.2 })).toEqual({ latitude: 41.3, longitude: 69.2 });
  expect(read([41.3, 69.2])).toEqual({ latitude: 41.3, longitude: 69.2 });
  expect(read(null)).toBeNull();
});
