/** What the operator has written: articles, open positions, questions with answers, and pages. Words are in `texts`. */

export const contentTables = `
-- type: "blog" or "notification". published_at is null until it is published.
CREATE TABLE blogs (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, type TEXT NOT NULL, img TEXT NOT NULL, active INTEGER NOT NULL,
  published_at TEXT, created_at TEXT NOT NULL
) STRICT;

CREATE TABLE careers (
  id INTEGER PRIMARY KEY, category_id INTEGER NOT NULL REFERENCES categories, active INTEGER NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL, created_at TEXT NOT NULL
) STRICT;

CREATE TABLE faqs (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, type TEXT NOT NULL, active INTEGER NOT NULL, created_at TEXT NOT NULL
) STRICT;

-- kind: "term" or "policy"; at most one of each.
CREATE TABLE rules (id INTEGER PRIMARY KEY, kind TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL) STRICT;

CREATE TABLE site_pages (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL UNIQUE, img TEXT NOT NULL, active INTEGER NOT NULL,
  app_store TEXT, google_play TEXT
) STRICT;
`;
