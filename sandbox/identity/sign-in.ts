/** What does every finished sign-in answer? A fresh ID token and what goes with it. */

import { randomBytes } from 'node:crypto';
import type { Store } from '../database/store.ts';
import type { FoundAccount } from './accounts.ts';
import { idToken, lifetime, type Subject, type Wrong } from './id-token.ts';

export function signedIn(store: Store, { account, isNew }: FoundAccount, how: Omit<Subject, 'account'>) {
  return {
    localId: account.local_id,
    idToken: idToken(store, { account, ...how }, takeForgery(store, [account.email, account.phone])),
    refreshToken: randomBytes(64).toString('base64url'),
    expiresIn: String(lifetime),
    ...(isNew && { isNewUser: true }),
  };
}

/** For a test: the next sign-in of this e-mail or phone gets a token that is wrong in this way. */
export function forgeNext(store: Store, account: string, wrong: Wrong): void {
  store.run('INSERT OR REPLACE INTO identity_forgeries (account, wrong) VALUES (?, ?)', account, wrong);
}

function takeForgery(store: Store, accounts: (string | null)[]): Wrong | undefined {
  for (const account of accounts) {
    const sql = 'DELETE FROM identity_forgeries WHERE account = ? RETURNING wrong';
    const asked = account && store.one<{ wrong: Wrong }>(sql, account);
    if (asked) return asked.wrong;
  }
  return undefined;
}
