/** What was ordered, how it is paid, and what came of it. */

export const orderTables = `
-- Amounts in the base currency; answers multiply them by the order's frozen rate. origin_price is the goods with
-- their tax before any discount, so that a receipt adds up line by line.
-- A cart is ordered once: cart ids are never used again.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users, shop_id INTEGER NOT NULL REFERENCES shops,
  cart_id INTEGER UNIQUE, currency_id INTEGER NOT NULL REFERENCES currencies, rate REAL NOT NULL,
  status TEXT NOT NULL, delivery_type TEXT NOT NULL, delivery_date TEXT, delivery_time TEXT,
  latitude REAL, longitude REAL, km REAL NOT NULL, address TEXT, address_id INTEGER, collection_point_id INTEGER,
  phone TEXT, username TEXT, email TEXT, note TEXT, images TEXT NOT NULL,
  origin_price REAL NOT NULL, total_discount REAL NOT NULL, receipt_discount REAL NOT NULL, receipt_count INTEGER NOT NULL,
  coupon_id INTEGER, coupon_name TEXT, coupon_price REAL NOT NULL, tax REAL NOT NULL, delivery_fee REAL NOT NULL,
  service_fee REAL NOT NULL, tips REAL NOT NULL, total_price REAL NOT NULL,
  courier_id INTEGER REFERENCES users, ride_started_at TEXT,
  -- The clock begins when it is known how the order is paid. life_seconds 0: it stands where it is.
  life_starts_at TEXT, life_seconds INTEGER NOT NULL,
  -- An order of the demo that is always this many minutes old and stays as it is.
  always_minutes INTEGER,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX orders_of_user ON orders (user_id, status);
CREATE INDEX orders_of_courier ON orders (courier_id, status);

CREATE TABLE order_lines (
  id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders, parent_id INTEGER REFERENCES order_lines,
  stock_id INTEGER NOT NULL REFERENCES stocks, quantity INTEGER NOT NULL, bonus INTEGER NOT NULL, note TEXT,
  origin_price REAL NOT NULL, discount REAL NOT NULL, tax REAL NOT NULL, total_price REAL NOT NULL
) STRICT;
CREATE INDEX lines_of_order ON order_lines (order_id);

-- One for an order: a second call replaces it. Those without an order fill their user's wallet. price in the base
-- currency.
CREATE TABLE transactions (
  id INTEGER PRIMARY KEY, order_id INTEGER UNIQUE REFERENCES orders, user_id INTEGER NOT NULL REFERENCES users,
  payment_id INTEGER NOT NULL REFERENCES payments, price REAL NOT NULL, status TEXT NOT NULL,
  payment_trx_id TEXT, perform_time TEXT, refund_time TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX transactions_of_user ON transactions (user_id);

-- What a payment provider's page asks to be paid: an existing order (R1), the input of one to be placed then (R2, JSON),
-- a top-up, by its transaction, or a parcel (R2).
CREATE TABLE payment_sessions (
  id TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, payment_id INTEGER NOT NULL REFERENCES payments,
  order_id INTEGER REFERENCES orders, order_input TEXT, top_up_id INTEGER REFERENCES transactions,
  parcel_id INTEGER, tips REAL, minor_units INTEGER NOT NULL, symbol TEXT NOT NULL, status TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- R2: the same order again, once on each day from the first to the last, at most one of an order.
CREATE TABLE order_repeats (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL UNIQUE REFERENCES orders,
  starts TEXT NOT NULL, ends TEXT NOT NULL, made TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE refunds (
  id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders, user_id INTEGER NOT NULL REFERENCES users,
  status TEXT NOT NULL, cause TEXT NOT NULL, answer TEXT, images TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX refunds_of_order ON refunds (order_id);

-- Moves of a wallet; price in the base currency, always positive. author_id: who sent it, where it was somebody else.
CREATE TABLE wallet_histories (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES users,
  author_id INTEGER REFERENCES users, transaction_id INTEGER REFERENCES transactions, type TEXT NOT NULL, price REAL NOT NULL, note TEXT, status TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX histories_of_user ON wallet_histories (user_id);

-- Cashback of delivered orders: the step with the greatest value that the order reaches counts.
CREATE TABLE cashback_steps (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL, value REAL NOT NULL, price REAL NOT NULL, active INTEGER NOT NULL
) STRICT;
CREATE TABLE point_histories (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, order_id INTEGER NOT NULL UNIQUE REFERENCES orders,
  price REAL NOT NULL, note TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
`;
