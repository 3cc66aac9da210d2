/** How do customers become rows, with their wallets and addresses? */

import { hashedForSeed } from '../rules/password.ts';
import type { SeedAddress, SeedCustomer, Town } from '../seed/types.ts';
import { type SeedContext, uuidOf } from './context.ts';

/** Keeps their ids by e-mail. */
export function insertCustomers(context: SeedContext, town: Town): void {
  for (const customer of town.customers) {
    const id = insertCustomer(context, customer);
    context.userIds.set(customer.email, id);
    context.store.run(
      'INSERT INTO wallets (uuid, user_id, price) VALUES (?, ?, ?)',
      ...[uuidOf('wallet', customer.email), id, customer.walletMoney],
    );
    context.store.run('INSERT INTO notification_switches SELECT ?, id, 1 FROM notification_kinds', id);
    customer.addresses?.forEach((address, index) => {
      insertAddress(context, id, address, index === 0);
    });
  }
}

function insertCustomer(context: SeedContext, customer: SeedCustomer): number {
  const uuid = uuidOf('user', customer.email);
  return context.store.run(
    `INSERT INTO users (uuid, firstname, lastname, email, phone, password, role, gender, active,
       my_referral, email_verified_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    uuid,
    customer.firstname,
    customer.lastname,
    customer.email,
    customer.phone ?? null,
    customer.password === undefined ? null : hashedForSeed(customer.password),
    customer.role ?? 'user',
    customer.gender ?? null,
    Number(!customer.isBanned),
    uuid.slice(0, 8).toUpperCase(),
    context.ago(400),
    context.ago(400),
  );
}

function insertAddress(
  context: SeedContext,
  user: number,
  { title, location, details }: SeedAddress,
  isActive: boolean,
): void {
  context.store.run(
    'INSERT INTO addresses (user_id, title, details, location, active, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    ...[user, title, JSON.stringify(details), JSON.stringify(asList(location)), Number(isActive), context.ago(300)],
  );
}

/** As web clients store a place (docs/api.md 26). */
function asList({ latitude, longitude }: SeedAddress['location']): [number, number] {
  return [latitude, longitude];
}
