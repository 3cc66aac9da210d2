/** What the whole site shares: its settings, words, texts of every record, reviews, and the map's streets. */

export const siteTables = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE settings (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, value TEXT, created_at TEXT NOT NULL
) STRICT;

CREATE TABLE languages (
  id INTEGER PRIMARY KEY, locale TEXT NOT NULL UNIQUE, title TEXT NOT NULL,
  backward INTEGER NOT NULL, is_default INTEGER NOT NULL, active INTEGER NOT NULL
) STRICT;

CREATE TABLE currencies (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, symbol TEXT NOT NULL, rate REAL NOT NULL,
  position TEXT NOT NULL, is_default INTEGER NOT NULL, active INTEGER NOT NULL
) STRICT;

-- The operator's words override the storefront's.
CREATE TABLE words (
  locale TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (locale, key)
) STRICT, WITHOUT ROWID;

-- Every record's texts, one row per language.
CREATE TABLE texts (
  id INTEGER PRIMARY KEY, owner TEXT NOT NULL, owner_id INTEGER NOT NULL, locale TEXT NOT NULL,
  title TEXT, description TEXT, address TEXT, button_text TEXT
) STRICT;
CREATE UNIQUE INDEX texts_of_owner ON texts (owner, owner_id, locale);

CREATE TABLE galleries (
  id INTEGER PRIMARY KEY, owner TEXT NOT NULL, owner_id INTEGER NOT NULL, title TEXT NOT NULL, path TEXT NOT NULL
) STRICT;
CREATE INDEX galleries_of_owner ON galleries (owner, owner_id);

-- Of a shop, a product or a courier. Shops and couriers are reviewed after an order; reviewers of the seed had none of
-- ours. images is JSON.
CREATE TABLE reviews (
  id INTEGER PRIMARY KEY, owner TEXT NOT NULL, owner_id INTEGER NOT NULL, user_id INTEGER NOT NULL REFERENCES users,
  order_id INTEGER REFERENCES orders, rating REAL NOT NULL, comment TEXT, images TEXT NOT NULL DEFAULT '[]',
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX reviews_of_owner ON reviews (owner, owner_id);
CREATE INDEX reviews_of_order ON reviews (order_id);

CREATE TABLE payments (
  id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE, input INTEGER NOT NULL, active INTEGER NOT NULL
) STRICT;

CREATE TABLE tags (id INTEGER PRIMARY KEY, active INTEGER NOT NULL) STRICT;

CREATE TABLE banners (
  id INTEGER PRIMARY KEY, img TEXT NOT NULL, is_ad INTEGER NOT NULL, active INTEGER NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE banner_shops (
  banner_id INTEGER NOT NULL REFERENCES banners, shop_id INTEGER NOT NULL REFERENCES shops, position INTEGER NOT NULL,
  PRIMARY KEY (banner_id, shop_id)
) STRICT, WITHOUT ROWID;

-- Who wants an e-mail once the market delivers to them.
CREATE TABLE subscriptions (email TEXT PRIMARY KEY, created_at TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- What the operator gives for bringing a friend: to who invites (price_from) and to who is invited (price_to).
CREATE TABLE referrals (
  id INTEGER PRIMARY KEY, price_from REAL NOT NULL, price_to REAL NOT NULL, img TEXT, expired_at TEXT NOT NULL
) STRICT;

CREATE TABLE streets (
  id INTEGER PRIMARY KEY, from_latitude REAL NOT NULL, from_longitude REAL NOT NULL,
  to_latitude REAL NOT NULL, to_longitude REAL NOT NULL
) STRICT;
`;
