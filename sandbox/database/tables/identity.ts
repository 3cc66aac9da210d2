/** What the identity provider remembers: accounts, sign-ins under way, and forgeries for tests. */

export const identityTables = `
CREATE TABLE identity_accounts (
  local_id TEXT PRIMARY KEY, email TEXT UNIQUE COLLATE NOCASE, email_verified INTEGER NOT NULL, phone TEXT UNIQUE,
  display_name TEXT, photo_url TEXT, signed_in_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE identity_links (
  provider TEXT NOT NULL, federated_id TEXT NOT NULL, local_id TEXT NOT NULL REFERENCES identity_accounts,
  PRIMARY KEY (provider, federated_id)
) STRICT, WITHOUT ROWID;

-- From createAuthUri to signInWithIdp; "person" (JSON) and "code" are there once somebody was chosen.
CREATE TABLE identity_sessions (
  state TEXT PRIMARY KEY, session_id TEXT NOT NULL, provider TEXT NOT NULL, continue_uri TEXT NOT NULL,
  posts INTEGER NOT NULL, context TEXT, code TEXT UNIQUE, person TEXT, started_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Links by mail (handle = oobCode) and codes by SMS (handle = sessionInfo).
CREATE TABLE identity_codes (
  handle TEXT PRIMARY KEY, recipient TEXT NOT NULL, code TEXT, tries INTEGER NOT NULL DEFAULT 0,
  expires_at TEXT NOT NULL, used INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Who gets a forged token at the next sign-in, by e-mail or phone.
CREATE TABLE identity_forgeries (account TEXT PRIMARY KEY COLLATE NOCASE, wrong TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
