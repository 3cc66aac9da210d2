/** How do customers become rows, with their wallets and addresses? */

import { insertRow } from '../database/insert-row.ts';
import { hashedForSeed } from '../rules/password.ts';
import type { SeedAddress, SeedCustomer, Town } from '../seed/types.ts';
import { type SeedContext, uuidOf } from './context.ts';

/** Keeps their ids by e-mail. */
export function insertCustomers(context: SeedContext, town: Town): void {
  for (const customer of town.customers) {
    const id = insertCustomer(context, customer);
    context.userIds.set(customer.email, id);
    insertRow(context.store, 'wallets', {
      uuid: uuidOf('wallet', customer.email),
      user_id: id,
      price: customer.walletMoney,
    });
    context.store.run('INSERT INTO notification_switches SELECT ?, id, 1 FROM notification_kinds', id);
    customer.addresses?.forEach((address, index) => {
      insertAddress(context, id, address, index === 0);
    });
  }
}

function insertCustomer(context: SeedContext, customer: SeedCustomer): number {
  const uuid = uuidOf('user', customer.email);
  return insertRow(context.store, 'users', {
    uuid,
    firstname: customer.firstname,
    lastname: customer.lastname,
    email: customer.email,
    phone: customer.phone ?? null,
    password: customer.password === undefined ? null : hashedForSeed(customer.password),
    role: customer.role ?? 'user',
    gender: customer.gender ?? null,
    active: Number(!customer.isBanned),
    my_referral: uuid.slice(0, 8).toUpperCase(),
    email_verified_at: context.ago(400),
    created_at: context.ago(400),
  });
}

function insertAddress(
  context: SeedContext,
  user: number,
  { title, location, details }: SeedAddress,
  isActive: boolean,
): void {
  insertRow(context.store, 'addresses', {
    user_id: user,
    title,
    details: JSON.stringify(details),
    location: JSON.stringify(asList(location)),
    active: Number(isActive),
    created_at: context.ago(300),
  });
}

/** As web clients store a place (docs/api.md 26). */
function asList({ latitude, longitude }: SeedAddress['location']): [number, number] {
  return [latitude, longitude];
}
