/** Which parcel of the API's list is the one that was filled in (docs/decisions/179). */
import { expect, test } from 'vitest';
import { money } from '@/lib/money';
import { fingerprintOf, type ParcelDraft } from '@/lib/parcels/draft';
import { isOf, isPromised } from '@/lib/parcels/same-parcel';
import { parcelSchema } from '@/lib/parcels/schema';

const door = { savedId: '7', text: '7 Park Street', house: '', floor: '3', office: '', name: 'Nora', phone: '998901' };

const draft: ParcelDraft = {
  ...{ size: '2', contents: 'Keys,\r\nand a book', day: '2026-12-01', time: '08:30', instruction: '' },
  from: { ...door, latitude: 41.31, longitude: 69.25 },
  to: { ...door, latitude: 41.33, longitude: 69.25, name: 'Jan' },
};

const wire = {
  ...{ id: 1, status: 'new', delivery_date: '2026-12-01', delivery_time: '08:30', type: { id: 2 } },
  ...{ address_from: { latitude: '41.31', longitude: '69.25', address: '7 Park Street', stage: '3' } },
  ...{ username_from: 'Nora', phone_from: '+998 901', username_to: 'Jan', phone_to: '998901' },
  ...{ address_to: { latitude: '41.33', longitude: '69.25', address: '7 Park Street', stage: '3' } },
  description: 'Keys,\r\nand a book',
};

const isSent = (change: object) => isOf(parcelSchema.parse({ ...wire, ...change }), draft);

test('rounded degrees, other line breaks and other signs are the same parcel', () => {
  expect(isSent({})).toBe(true);
  expect(isSent({ description: ' keys, and a book.' })).toBe(true);
  expect(isSent({ address_to: { ...wire.address_to, latitude: 41.330004 } })).toBe(true);
});

test('other words, people or doors are another one', () => {
  for (const change of [
    { description: 'Keys' },
    { description: null },
    { instruction: 'Ring' },
    { username_to: 'Ida' },
    { phone_from: '998902' },
    { address_to: { ...wire.address_to, room: '12' } },
    { address_to: { ...wire.address_to, latitude: 41.3301 } },
    { delivery_time: '09:00' },
    { type: { id: 3 } },
  ])
    expect(isSent(change), JSON.stringify(change)).toBe(false);
});

test('where the API gives back no people, size, doors and time decide', () => {
  const bare = { username_from: null, phone_from: null, username_to: null, phone_to: null, description: null };
  expect(isSent(bare)).toBe(true);
  expect(isSent({ ...bare, delivery_time: '09:00' })).toBe(false);
});

test('a page has promised what it said, at its price', () => {
  const price = money(340, 'base');
  const promised = fingerprintOf(draft, price);
  const parcel = parcelSchema.parse({ ...wire, description: 'Keys,\nand a book' });
  expect(isPromised(parcel, promised, price)).toBe(true);
  expect(isPromised(parcel, promised, money(341, 'base'))).toBe(false);
  expect(isPromised(parcelSchema.parse({ ...wire, username_to: 'Ida' }), promised, price)).toBe(false);
  expect(isPromised(parcelSchema.parse({ ...wire, address_to: null }), promised, price)).toBe(false);
});
