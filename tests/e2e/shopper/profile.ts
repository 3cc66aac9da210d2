/** The profile of a customer: how they get there, and its fields. */
import type { Customer, Customers } from '../../support/customers.ts';
import type { Shopper } from './shopper.ts';

export async function entersProfile(shopper: Shopper, customers: Customers): Promise<Customer> {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/profile');
  await shopper.seesTitle(shopper.says('profile.title'));
  return customer;
}

/** `name` is the key of its label under `profile`. */
export function profileField(shopper: Shopper, name: string) {
  return shopper.content.getByLabel(shopper.says(`profile.${name}`), { exact: true });
}
