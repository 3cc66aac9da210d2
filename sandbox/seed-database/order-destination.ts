/** Where did a past order go: to one of the customer's addresses, or to the shop's counter? */

import type { Position } from '../rules/distance.ts';
import type { SeedOrder, SeedShop, Town } from '../seed/types.ts';

interface Destination {
  location: Position;
  /** AddressDetails of docs/api.md 2.7. */
  details: Record<string, string>;
}

export function destinationOf(town: Town, shop: SeedShop, { customer, to }: SeedOrder): Destination {
  if (to === undefined) {
    const counter = shop.branches?.[0] ?? shop;
    return { location: counter.location, details: { address: counter.address.en } };
  }
  const person = town.customers.find(({ email }) => email === customer);
  const address = person?.addresses?.find(({ title }) => title === to);
  if (!address) throw new Error(`${customer} has no address "${to}"`);
  return { location: address.location, details: address.details };
}
