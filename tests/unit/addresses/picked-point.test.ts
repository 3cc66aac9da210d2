/** The way from the address picker back to the form that asked for a point. */
import { expect, test } from 'vitest';
import { isAddressForm, pickedPointIn, withPickedPoint } from '@/lib/addresses/picked-point';

test('the picker goes back to a form of ours alone, with the place in its address', () => {
  expect(isAddressForm('/addresses/new')).toBe(true);
  expect(isAddressForm('/ar/addresses/12?text=old')).toBe(true);
  expect(isAddressForm('/parcels/new?end=to')).toBe(true);
  for (const other of [
    '/addresses',
    '/addresses/0',
    '/addresses/new/x',
    '/checkout',
    'https://evil.test/addresses/new',
  ])
    expect(isAddressForm(other), other).toBe(false);
  const found = { text: '1 Elm & Oak', point: { latitude: 41.5, longitude: -69.25 } };
  const address = withPickedPoint('/ar/addresses/12?text=old', found);
  const [path, query] = address.split('?');
  expect(path).toBe('/ar/addresses/12');
  expect(pickedPointIn(Object.fromEntries(new URLSearchParams(query)))).toEqual(found);
  expect(withPickedPoint('/parcels/new?end=to', found)).toMatch(/^\/parcels\/new\?end=to&text=1/);
  expect(pickedPointIn({ text: 'x', latitude: '91', longitude: '0' })).toBeNull();
});
