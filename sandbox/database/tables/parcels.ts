/** What couriers carry from one door to another, and what was sent (R2, docs/api.md 19.2). */

export const parcelTables = `
-- Centimetres, grams and kilometres; prices in the base currency.
CREATE TABLE parcel_types (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL, img TEXT NOT NULL,
  max_width INTEGER NOT NULL, max_height INTEGER NOT NULL, max_length INTEGER NOT NULL,
  min_g INTEGER NOT NULL, max_g INTEGER NOT NULL, max_range REAL NOT NULL,
  price REAL NOT NULL, price_per_km REAL NOT NULL
) STRICT;

-- total_price in the base currency, which answers multiply by the parcel's frozen rate. The doors are JSON. One payment:
-- a second call replaces it. The clock begins when it is known how the parcel is paid.
CREATE TABLE parcel_orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users,
  type_id INTEGER NOT NULL REFERENCES parcel_types, currency_id INTEGER NOT NULL REFERENCES currencies, rate REAL NOT NULL,
  total_price REAL NOT NULL, km REAL NOT NULL, status TEXT NOT NULL,
  address_from TEXT NOT NULL, phone_from TEXT NOT NULL, username_from TEXT NOT NULL,
  address_to TEXT NOT NULL, phone_to TEXT NOT NULL, username_to TEXT NOT NULL,
  delivery_date TEXT, delivery_time TEXT NOT NULL,
  note TEXT, instruction TEXT, description TEXT, qr_value TEXT, notify INTEGER NOT NULL, images TEXT NOT NULL,
  payment_id INTEGER REFERENCES payments, payment_status TEXT, paid_at TEXT,
  courier_id INTEGER REFERENCES users, review TEXT,
  life_starts_at TEXT, life_seconds INTEGER NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX parcels_of_user ON parcel_orders (user_id);
`;
