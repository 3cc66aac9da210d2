/** How does somebody become a customer? As a user with a wallet, notification switches and an own referral code. */

import { randomBytes, randomUUID } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { notFound } from '../refusal.ts';
import { notify } from './notify.ts';

interface NewCustomer {
  email?: string;
  phone?: string;
  firstname?: string | undefined;
  lastname?: string | undefined;
  gender?: string | undefined;
  img?: string | undefined;
  referral?: string | undefined;
  /** The hash. */
  password?: string | undefined;
}

/** `email` and `phone` must be verified. Call inside a transaction. */
export function createCustomer({ store, now }: View, person: NewCustomer): Customer {
  const id = insertRow(store, 'users', {
    uuid: randomUUID(),
    firstname: person.firstname ?? null,
    lastname: person.lastname ?? null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    gender: person.gender ?? null,
    img: person.img ?? null,
    password: person.password ?? null,
    referral: person.referral ?? null,
    my_referral: newReferralCode(),
    subscribed: 1,
    email_verified_at: person.email ? sqlTime(now) : null,
    created_at: sqlTime(now),
  });
  addWalletAndSwitches(store, id);
  if (person.referral) notifyReferrer(store, person.referral, { id, name: person.firstname ?? '' }, now);
  return userById(store, id);
}

/** Eight characters (docs/api.md 2.7). */
export function newReferralCode(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

/** Every customer has a wallet and starts with all notifications on. */
export function addWalletAndSwitches(store: Store, userId: number): void {
  store.run('INSERT INTO wallets (uuid, user_id, price) VALUES (?, ?, 0)', randomUUID(), userId);
  store.run('INSERT INTO notification_switches SELECT ?, id, 1 FROM notification_kinds', userId);
}

export function userById(store: Store, id: number): Customer {
  const user = store.one<Customer>('SELECT * FROM users WHERE id = ?', id);
  if (!user) throw notFound();
  return user;
}

function notifyReferrer(store: Store, code: string, friend: { id: number; name: string }, now: Date): void {
  const referrer = store.one<{ id: number }>('SELECT id FROM users WHERE my_referral = ?', code);
  if (!referrer) return;
  const body = `${friend.name} joined with your code.`;
  notify(store, referrer.id, { type: 'new_user_by_referral', about: friend.id, body }, now);
}
