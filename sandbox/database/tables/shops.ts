/** What a shop is, when it works, where it delivers, and what it shows. */

export const shopTables = `
-- Ratings, reviews_count, orders_count and sold_lately are kept with the shop, so that lists sort by an index.
CREATE TABLE shops (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, type TEXT NOT NULL, status TEXT NOT NULL,
  open INTEGER NOT NULL, visibility INTEGER NOT NULL, verify INTEGER NOT NULL,
  logo_img TEXT NOT NULL, background_img TEXT NOT NULL, phone TEXT NOT NULL,
  price REAL NOT NULL, price_per_km REAL NOT NULL, tax REAL NOT NULL, min_amount REAL NOT NULL,
  delivery_from INTEGER NOT NULL, delivery_to INTEGER NOT NULL, delivery_type TEXT NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL,
  rating_avg REAL, reviews_count INTEGER NOT NULL, orders_count INTEGER NOT NULL,
  -- Distinct products in delivered orders of the last 30 days: what makes a shop "recommended".
  sold_lately INTEGER NOT NULL,
  search TEXT NOT NULL, created_at TEXT NOT NULL,
  -- Of shops that applied: who they are, and what the operator answered.
  user_id INTEGER REFERENCES users, status_note TEXT
) STRICT;
CREATE INDEX shops_of_user ON shops (user_id);
CREATE INDEX shops_by_age ON shops (created_at);

CREATE TABLE shop_categories (
  shop_id INTEGER NOT NULL REFERENCES shops, category_id INTEGER NOT NULL REFERENCES categories,
  PRIMARY KEY (category_id, shop_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX categories_of_shop ON shop_categories (shop_id);

CREATE TABLE takes (id INTEGER PRIMARY KEY, img TEXT NOT NULL, created_at TEXT NOT NULL) STRICT;
CREATE TABLE shop_takes (
  shop_id INTEGER NOT NULL REFERENCES shops, take_id INTEGER NOT NULL REFERENCES takes,
  PRIMARY KEY (take_id, shop_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX takes_of_shop ON shop_takes (shop_id);

CREATE TABLE working_days (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, day TEXT NOT NULL,
  opens TEXT NOT NULL, closes TEXT NOT NULL, disabled INTEGER NOT NULL
) STRICT;
CREATE INDEX working_days_of_shop ON working_days (shop_id);

-- in_days counts from the day the server started, so that "closed today" stays true in a demo of last week.
CREATE TABLE closed_dates (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, day TEXT NOT NULL, in_days INTEGER
) STRICT;
CREATE INDEX closed_dates_of_shop ON closed_dates (shop_id);

CREATE TABLE zones (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL UNIQUE REFERENCES shops, ring TEXT NOT NULL,
  south REAL NOT NULL, north REAL NOT NULL, west REAL NOT NULL, east REAL NOT NULL
) STRICT;

CREATE TABLE branches (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, latitude REAL NOT NULL, longitude REAL NOT NULL
) STRICT;
CREATE INDEX branches_of_shop ON branches (shop_id);

-- Where couriers bring orders for their customers to collect (R2), price in the base currency. week: JSON, Monday first,
-- "HH-mm" of opening and closing, or null. closed_in_days: JSON, days from today.
CREATE TABLE collection_points (
  id INTEGER PRIMARY KEY, active INTEGER NOT NULL, price REAL NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
  img TEXT NOT NULL, r_avg REAL, r_count INTEGER NOT NULL, week TEXT NOT NULL, closed_in_days TEXT NOT NULL
) STRICT;

CREATE TABLE shop_payments (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, payment_id INTEGER NOT NULL REFERENCES payments,
  status INTEGER NOT NULL
) STRICT;
CREATE INDEX payments_of_shop ON shop_payments (shop_id);

-- A slide is posted every day at the same minute (of the UTC day), so the last day always has it.
CREATE TABLE stories (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, product_id INTEGER NOT NULL REFERENCES products,
  url TEXT NOT NULL, minute INTEGER NOT NULL
) STRICT;
`;
