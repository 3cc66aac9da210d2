import { describe, expect, test } from 'vitest';
import { addressText, placeAt, placesNamed, type Street } from '../../../../sandbox/queries/geocode.ts';
import { distanceMetres } from '../../../../sandbox/rules/distance.ts';
import { marketStreet12 } from '../../../../sandbox/seed/hamlet.ts';

const street = (id: number, names: string[], latitude: number): Street => ({
  id,
  name: names[0] ?? '',
  names,
  from: { latitude, longitude: 69.2 },
  to: { latitude, longitude: 69.24 },
});
const market = street(1, ['Market Street', 'Marktstraße', 'شارع السوق'], 41.29);
const mill = street(2, ['Mill Street', 'Mühlenstraße', 'شارع الطاحونة'], 41.3);
const streets = [market, mill];

const found = (typed: string) => placesNamed(typed, streets).map(place => addressText(place, 'en'));

describe('typed', () => {
  test('a begun word and a number are enough, in any order', () => {
    expect(found('mark 12')).toEqual(['12 Market Street']);
    expect(found('12, MARKET street')).toEqual(['12 Market Street']);
  });

  test('any language of the street will do, with its own digits', () => {
    expect(found('marktstrasse 7')).toEqual(['7 Market Street']);
    expect(found('muhlen')).toEqual(['Mill Street']);
    expect(found('السوق ١٢')).toEqual(['12 Market Street']);
  });

  test('several streets are offered, whole words first', () => {
    expect(found('str')).toEqual(['Market Street', 'Mill Street']);
    expect(found('mill street')).toEqual(['Mill Street']);
  });

  test('a number that the street does not have means the street', () => {
    expect(found('market 99999')).toEqual(['Market Street']);
  });

  test('what is no street is not found', () => {
    expect(found('atlantis')).toEqual([]);
    expect(found('12')).toEqual([]);
  });
});

describe('pointed at', () => {
  test('a house is found by its own point', () => {
    const place = placeAt(marketStreet12, streets);
    expect(place && addressText(place, 'en')).toBe('12 Market Street');
    expect(place && addressText(place, 'de')).toBe('Market Street 12');
    expect(place && distanceMetres(place.location, marketStreet12)).toBeLessThan(1);
  });

  test('the nearer street wins', () => {
    expect(placeAt({ latitude: 41.297, longitude: 69.22 }, streets)?.street).toBe(mill);
  });

  test('the wilderness has no address', () => {
    expect(placeAt({ latitude: 42, longitude: 69.22 }, streets)).toBeNull();
  });
});
