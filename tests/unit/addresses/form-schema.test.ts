/** What counts as an address, a point and an e-mail. */
import { expect, test } from 'vitest';
import { deliveryAddressSchema } from '@/lib/addresses/delivery-address';
import { choiceSchema, emailSchema, pointSchema } from '@/lib/addresses/form-schema';

const choice = { text: ' 12 Market Street ', latitude: '41,29', longitude: '69.22' };

test('a choice takes a comma for the point, and was made by hand unless a device made it', () => {
  const read = { text: '12 Market Street', latitude: 41.29, longitude: 69.22, by: 'hand' };
  expect(choiceSchema.parse(choice)).toEqual(read);
  expect(choiceSchema.parse({ ...choice, by: 'forged' })).toEqual(read);
  expect(choiceSchema.parse({ ...choice, by: 'device' })).toEqual({ ...read, by: 'device' });
});

test.each(['٤١٫٢٩', '۴۱٫۲۹', '४१.२९', '４１.２９'])('a choice takes %s', latitude => {
  expect(choiceSchema.parse({ ...choice, latitude })).toMatchObject({ latitude: 41.29 });
});

test('zero degrees is a place', () => {
  expect(choiceSchema.parse({ ...choice, latitude: '0', longitude: '-0' })).toMatchObject({ latitude: 0 });
});

test.each([
  [{ text: '   ' }, 'text', 'required'],
  [{ text: undefined }, 'text', 'required'],
  [{ text: 'x'.repeat(201) }, 'text', 'tooLong'],
  [{ latitude: '' }, 'latitude', 'pointMissing'],
  [{ latitude: undefined }, 'latitude', 'pointMissing'],
  [{ latitude: 'north' }, 'latitude', 'pointMissing'],
  [{ latitude: '90.1' }, 'latitude', 'pointRange'],
  [{ longitude: '-180.5' }, 'longitude', 'pointRange'],
  [{ longitude: 'Infinity' }, 'longitude', 'pointMissing'],
])('a choice with %j is refused at %s with "%s"', (change, field, key) => {
  const result = choiceSchema.safeParse({ ...choice, ...change });
  expect(result.error?.issues.map(issue => [issue.path[0], issue.message])).toEqual([[field, key]]);
});

test.each([
  ['a@b.example', undefined],
  ['  a@b.example ', undefined],
  ['', 'required'],
  [undefined, 'required'],
  ['nobody', 'email'],
  [`${'x'.repeat(250)}@b.example`, 'email'],
])('the e-mail %s is answered with %s', (email, key) => {
  expect(emailSchema.safeParse({ email }).error?.issues[0]?.message).toBe(key);
});

test('a point asked for by its numbers is checked', () => {
  expect(pointSchema.parse({ lat: '41.29', lng: '69.22' })).toEqual({ latitude: 41.29, longitude: 69.22 });
  expect(pointSchema.safeParse({ lat: '91', lng: '0' }).success).toBe(false);
  expect(pointSchema.safeParse({ lat: '', lng: '' }).success).toBe(false);
});

test('a delivery address may be one of the account’s; those of before do not say so', () => {
  const address = { text: 'x', latitude: 41, longitude: 69, isConfirmed: true, isAsked: true };
  expect(deliveryAddressSchema.parse(address)).toEqual(address);
  expect(deliveryAddressSchema.parse({ ...address, savedId: '7' }).savedId).toBe('7');
  expect(deliveryAddressSchema.safeParse({ ...address, savedId: '7 or so' }).success).toBe(false);
});

test('a saved address outside the map is none', () => {
  const saved = { text: 'x', latitude: 91, longitude: 0, isConfirmed: true, isAsked: true };
  expect(deliveryAddressSchema.safeParse(saved).success).toBe(false);
});
