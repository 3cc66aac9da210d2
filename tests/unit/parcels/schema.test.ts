/** What the wire says of sizes and parcels, also where half of it is missing (docs/api.md 1.8). */
import { expect, test } from 'vitest';
import { parcelSchema, quoteSchema, sizeSchema } from '@/lib/parcels/schema';

test('a size without limits has none', () => {
  expect(sizeSchema.parse({ id: 3, type: 'S' })).toEqual({
    ...{ id: '3', name: 'S', picture: '', sides: [], grams: 0, range: 0 },
  });
  expect(
    sizeSchema.parse({ id: 3, type: 'S', max_width: 25, max_height: 5, max_length: 35, max_range: '1.5' }),
  ).toMatchObject({
    ...{ sides: [35, 25, 5], range: 1500 },
  });
});

test('the wire counts in kilometres', () => {
  expect(quoteSchema('base').parse({ price: 3.67, km: 2.6 }).metres).toBe(2600);
  expect(quoteSchema('base').parse({ price: 3.67 }).metres).toBe(0);
  expect(parcelSchema.parse({ id: 7, status: 'new', km: 2.6 }).metres).toBe(2600);
});

test('a parcel of which little is known can be shown all the same', () => {
  const bare = { text: '', house: '', floor: '', office: '', point: null, name: '', phone: '' };
  expect(parcelSchema.parse({ id: 7, status: 'new', address_to: [], type: 'broken', transaction: null })).toMatchObject(
    {
      ...{ id: '7', total: 0, size: null, from: bare, to: bare, payment: null, courier: null, review: null },
    },
  );
});

test('a payment that cannot be read is not missing, or it would be paid once more', () => {
  expect(parcelSchema.parse({ id: 7, status: 'new', transaction: 'broken' }).payment).toEqual({ status: '', tag: '' });
});

test('seconds of a time and hours of a date are cut off', () => {
  const parcel = { id: 7, status: 'new', delivery_date: '2026-11-22 00:00:00', delivery_time: '18:30:00' };
  expect(parcelSchema.parse(parcel)).toMatchObject({ date: '2026-11-22', time: '18:30' });
});
