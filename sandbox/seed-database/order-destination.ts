/** Where did an order of the past go: to one of the customer's addresses, or to the shop's counter? */

import type { Point, SeedOrder, SeedShop, Town } from '../seed/types.ts';

interface Place {
  location: Point;
  /** AddressDetails of API.md 2.7. */
  details: Record<string, string>;
}

export function placeOf(town: Town, shop: SeedShop, { customer, to }: SeedOrder): Place {
  if (to === undefined) {
    const counter = shop.branches?.[0] ?? shop;
    return { location: counter.location, details: { address: counter.address.en } };
  }
  const person = town.customers.find(({ email }) => email === customer);
  const address = person?.addresses?.find(({ title }) => title === to);
  if (!address) throw new Error(`${customer} has no address "${to}"`);
  return { location: address.location, details: address.details };
}
