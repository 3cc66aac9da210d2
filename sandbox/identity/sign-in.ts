/** What does every finished sign-in answer? A fresh ID token and what belongs to it. */

import { randomBytes } from 'node:crypto';
import type { Store } from '../database/store.ts';
import type { FoundAccount } from './accounts.ts';
import { type Forgery, idToken, lifetime, type Subject } from './id-token.ts';

export function signedIn(store: Store, { account, isNew }: FoundAccount, how: Omit<Subject, 'account'>) {
  return {
    localId: account.local_id,
    idToken: idToken(store, { account, ...how }, takeForgery(store, [account.email, account.phone])),
    refreshToken: randomBytes(64).toString('base64url'),
    expiresIn: String(lifetime),
    ...(isNew && { isNewUser: true }),
  };
}

/** Lets the next sign-in of this e-mail or phone answer a forged token. */
export function forgeNext(store: Store, account: string, wrong: Forgery): void {
  store.run('INSERT OR REPLACE INTO identity_forgeries (account, wrong) VALUES (?, ?)', account, wrong);
}

function takeForgery(store: Store, accounts: (string | null)[]): Forgery | undefined {
  for (const account of accounts) {
    const sql = 'SELECT wrong FROM identity_forgeries WHERE account = ?';
    const forgery = account && store.one<{ wrong: Forgery }>(sql, account);
    if (!forgery) continue;
    store.run('DELETE FROM identity_forgeries WHERE account = ?', account);
    return forgery.wrong;
  }
  return undefined;
}
