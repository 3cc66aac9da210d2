/** Where is an address, and what is the address of a point? Streets with numbered houses along a line. */

import { distanceMetres, type Position } from '../rules/distance.ts';
import { searchWords, startsWords } from '../rules/fulltext.ts';
import { houseCount, housePoint } from '../seed/streets.ts';

/** How far from a house a point still has its address, in metres. */
const mostMetres = 1500;

export interface Street {
  id: number;
  /** In the requested language. */
  name: string;
  /** In every language: what a person may type. */
  names: string[];
  from: Position;
  to: Position;
}

export interface Place {
  street: Street;
  /** Missing when the whole street is meant. */
  number?: number;
  location: Position;
}

/** Finds typed places: words in any order and by their beginnings, digits are the house number. The best six. */
export function placesNamed(typed: string, streets: Street[]): Place[] {
  const words = searchWords(typed).map(westernDigits);
  const nameParts = words.filter(word => !/^\d+$/.test(word));
  const number = Number(words.find(word => /^\d+$/.test(word)) ?? Number.NaN);
  if (nameParts.length === 0) return [];
  return streets
    .filter(street => street.names.some(name => startsWords(nameParts, name)))
    .sort((a, b) => rank(nameParts, b) - rank(nameParts, a) || a.name.localeCompare(b.name))
    .slice(0, 6)
    .map(street => placeOn(street, number));
}

/** The nearest house, if one is near the point. */
export function placeAt(point: Position, streets: Street[]): Place | null {
  const nearest = streets
    .map(street => nearestHouse(street, point))
    .reduce<(Place & { metres: number }) | null>(
      (best, place) => (best && best.metres <= place.metres ? best : place),
      null,
    );
  return nearest && nearest.metres <= mostMetres ? nearest : null;
}

/** "12 Market Street", "Marktstraße 12". */
export function addressText({ street, number }: Place, locale: string): string {
  if (number === undefined) return street.name;
  return locale === 'en' ? `${number} ${street.name}` : `${street.name} ${number}`;
}

/** Answers the whole street for a number that it does not have. */
function placeOn(street: Street, number: number): Place {
  if (number >= 1 && number <= houseCount(street)) return { street, number, location: housePoint(street, number) };
  return { street, location: housePoint(street, Math.ceil(houseCount(street) / 2)) };
}

function nearestHouse(street: Street, point: Position): Place & { metres: number } {
  const count = Math.max(1, houseCount(street));
  const along = Math.round(fraction(street, point) * count);
  const numbers = [-2, -1, 0, 1, 2].map(step => Math.min(count, Math.max(1, along + step)));
  return numbers
    .map(number => {
      const location = housePoint(street, number);
      return { street, number, location, metres: distanceMetres(location, point) };
    })
    .reduce((best, place) => (place.metres < best.metres ? place : best));
}

/** How far along the street the point lies, 0 to 1; treats the small town as flat. */
function fraction({ from, to }: Street, point: Position): number {
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * narrowing;
  const north = to.latitude - from.latitude;
  const pointEast = (point.longitude - from.longitude) * narrowing;
  const pointNorth = point.latitude - from.latitude;
  const along = (east * pointEast + north * pointNorth) / (east ** 2 + north ** 2);
  return Math.min(1, Math.max(0, along));
}

/** Counts whole words, which rank above beginnings. */
function rank(nameParts: string[], street: Street): number {
  return Math.max(...street.names.map(name => nameParts.filter(word => searchWords(name).includes(word)).length));
}

function westernDigits(word: string): string {
  return word.replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660));
}
