/** Which tables can be reserved at which shop, and who has reserved one (R2, docs/api.md 19.1). */

export const bookingTables = `
-- Times "HH:mm" on the market's clock; max_time in hours.
CREATE TABLE booking_rules (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL UNIQUE REFERENCES shops, max_time REAL NOT NULL,
  start_time TEXT NOT NULL, end_time TEXT NOT NULL
) STRICT;

CREATE TABLE booking_sections (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, area TEXT NOT NULL, img TEXT NOT NULL
) STRICT;
CREATE INDEX sections_of_shop ON booking_sections (shop_id);

CREATE TABLE booking_tables (
  id INTEGER PRIMARY KEY, section_id INTEGER NOT NULL REFERENCES booking_sections, name TEXT NOT NULL,
  tax REAL NOT NULL, chair_count INTEGER NOT NULL, active INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_of_section ON booking_tables (section_id);

-- start_date and end_date "YYYY-MM-DD HH:mm" on the market's clock.
CREATE TABLE reservations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users,
  table_id INTEGER NOT NULL REFERENCES booking_tables, booking_id INTEGER NOT NULL REFERENCES booking_rules,
  start_date TEXT NOT NULL, end_date TEXT NOT NULL, note TEXT, guest INTEGER NOT NULL, status TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX reservations_of_table ON reservations (table_id, start_date);
CREATE INDEX reservations_of_user ON reservations (user_id);
`;
