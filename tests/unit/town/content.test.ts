/** Is the town as large and as varied as the storefront needs it to be? */
import { expect, test } from 'vitest';
import { largeTown } from '../../../sandbox/seed/large.ts';
import { town } from '../../../sandbox/seed/town.ts';
import type { SeedProduct } from '../../../sandbox/seed/types.ts';

const restaurants = town.shops.filter(shop => shop.type === 'restaurant');
const stores = town.shops.filter(shop => shop.type === 'shop');
const products = town.shops.flatMap(shop => shop.products);
const visible = (product: SeedProduct) => !product.isAddon && !product.hidden;

test('there is enough to choose from', () => {
  expect(restaurants.length).toBeGreaterThanOrEqual(31);
  expect(stores.length).toBeGreaterThanOrEqual(11);
  expect(products.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(restaurants.flatMap(shop => shop.categories)).size).toBeGreaterThanOrEqual(12);
  expect(town.streets.length).toBeGreaterThanOrEqual(40);
  expect(town.banners.filter(banner => !banner.isAd)).toHaveLength(5);
  expect(town.banners.filter(banner => banner.isAd)).toHaveLength(2);
  expect(new Set(town.stories.map(story => story.shop)).size).toBeGreaterThanOrEqual(6);
});

test('the shop of sixty shows exactly sixty dishes', () => {
  const sixty = town.shops.find(shop => shop.key === 'sixty');
  expect(sixty?.products.filter(visible)).toHaveLength(60);
});

test('every kind of thing that the storefront handles is somewhere in town', () => {
  const some = (what: string, found: boolean) => expect(found, what).toBe(true);
  some(
    'one option group',
    products.some(product => product.groups?.length === 1),
  );
  some(
    'two option groups',
    products.some(product => product.groups?.length === 2),
  );
  some(
    'colours',
    products.some(product => product.groups?.some(group => group.type === 'color')),
  );
  some(
    'pictures to choose from',
    products.some(product => product.groups?.some(group => group.type === 'image')),
  );
  some(
    'a free add-on',
    products.some(product => product.isAddon && product.sizes.every(size => size.price === 0)),
  );
  some(
    'a paid add-on',
    products.some(product => product.isAddon && product.sizes.some(size => size.price > 0)),
  );
  some(
    'a percent discount',
    products.some(product => product.discount?.type === 'percent'),
  );
  some(
    'a fixed discount',
    products.some(product => product.discount?.type === 'fix'),
  );
  some(
    'a count bonus',
    products.some(product => product.bonus),
  );
  some(
    'a bonus that gives something else',
    products.some(product => product.bonus && product.bonus.product !== product.key),
  );
  some(
    'a sum bonus',
    town.shops.some(shop => shop.bonus),
  );
  for (const unit of ['kg', 'piece', 'l'])
    some(
      unit,
      products.some(product => product.unit?.title.en === unit),
    );
  some(
    'least and most',
    products.some(product => product.minQuantity) && products.some(product => product.maxQuantity),
  );
  some(
    'one size sold out',
    products.some(({ sizes }) => sizes.some(s => s.quantity === 0) && sizes.some(s => s.quantity > 0)),
  );
  some(
    'all sold out',
    products.some(({ sizes }) => sizes.every(size => size.quantity === 0)),
  );
  some(
    'unpublished',
    products.some(product => product.hidden === 'unpublished'),
  );
  some(
    'inactive',
    products.some(product => product.hidden === 'inactive'),
  );
  some(
    'overnight hours',
    town.shops.some(({ hours }) => hours.week.some(day => day && day[1] < day[0])),
  );
  some(
    'a closed weekday',
    town.shops.some(({ hours }) => hours.week.includes(null)),
  );
  some(
    'round the clock',
    town.shops.some(({ hours }) => hours.week.every(day => day?.join() === '00:00,23:59')),
  );
  some(
    'a holiday in two days',
    town.shops.some(({ hours }) => hours.closedInDays?.includes(2)),
  );
  some(
    'closed today and tomorrow',
    town.shops.some(({ hours }) => hours.closedInDays?.join() === '0,1'),
  );
  some(
    'free delivery',
    town.shops.some(shop => shop.zone && shop.deliveryPrice === 0 && shop.deliveryPricePerKm === 0),
  );
  some(
    'delivery in hours',
    town.shops.some(shop => shop.deliveryTime.type === 'hour'),
  );
  some('new in the last two weeks', town.shops.filter(shop => shop.joinedDaysAgo <= 14).length >= 3);
  expect(town.shops.filter(shop => !shop.open)).toHaveLength(1);
  expect(town.shops.filter(shop => !shop.zone)).toHaveLength(1);
  expect(town.shops.filter(shop => shop.branches).length).toBeGreaterThanOrEqual(3);
});

test('titles that look like markup are there to be shown as text', () => {
  expect(town.shops.map(shop => shop.title.en)).toContain('Salt & <Pepper>');
  expect(products.map(product => product.title.en)).toContain('The <b>Big</b> One');
});

test('shops are not all praised alike', () => {
  const means = town.shops
    .filter(shop => shop.reviews.length > 2)
    .map(({ reviews }) => reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length);
  expect(new Set(means.map(mean => mean.toFixed(1))).size).toBeGreaterThanOrEqual(8);
  expect(Math.max(...means)).toBeLessThanOrEqual(5);
  expect(Math.min(...means)).toBeLessThan(4.2);
});

test('the large town is the same at every call', () => {
  const first = largeTown();
  const again = largeTown();
  expect(first.shops).toHaveLength(2000);
  expect(new Set(first.shops.map(shop => shop.key)).size).toBe(2000);
  expect(again.shops[1234]).toEqual(first.shops[1234]);
});

test('the warehouse has five thousand goods in some forty categories', () => {
  const warehouse = largeTown().shops.find(shop => shop.key === 'warehouse');
  expect(warehouse?.products).toHaveLength(5000);
  expect(new Set(warehouse?.products.map(product => product.title.en)).size).toBe(5000);
  expect(new Set(warehouse?.products.map(product => product.category)).size).toBeGreaterThanOrEqual(35);
});
