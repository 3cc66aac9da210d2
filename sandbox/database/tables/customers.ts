/** Who uses the market: people, their tokens, wallets and saved addresses. */

export const customerTables = `
-- Reviewers have no way to sign in, so neither e-mail nor password. Phones are digits only.
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, firstname TEXT, lastname TEXT, img TEXT,
  email TEXT UNIQUE COLLATE NOCASE, phone TEXT UNIQUE, password TEXT, role TEXT NOT NULL DEFAULT 'user',
  active INTEGER NOT NULL DEFAULT 1, gender TEXT, birthday TEXT, my_referral TEXT UNIQUE,
  referral TEXT, subscribed INTEGER NOT NULL DEFAULT 1,
  email_verified_at TEXT, created_at TEXT NOT NULL
) STRICT;

-- "<id>|<secret>" is what the caller holds; only the secret's hash is kept. A revoked token is a deleted one.
CREATE TABLE tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users, secret_hash TEXT NOT NULL,
  created_at TEXT NOT NULL, expires_at TEXT NOT NULL
) STRICT;
CREATE INDEX tokens_of_user ON tokens (user_id);

-- Failed sign-ins of the last minute, by what was typed as the account.
CREATE TABLE sign_in_failures (account TEXT NOT NULL, failed_at TEXT NOT NULL) STRICT;
CREATE INDEX failures_of_account ON sign_in_failures (account, failed_at);

CREATE TABLE wallets (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL UNIQUE REFERENCES users,
  price REAL NOT NULL
) STRICT;

-- "details" is the JSON of docs/api.md 2.7's AddressDetails.
CREATE TABLE addresses (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, title TEXT, details TEXT NOT NULL,
  location TEXT, active INTEGER NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX addresses_of_user ON addresses (user_id);
`;
