import { expect, test } from 'vitest';
import { atDoor, chargedKilometres, deliveryFee } from '@/lib/shops/door-price/door-price';

test('the worked example of docs/api.md 9.7', () => {
  const fee = deliveryFee({ fee: 200, perKilometre: 100, taxPercent: 5, currency: 'base' }, 2);
  expect(fee).toBe(400);
  expect(atDoor(1571.5, { fee, service: 0, taxPercent: 5 })).toBe(2050);
  expect(atDoor(1571.5, { fee, service: 50.5, taxPercent: 5 })).toBe(2101);
});

test('a half that was lost to floats is still a half', () => {
  expect(deliveryFee({ fee: 0, perKilometre: 50, taxPercent: 0, currency: 'base' }, 2.13)).toBe(107);
  expect(atDoor(100.49999999, { fee: 0, service: 0, taxPercent: 0 })).toBe(101);
});

test('distances are charged by hundredths of a kilometre', () => {
  const from = { latitude: 41.29, longitude: 69.22 };
  expect(chargedKilometres(from, from, 'haversine')).toBe(0);
  expect(chargedKilometres(from, { latitude: 41.3, longitude: 69.22 }, 'haversine')).toBe(1.11);
});

test('as R1 measures, a way to the east is shorter or longer, and what is no number counts as a kilometre', () => {
  const here = (latitude: number, longitude: number) => ({ latitude, longitude });
  expect(chargedKilometres(here(60, 0), here(60, 1), 'haversine')).toBe(55.6);
  expect(chargedKilometres(here(60, 0), here(60, 1), 'R1')).toBe(78.62);
  expect(chargedKilometres(here(41.29, 69.22), here(41.29, 69.27), 'R1')).toBe(2.87);
  expect(chargedKilometres(here(41.29, 69.22), here(41.3, 69.22), 'R1')).toBe(1.11);
  expect(chargedKilometres(here(10.77, 106.69), here(10.77, 106.74), 'R1')).toBe(1);
});
