/** How do those who can sign in become rows, with their wallets and addresses? */

import { hashedForSeed } from '../rules/password.ts';
import type { SeedAddress, SeedCustomer, Town } from '../seed/types.ts';
import { type SeedContext, uuidOf } from './context.ts';

/** Their ids are kept by e-mail. */
export function insertCustomers(bed: SeedContext, town: Town): void {
  for (const customer of town.customers) {
    const id = insertCustomer(bed, customer);
    bed.userIds.set(customer.email, id);
    bed.store.run(
      'INSERT INTO wallets (uuid, user_id, price) VALUES (?, ?, ?)',
      ...[uuidOf('wallet', customer.email), id, customer.walletMoney],
    );
    bed.store.run('INSERT INTO notification_switches SELECT ?, id, 1 FROM notification_kinds', id);
    customer.addresses?.forEach((address, index) => {
      insertAddress(bed, id, address, index === 0);
    });
  }
}

function insertCustomer(bed: SeedContext, customer: SeedCustomer): number {
  const uuid = uuidOf('user', customer.email);
  return bed.store.run(
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
    bed.ago(400),
    bed.ago(400),
  );
}

function insertAddress(
  bed: SeedContext,
  user: number,
  { title, location, details }: SeedAddress,
  isActive: boolean,
): void {
  bed.store.run(
    `INSERT INTO addresses (user_id, title, details, latitude, longitude, active, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[user, title, JSON.stringify(details), location.latitude, location.longitude, Number(isActive), bed.ago(300)],
  );
}
