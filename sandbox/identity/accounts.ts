/** Who has an account at the identity provider? One account per e-mail address and per phone. */

import { randomBytes } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { federatedIdOf, type Person } from './people.ts';
import type { SignInProvider } from './project.ts';

export interface Account {
  local_id: string;
  email: string | null;
  email_verified: 0 | 1;
  phone: string | null;
  display_name: string | null;
  photo_url: string | null;
  signed_in_at: string;
}

export interface FoundAccount {
  account: Account;
  isNew: boolean;
}

/**
 * `otherProviders`: the e-mail belongs to an account of theirs, and one of them must confirm that it is the same
 * person.
 */
export function findOrCreateByProvider(
  store: Store,
  provider: SignInProvider,
  person: Person,
  now: Date,
): FoundAccount | { otherProviders: string[] } {
  const federatedId = federatedIdOf(provider, person);
  const linked = accountWhere(
    store,
    'local_id = (SELECT local_id FROM identity_links WHERE provider = ? AND federated_id = ?)',
    ...[provider, federatedId],
  );
  if (linked) return { account: recordSignIn(store, linked, now), isNew: false };
  const sameEmail = person.email ? accountWhere(store, 'email = ?', person.email) : undefined;
  if (sameEmail && !verifiesEmail(provider)) return { otherProviders: providersOf(store, sameEmail) };
  const fresh = {
    email: person.email,
    email_verified: Number(verifiesEmail(provider) && person.email !== null),
    display_name: person.name,
    photo_url: person.photo,
  };
  const account = sameEmail ? recordSignIn(store, sameEmail, now) : add(store, fresh, now);
  insertRow(store, 'identity_links', { provider, federated_id: federatedId, local_id: account.local_id });
  return { account, isNew: !sameEmail };
}

/** `email` was verified by a link. */
export function findOrCreateByEmail(store: Store, email: string, now: Date): FoundAccount {
  const known = accountWhere(store, 'email = ?', email);
  if (!known) return { account: add(store, { email, email_verified: 1 }, now), isNew: true };
  store.run('UPDATE identity_accounts SET email_verified = 1 WHERE local_id = ?', known.local_id);
  return { account: recordSignIn(store, { ...known, email_verified: 1 }, now), isNew: false };
}

/** `phone`, in digits, was verified by a code. */
export function findOrCreateByPhone(store: Store, phone: string, now: Date): FoundAccount {
  const known = accountWhere(store, 'phone = ?', phone);
  if (known) return { account: recordSignIn(store, known, now), isNew: false };
  return { account: add(store, { phone, email_verified: 0 }, now), isNew: true };
}

/** Facebook does not say whether it ever confirmed an e-mail. */
function verifiesEmail(provider: SignInProvider): boolean {
  return provider !== 'facebook.com';
}

export function accountWhere(store: Store, condition: string, ...values: string[]): Account | undefined {
  return store.one<Account>(`SELECT * FROM identity_accounts WHERE ${condition}`, ...values);
}

export function providersOf(store: Store, { local_id }: Account): string[] {
  const sql = 'SELECT provider FROM identity_links WHERE local_id = ? ORDER BY provider';
  const names = store.all<{ provider: string }>(sql, local_id).map(row => row.provider);
  return names.length > 0 ? names : ['password'];
}

function recordSignIn(store: Store, account: Account, now: Date): Account {
  store.run('UPDATE identity_accounts SET signed_in_at = ? WHERE local_id = ?', sqlTime(now), account.local_id);
  return account;
}

function add(store: Store, fields: Partial<Record<keyof Account, string | number | null>>, now: Date): Account {
  const localId = randomBytes(21).toString('base64url');
  insertRow(store, 'identity_accounts', { local_id: localId, ...fields, signed_in_at: sqlTime(now) });
  const account = accountWhere(store, 'local_id = ?', localId);
  if (!account) throw new Error('An identity account vanished while it was made');
  return account;
}
