/** What is sold: categories, products, their stocks with options and add-ons, discounts and bonuses. */

export const catalogueTables = `
CREATE TABLE categories (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, parent_id INTEGER REFERENCES categories, type TEXT NOT NULL,
  keywords TEXT NOT NULL, img TEXT NOT NULL, active INTEGER NOT NULL, search TEXT NOT NULL,
  -- The operator's order, R2's "input".
  input INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX categories_of_parent ON categories (parent_id);

-- Every category with itself and each of its descendants.
CREATE TABLE category_tree (
  ancestor_id INTEGER NOT NULL REFERENCES categories, category_id INTEGER NOT NULL REFERENCES categories,
  PRIMARY KEY (ancestor_id, category_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE brands (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, title TEXT NOT NULL, active INTEGER NOT NULL, img TEXT NOT NULL
) STRICT;

CREATE TABLE units (id INTEGER PRIMARY KEY, position TEXT NOT NULL, active INTEGER NOT NULL) STRICT;

-- listed: published, active, no add-on, of an approved shop. in_store follows the stocks by a trigger.
CREATE TABLE products (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, shop_id INTEGER NOT NULL REFERENCES shops,
  category_id INTEGER NOT NULL REFERENCES categories, unit_id INTEGER REFERENCES units,
  brand_id INTEGER REFERENCES brands,
  -- What one of it is, in its unit: 0.5 of a kilogram.
  interval REAL NOT NULL DEFAULT 1,
  img TEXT NOT NULL, status TEXT NOT NULL, active INTEGER NOT NULL, addon INTEGER NOT NULL,
  vegetarian INTEGER NOT NULL, popular INTEGER NOT NULL, tax REAL NOT NULL,
  min_qty INTEGER NOT NULL, max_qty INTEGER NOT NULL, keywords TEXT NOT NULL,
  kcal INTEGER, carbs INTEGER, protein INTEGER, fats INTEGER,
  rating_avg REAL, reviews_count INTEGER NOT NULL, sold INTEGER NOT NULL, price_from REAL NOT NULL,
  listed INTEGER NOT NULL, in_store INTEGER NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX products_on_sale ON products (id) WHERE listed AND in_store;
CREATE INDEX products_by_sales ON products (sold, id) WHERE listed AND in_store;
CREATE INDEX products_by_price ON products (price_from, id) WHERE listed AND in_store;
CREATE INDEX products_by_rating ON products (rating_avg, id) WHERE listed AND in_store;
CREATE INDEX products_of_shop ON products (shop_id, category_id, listed, in_store);
CREATE INDEX products_of_brand ON products (brand_id) WHERE brand_id IS NOT NULL;
CREATE INDEX products_of_category ON products (category_id, listed, in_store);

-- Folded words for search; three letters or more are found by the trigram index.
CREATE VIRTUAL TABLE product_search USING fts5(words, tokenize = 'trigram', detail = 'full');

-- What a shop states of a product in words of its own, in one of its languages.
CREATE TABLE product_properties (
  id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES products, locale TEXT NOT NULL, key TEXT NOT NULL,
  value TEXT NOT NULL
) STRICT;
CREATE INDEX properties_of_product ON product_properties (product_id);

CREATE TABLE stocks (
  id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES products, shop_id INTEGER NOT NULL REFERENCES shops,
  price REAL NOT NULL, quantity INTEGER NOT NULL, addon INTEGER NOT NULL
) STRICT;
CREATE INDEX stocks_of_product ON stocks (product_id);
CREATE INDEX stocks_of_shop ON stocks (shop_id, price) WHERE NOT addon;
CREATE INDEX stocks_by_price ON stocks (price, product_id) WHERE NOT addon;
CREATE TRIGGER stock_counted AFTER UPDATE OF quantity ON stocks BEGIN
  UPDATE products
  SET in_store = EXISTS (SELECT 1 FROM stocks WHERE product_id = NEW.product_id AND quantity > 0)
  WHERE id = NEW.product_id;
END;

CREATE TABLE option_groups (id INTEGER PRIMARY KEY, type TEXT NOT NULL, active INTEGER NOT NULL) STRICT;
CREATE TABLE option_values (
  id INTEGER PRIMARY KEY, group_id INTEGER NOT NULL REFERENCES option_groups, active INTEGER NOT NULL
) STRICT;
CREATE TABLE stock_options (
  stock_id INTEGER NOT NULL REFERENCES stocks, position INTEGER NOT NULL, value_id INTEGER NOT NULL REFERENCES option_values,
  PRIMARY KEY (stock_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE stock_addons (
  id INTEGER PRIMARY KEY, stock_id INTEGER NOT NULL REFERENCES stocks, addon_id INTEGER NOT NULL REFERENCES products
) STRICT;
CREATE INDEX addons_of_stock ON stock_addons (stock_id);

CREATE TABLE discounts (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, type TEXT NOT NULL, price REAL NOT NULL,
  starts TEXT NOT NULL, ends TEXT NOT NULL, active INTEGER NOT NULL
) STRICT;
CREATE INDEX discounts_of_shop ON discounts (shop_id);
CREATE TABLE product_discounts (
  product_id INTEGER NOT NULL REFERENCES products, discount_id INTEGER NOT NULL REFERENCES discounts,
  PRIMARY KEY (product_id, discount_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX products_of_discount ON product_discounts (discount_id);

-- owner "stock": buy "value" units of it; owner "shop": reach the sum "value".
CREATE TABLE bonuses (
  id INTEGER PRIMARY KEY, owner TEXT NOT NULL, owner_id INTEGER NOT NULL, shop_id INTEGER NOT NULL REFERENCES shops,
  value REAL NOT NULL, bonus_quantity INTEGER NOT NULL, bonus_stock_id INTEGER NOT NULL REFERENCES stocks,
  status INTEGER NOT NULL, expired_at TEXT NOT NULL
) STRICT;
CREATE INDEX bonuses_of_owner ON bonuses (owner, owner_id);
CREATE INDEX bonuses_of_shop ON bonuses (shop_id);
`;
