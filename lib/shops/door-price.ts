/**
 * Counts what an order costs at the door, by the formulas of docs/api.md 9.3 to 9.5: what the API will calculate, to the
 * minor unit. Pure, and light enough for the browser.
 */
import { wholeMinor } from '@/lib/money';
import type { Point } from '@/lib/view/view';

/** What a shop asks for. Minor units as the API counts them, with parts of one. */
export interface ShopTerms {
  fee: number;
  perKilometre: number;
  taxPercent: number;
  currency: string;
}

/** What comes on top of the goods of one order. */
export interface DoorTerms {
  /** Whole minor units. */
  fee: number;
  /** The operator's, for every order (docs/api.md 26); minor units with parts of one. */
  service: number;
  taxPercent: number;
}

/** The radius of docs/api.md 9.3, in kilometres. */
const earth = 6371;

/**
 * The distance for which a delivery is charged: rounded to two decimals, as the API rounds it. `hasSlip`: as R1 measures,
 * with the destination's longitude where the origin's latitude belongs; what then is no number counts as 1.
 */
export function chargedKilometres(from: Point, to: Point, hasSlip = false): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const beside = Math.cos(radians(hasSlip ? to.longitude : from.latitude));
  const chord = across + beside * Math.cos(radians(to.latitude)) * along;
  return chord < 0 ? 1 : Math.round(2 * Math.asin(Math.min(1, Math.sqrt(chord))) * earth * 100) / 100;
}

/** Whole minor units: the API rounds the fee by itself. */
export function deliveryFee({ fee, perKilometre }: ShopTerms, kilometres: number): number {
  return wholeMinor(fee + perKilometre * kilometres);
}

/** Whole minor units. `goods` may have parts of one: the API rounds nothing before the sum. */
export function atDoor(goods: number, { fee, service, taxPercent }: DoorTerms): number {
  return wholeMinor(goods + (goods * taxPercent) / 100 + fee + service);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
