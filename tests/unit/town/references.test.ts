/** Does everything that the town's data names exist? */
import { expect, test } from 'vitest';
import { iconNames } from '../../../sandbox/pictures/icon-files.ts';
import { categories } from '../../../sandbox/seed/categories.ts';
import { shelves } from '../../../sandbox/seed/groceries/groceries.ts';
import { town } from '../../../sandbox/seed/town.ts';
import type { Picture, SeedCategory, SeedShop } from '../../../sandbox/seed/types.ts';

const withChildren = (list: SeedCategory[]): SeedCategory[] =>
  list.flatMap(one => [one, ...withChildren(one.children ?? [])]);
const allCategories = withChildren(categories);
const keysOf = (type: SeedCategory['type']) =>
  new Set(allCategories.filter(one => one.type === type).map(({ key }) => key));
const productKeys = (shop: SeedShop) => new Set(shop.products.map(({ key }) => key));
const shopKeys = new Set(town.shops.map(({ key }) => key));
const repeated = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

test('keys are used once, so that ids stay the same for ever', () => {
  expect(repeated(allCategories.map(({ key }) => key))).toEqual([]);
  expect(repeated(town.takes.map(({ key }) => key))).toEqual([]);
  expect(repeated(town.shops.map(({ key }) => key))).toEqual([]);
  expect(repeated(town.banners.map(({ key }) => key))).toEqual([]);
  expect(
    repeated(
      Object.values(shelves)
        .flat()
        .map(({ key }) => key),
    ),
  ).toEqual([]);
  for (const shop of town.shops) expect(repeated(shop.products.map(({ key }) => key)), shop.key).toEqual([]);
});

test('shops name known categories and takes', () => {
  const kinds = keysOf('shop');
  const takes = new Set(town.takes.map(({ key }) => key));
  for (const shop of town.shops) {
    expect(shop.categories.length, shop.key).toBeGreaterThan(0);
    expect(
      shop.categories.filter(key => !kinds.has(key)),
      shop.key,
    ).toEqual([]);
    expect(
      shop.takes.filter(key => !takes.has(key)),
      shop.key,
    ).toEqual([]);
  }
});

test('every category of shops has shops, every category of goods has goods', () => {
  const used = new Set(
    town.shops.flatMap(shop => [...shop.categories, ...shop.products.map(product => product.category)]),
  );
  const empty = allCategories.filter(
    ({ key, type, children }) =>
      type !== 'receipt' && type !== 'career' && !used.has(key) && !children?.some(child => used.has(child.key)),
  );
  expect(empty.map(({ key }) => key)).toEqual([]);
});

test('every take is said of a shop', () => {
  const said = new Set(town.shops.flatMap(shop => shop.takes));
  expect(town.takes.filter(({ key }) => !said.has(key))).toEqual([]);
});

test('products name known categories, add-ons and bonuses of the same shop', () => {
  const shelvesOfGoods = keysOf('main');
  for (const shop of town.shops) {
    const keys = productKeys(shop);
    const addons = new Set(shop.products.filter(({ isAddon }) => isAddon).map(({ key }) => key));
    for (const product of shop.products) {
      const name = `${shop.key}/${product.key}`;
      expect(shelvesOfGoods.has(product.category), `${name} in ${product.category}`).toBe(true);
      expect(product.addons?.filter(key => !addons.has(key)) ?? [], name).toEqual([]);
      if (product.bonus) expect(keys.has(product.bonus.product), `${name} gives ${product.bonus.product}`).toBe(true);
      for (const size of product.sizes) expect(size.values.length, name).toBe(product.groups?.length ?? 0);
    }
    if (shop.bonus) expect(keys.has(shop.bonus.product), `${shop.key} gives ${shop.bonus.product}`).toBe(true);
  }
});

test('prices are whole cents and discounts leave something to pay', () => {
  for (const shop of town.shops) {
    for (const { key, sizes, discount, isAddon } of shop.products) {
      for (const { price } of sizes) {
        expect(Math.abs(price * 100 - Math.round(price * 100)), `${shop.key}/${key}`).toBeLessThan(1e-6);
        expect(price, `${shop.key}/${key}`).toBeGreaterThanOrEqual(isAddon ? 0 : 0.05);
        if (discount?.type === 'fix') expect(discount.price, `${shop.key}/${key}`).toBeLessThan(price);
      }
    }
  }
});

test('banners and stories lead somewhere', () => {
  for (const banner of town.banners)
    expect(
      banner.shops.filter(key => !shopKeys.has(key)),
      banner.key,
    ).toEqual([]);
  for (const story of town.stories) {
    const shop = town.shops.find(({ key }) => key === story.shop);
    const product = shop?.products.find(({ key }) => key === story.product);
    expect(product && !product.hidden && !product.isAddon, `${story.shop}/${story.product}`).toBe(true);
  }
});

const pictures: Picture[] = [
  ...[...allCategories, ...town.takes, ...town.banners, ...town.stories].map(({ picture }) => picture),
  ...town.shops.flatMap(shop => [
    shop.logo,
    shop.cover,
    ...(shop.gallery ?? []),
    ...shop.products.map(({ picture }) => picture),
  ]),
];

test('every icon exists and stands on a hue', () => {
  const icons = new Set(pictures.flatMap(({ icon, beside = [] }) => [icon, ...beside]));
  expect([...icons].filter(icon => !iconNames.has(icon))).toEqual([]);
  expect(pictures.filter(({ hue }) => !(hue >= 0 && hue < 360))).toEqual([]);
});

test('no icon lies about unused', () => {
  const used = new Set(pictures.flatMap(({ icon, beside = [] }) => [icon, ...beside]));
  expect([...iconNames].filter(icon => !used.has(icon))).toEqual([]);
});

test('no two shops wear the same logo or cover', () => {
  expect(repeated(town.shops.map(({ logo }) => `${logo.icon} ${logo.hue}`))).toEqual([]);
  expect(repeated(town.shops.map(({ cover }) => [cover.icon, ...(cover.beside ?? [])].join(' ')))).toEqual([]);
});

test('neighbours in the list of shops do not look alike', () => {
  const alike = town.shops.filter((shop, index) => {
    const next = town.shops[index + 1];
    if (!next) return false;
    const apart = Math.abs(((shop.cover.hue - next.cover.hue + 540) % 360) - 180);
    return shop.cover.icon === next.cover.icon || shop.logo.icon === next.logo.icon || apart < 12;
  });
  expect(alike.map(({ key }) => key)).toEqual([]);
});
