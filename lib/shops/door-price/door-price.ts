/**
 * Calculates what an order costs in total, with the formulas of docs/api.md 9.3 to 9.5: what the API will calculate, to
 * the minor unit. Pure, and small enough for the browser.
 */
import { radians } from '@/lib/geo';
import { type MarketMoneyStyle, wholeMinor } from '@/lib/money';
import type { Point } from '@/lib/view/view';

/** The terms of a shop, in minor units with fractions, as the API calculates with them. */
interface ShopTerms {
  fee: number;
  perKilometre: number;
  taxPercent: number;
  currency: string;
}

/** The terms of one delivery: everything that is added to the goods. */
export interface DoorTerms {
  /** Whole minor units. */
  fee: number;
  /** The operator's fee for every order (docs/api.md 26), in minor units with fractions. */
  service: number;
  taxPercent: number;
}

/** The answer of GET /api/delivers: what a kept page of a shop cannot know about the customer's address. */
export interface DoorAnswer {
  delivers: 'yes' | 'no' | 'unknown';
  /** The same as a sentence, with the fee and what is added to a typical basket. */
  text: string;
  /** Null where the shop does not deliver there, or where the API does not state its terms. */
  door: DoorPrice | null;
}

export interface DoorPrice extends DoorTerms {
  money: MarketMoneyStyle;
  /** With {total}. */
  words: string;
}

/** The radius of docs/api.md 9.3, in kilometres. */
const earth = 6371;

/** How a marketplace measures distances: rightly, or as R1 does by mistake (docs/api.md 9.3). */
export type DistanceFormula = 'haversine' | 'R1';

/**
 * The distance by which a delivery is charged, rounded to two decimals like the API's. R1 takes the destination's
 * longitude in place of the origin's latitude; where its result is no number it counts as 1.
 */
export function chargedKilometres(from: Point, to: Point, formula: DistanceFormula): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const beside = Math.cos(radians(formula === 'R1' ? to.longitude : from.latitude));
  const chord = across + beside * Math.cos(radians(to.latitude)) * along;
  return chord < 0 ? 1 : Math.round(2 * Math.asin(Math.min(1, Math.sqrt(chord))) * earth * 100) / 100;
}

/** Whole minor units: the API rounds the fee separately. */
export function deliveryFee({ fee, perKilometre }: ShopTerms, kilometres: number): number {
  return wholeMinor(fee + perKilometre * kilometres);
}

/** Whole minor units. `goods` may have fractions: the API rounds nothing before the sum. */
export function atDoor(goods: number, { fee, service, taxPercent }: DoorTerms): number {
  return wholeMinor(goods + (goods * taxPercent) / 100 + fee + service);
}
