/** What an account is made of beside its row: codes on their way, sent mail, notifications, likes and uploads. */

export const accountTables = `
-- One code per purpose and recipient; nobody is a user before their e-mail or phone is verified.
CREATE TABLE codes (
  id INTEGER PRIMARY KEY, handle TEXT NOT NULL UNIQUE, purpose TEXT NOT NULL, recipient TEXT NOT NULL,
  code TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, referral TEXT, sent_at TEXT NOT NULL, expires_at TEXT NOT NULL,
  proven_at TEXT, UNIQUE (purpose, recipient)
) STRICT;

-- What people read in the outbox page: mails and SMS with their codes and links.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL,
  text TEXT NOT NULL, code TEXT, link TEXT, sent_at TEXT NOT NULL
) STRICT;
CREATE INDEX outbox_of_recipient ON outbox (recipient, id);

CREATE TABLE notification_kinds (id INTEGER PRIMARY KEY, type TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL) STRICT;
CREATE TABLE notification_switches (
  user_id INTEGER NOT NULL REFERENCES users, notification_id INTEGER NOT NULL REFERENCES notification_kinds,
  active INTEGER NOT NULL, PRIMARY KEY (user_id, notification_id)
) STRICT, WITHOUT ROWID;

-- "subject" is the id of what it is about, as the API's title; "data" is JSON.
CREATE TABLE push_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users, type TEXT NOT NULL, subject TEXT,
  body TEXT NOT NULL, data TEXT NOT NULL, created_at TEXT NOT NULL, read_at TEXT
) STRICT;
CREATE INDEX messages_of_user ON push_messages (user_id);

CREATE TABLE push_tokens (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE banner_likes (
  user_id INTEGER NOT NULL REFERENCES users, banner_id INTEGER NOT NULL REFERENCES banners, liked_at TEXT NOT NULL,
  PRIMARY KEY (user_id, banner_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE uploads (path TEXT PRIMARY KEY, media_type TEXT NOT NULL, bytes BLOB NOT NULL) STRICT, WITHOUT ROWID;
`;
