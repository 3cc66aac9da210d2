/** What lies in the carts, and what makes it cheaper: coupons and recipes. */

export const cartTables = `
-- One owner has at most one cart, of one shop. "rate" is frozen when the currency is set.
CREATE TABLE carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, owner_id INTEGER NOT NULL UNIQUE REFERENCES users,
  shop_id INTEGER NOT NULL REFERENCES shops, is_group INTEGER NOT NULL DEFAULT 0,
  currency_id INTEGER NOT NULL REFERENCES currencies, rate REAL NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;

-- Participants: the owner, and in a group cart the members. choosing: 0 says "I am done".
CREATE TABLE user_carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, cart_id INTEGER NOT NULL REFERENCES carts, user_id INTEGER REFERENCES users,
  name TEXT, uuid TEXT NOT NULL UNIQUE, choosing INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX participants_of_cart ON user_carts (cart_id);

-- An add-on's parent is a line of the same participant. Prices are not kept: a line costs what its stock costs now.
CREATE TABLE cart_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_cart_id INTEGER NOT NULL REFERENCES user_carts,
  stock_id INTEGER NOT NULL REFERENCES stocks, parent_id INTEGER REFERENCES cart_lines, quantity INTEGER NOT NULL,
  bonus INTEGER NOT NULL DEFAULT 0, updated_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX lines_of_participant ON cart_lines (user_cart_id, stock_id, ifnull(parent_id, 0), bonus);
CREATE INDEX addons_of_line ON cart_lines (parent_id);

-- price: percent, or an amount in the base currency. Applies to: "total_price" or "delivery_fee".
CREATE TABLE coupons (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE, shop_id INTEGER REFERENCES shops, type TEXT NOT NULL,
  applies_to TEXT NOT NULL, price REAL NOT NULL, qty INTEGER NOT NULL, expired_at TEXT NOT NULL
) STRICT;

CREATE TABLE recipes (
  id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops, category_id INTEGER NOT NULL REFERENCES categories,
  img TEXT NOT NULL, discount_type TEXT NOT NULL, discount_price REAL NOT NULL, active_time INTEGER NOT NULL,
  total_time INTEGER NOT NULL, calories INTEGER NOT NULL, servings INTEGER NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX recipes_of_shop ON recipes (shop_id);
CREATE TABLE recipe_nutrition (
  id INTEGER PRIMARY KEY, recipe_id INTEGER NOT NULL REFERENCES recipes, weight TEXT NOT NULL, percentage INTEGER NOT NULL
) STRICT;
CREATE INDEX nutrition_of_recipe ON recipe_nutrition (recipe_id);
CREATE TABLE recipe_stocks (
  recipe_id INTEGER NOT NULL REFERENCES recipes, stock_id INTEGER NOT NULL REFERENCES stocks,
  min_quantity INTEGER NOT NULL, PRIMARY KEY (recipe_id, stock_id)
) STRICT, WITHOUT ROWID;
`;
