/** Setting an address: what counts as one, and where the customer goes back to. */
import { expect, test } from 'vitest';
import { choiceSchema, deliveryAddressSchema, emailSchema, pointSchema } from '@/lib/addresses/schema';
import { cameFrom, returnPath } from '@/lib/return-path';

test.each([
  ['/restaurants?open=1', '/restaurants?open=1'],
  [
    '/de/shop/5?product=22764665-84ae-54cb-aa52-4f3342965cd0',
    '/de/shop/5?product=22764665-84ae-54cb-aa52-4f3342965cd0',
  ],
  ['/', '/'],
  ['//evil.example/', '/start'],
  ['/\\evil.example', '/start'],
  ['\\\\evil.example', '/start'],
  ['https://evil.example/', '/start'],
  ['javascript:alert(1)', '/start'],
  ['/x/..//evil.example', '/start'],
  ['/\t/evil.example', '/start'],
  ['restaurants', '/start'],
  ['', '/start'],
  [undefined, '/start'],
  ['/api/search?q=x', '/start'],
  ['/address?q=x', '/start'],
  ['/ar/address', '/start'],
  ['/addresses', '/addresses'],
  [`/${'x'.repeat(2000)}`, '/start'],
])('going back to %s leads to %s', (from, to) => {
  expect(returnPath(from, '/start')).toBe(to);
});

test('the page before counts only when it is one of ours', () => {
  expect(cameFrom('https://shop.example/de/shops?open=1', 'shop.example')).toBe('/de/shops?open=1');
  expect(cameFrom('https://other.example/de/shops', 'shop.example')).toBeNull();
  expect(cameFrom('not an address', 'shop.example')).toBeNull();
  expect(cameFrom(null, 'shop.example')).toBeNull();
});

const choice = { text: ' 12 Market Street ', latitude: '41,29', longitude: '69.22' };

test('a choice takes a comma for the point, and was made by hand unless a device made it', () => {
  const read = { text: '12 Market Street', latitude: 41.29, longitude: 69.22, by: 'hand' };
  expect(choiceSchema.parse(choice)).toEqual(read);
  expect(choiceSchema.parse({ ...choice, by: 'forged' })).toEqual(read);
  expect(choiceSchema.parse({ ...choice, by: 'device' })).toEqual({ ...read, by: 'device' });
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

test('a saved address outside the map is none', () => {
  const saved = { text: 'x', latitude: 91, longitude: 0, isConfirmed: true, isAsked: true };
  expect(deliveryAddressSchema.safeParse(saved).success).toBe(false);
});
