import { describe, expect, test } from 'vitest';
import { priceLines } from '@/lib/cart/lines';
import { accountCartSchema } from '@/lib/cart/schema';
import { menuProductSchema, menuSchema, productSchema } from '../../../lib/products/schema.ts';
import { expectConsole } from '../stubs/console.ts';

const dish = { id: 90, uuid: 'f17a', shop_id: 501, translation: { title: 'Margherita' } };
const stock = { id: 210, price: 8, quantity: 25, total_price: 8 };

function parseMenu(data: unknown) {
  return menuSchema('base').parse({ data });
}

describe('a product', () => {
  test('with nothing but its name: what is missing reads as empty (docs/api.md 1.8)', () => {
    const product = productSchema('base').parse({ id: 90, uuid: 'f17a' });
    expect(product).toMatchObject({ title: '', description: '', stocks: [], measure: null, properties: [], rating: 0 });
    expect(product).toMatchObject({ minQuantity: 1, maxQuantity: 1_000_000, isVegetarian: false });
  });

  test('numbers that arrive as text, and null in place of a missing key', () => {
    const wire = {
      ...dish,
      min_qty: '2',
      kcal: 310,
      stocks: [{ ...stock, quantity: '4', total_price: '7.60', bonus: null }],
    };
    const product = productSchema('2').parse(wire);
    expect(product.minQuantity).toBe(2);
    expect(product.nutrition.kcal).toBe('310');
    expect(product.stocks[0]).toMatchObject({
      id: '210',
      quantity: 4,
      price: { minor: 760, currency: '2' },
      bonus: null,
    });
  });

  test('a discount becomes the old price; without one there is none', () => {
    const product = productSchema('base').parse({
      ...dish,
      stocks: [
        { ...stock, discount: 0.8, total_price: 7.6 },
        { ...stock, id: 211 },
      ],
    });
    expect(product.stocks.map(({ oldPrice }) => oldPrice?.minor ?? null)).toEqual([840, null]);
  });

  test('one broken stock costs only itself, and is logged', () => {
    const product = productSchema('base').parse({ ...dish, stocks: [{ price: 3 }, stock] });
    expect(product.stocks.map(({ id }) => id)).toEqual(['210']);
    expectConsole('warn', /dropped a list item/);
  });
});

describe('a menu', () => {
  test('empty sections are left out, sub categories stand in theirs', () => {
    const sub = { products: [{ ...dish, stock }] };
    const menu = parseMenu({
      all: [
        { id: 1, products: [] },
        { id: 2, translation: null, children: [sub] },
      ],
    });
    expect(menu.popular).toEqual([]);
    expect(menu.sections.map(({ id, count }) => [id, count])).toEqual([['2', 1]]);
  });

  test('sub categories keep their titles, behind what is in none of them (docs/api.md 6.5)', () => {
    const named = (title: string, count: number) => ({
      translation: { title },
      products: Array.from({ length: count }, (_, index) => ({ ...dish, uuid: `${title}-${index}`, stock })),
    });
    const { sections } = parseMenu({
      all: [{ id: 1, ...named('Drinks', 1), children: [{ id: 7, ...named('Teas', 2) }, named('Ales', 1)] }],
    });
    expect(sections[0]).toMatchObject({ title: 'Drinks', count: 4 });
    expect(sections[0]?.products.map(({ uuid }) => uuid)).toEqual(['Drinks-0', 'Teas-0', 'Teas-1', 'Ales-0']);
    expect(sections[0]?.parts).toEqual([
      { id: '1', title: '', count: 1 },
      { id: '7', title: 'Teas', count: 2 },
      // Without an id it is shown, and has no list of its own.
      { id: '', title: 'Ales', count: 1 },
    ]);
  });

  test('a section knows its brands, the most frequent first, and whether it has a deal, also where they are not shown', () => {
    const rows = (from: number, count: number, brand_id: number | undefined, discount = 0) =>
      Array.from({ length: count }, (_, index) => ({
        ...dish,
        uuid: `${from + index}`,
        brand_id,
        stock: { ...stock, discount },
      }));
    const { sections } = parseMenu({
      all: [
        { id: 1, products: [...rows(0, 230, undefined), ...rows(300, 2, 5)] },
        { id: 2, products: [...rows(400, 8, 5), ...rows(500, 9, 6), ...rows(600, 1, 7, 2)] },
      ],
    });
    expect(sections.map(({ brands, hasDeals }) => ({ brands, hasDeals }))).toEqual([
      { brands: ['5'], hasDeals: false },
      { brands: ['6', '5', '7'], hasDeals: true },
    ]);
  });

  test('a section knows whether it has anything vegetarian, also where that is not shown', () => {
    const rows = (from: number, count: number, vegetarian: boolean) =>
      Array.from({ length: count }, (_, index) => ({ ...dish, uuid: `${from + index}`, vegetarian, stock }));
    const menu = parseMenu({
      all: [
        { id: 1, products: rows(0, 240, false) },
        { id: 2, products: [...rows(300, 9, false), ...rows(400, 1, true)] },
      ],
    });
    expect(menu.sections.map(({ hasVegetarian }) => hasVegetarian)).toEqual([false, true]);
    expect(menu.isPartlyVegetarian).toBe(true);
    expect(parseMenu({ all: [{ id: 1, products: rows(0, 3, true) }] }).isPartlyVegetarian).toBe(false);
  });

  test('a broken product is dropped and logged, its section stays', () => {
    const menu = parseMenu({ recommended: [], all: [{ id: 1, products: [{ title: 'no id' }, { ...dish, stock }] }] });
    expect(menu.sections[0]?.products.map(({ title }) => title)).toEqual(['Margherita']);
    expectConsole('warn', /dropped a list item/);
  });

  test('up to 240 products are shown whole, more of them eight to a section', () => {
    const section = (id: number, count: number) => ({
      id,
      products: Array.from({ length: count }, (_, index) => ({ ...dish, uuid: `${id}-${index}`, stock })),
    });
    const whole = parseMenu({ all: [section(1, 200), section(2, 40)] });
    expect(whole.sections.map(({ products }) => products.length)).toEqual([200, 40]);
    const long = parseMenu({ all: [section(1, 200), section(2, 41)] });
    expect(long.sections.map(({ products, count }) => [products.length, count])).toEqual([
      [8, 200],
      [8, 41],
    ]);
  });
});

test.each([
  { total_price: 1.005, discount: 0, now: 101, before: null },
  { total_price: 10.075, discount: 0, now: 1008, before: null },
  { total_price: 7.605, discount: 0.845, now: 761, before: 845 },
])('$total_price costs in a list what it costs in the cart, to the half of a cent', ({ now, before, ...wire }) => {
  const { total_price, discount } = wire;
  const product = menuProductSchema('base').parse({ id: 1, uuid: 'u', stock: { id: 2, quantity: 9, ...wire } });
  expect(product.stock?.price.minor).toBe(now);
  expect(product.stock?.oldPrice?.minor ?? null).toBe(before);
  const line = { id: 3, quantity: 1, price: total_price + discount, discount, stock: { id: 2, quantity: 9 } };
  const cart = { data: { id: 1, shop_id: 1, owner_id: 1, user_carts: [{ user_id: 1, cartDetails: [line] }] } };
  const [priced] = priceLines(accountCartSchema.parse(cart).lines, 'base').lines;
  expect(priced?.unit.minor).toBe(now);
  expect(priced?.oldTotal?.minor ?? null).toBe(before);
});
