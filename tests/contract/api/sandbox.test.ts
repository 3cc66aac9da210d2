/** The sandbox's answers through the storefront's schemas; a dropped item or a failed parse warns, and so fails. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAddresses, nameOfPoint, streetAt } from '@/lib/addresses/geocoding';
import { getBanner, listAds, listBanners, listStories } from '@/lib/home/queries';
import type { Locale } from '@/lib/i18n/locales';
import { listCurrencies } from '@/lib/market/currencies';
import { getClock, getOperatorTexts, getSettings, listLanguages } from '@/lib/market/queries';
import { percentOff } from '@/lib/products/offers';
import { getMenu, getProduct, listSection, searchProducts } from '@/lib/products/queries';
import { listPaths, listSitemaps } from '@/lib/seo/sitemap';
import { largestDiscounts } from '@/lib/shops/deals';
import { leastRatings, noFilter, sortsAt } from '@/lib/shops/list/filters';
import { openState } from '@/lib/shops/opening/hours';
import {
  getPriceRange,
  getRatingGroups,
  getShop,
  listBranches,
  listCategories,
  listGallery,
  listRecommended,
  listReviews,
  listShops,
  listTakes,
  searchShops,
} from '@/lib/shops/queries';
import { isPickupOnly, reachAt } from '@/lib/shops/reach';
import { isDelivered, isDeliveredBy } from '@/lib/shops/zones';
import { kept } from '../../unit/stubs/next-cache.ts';
import { market } from '../../unit/stubs/next-root-params.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { calls, openStorefront } from '../storefront/sandbox.ts';

beforeAll(openStorefront);

beforeEach(() => {
  kept.clear();
  calls.length = 0;
});

afterEach(() => {
  const withoutLanguage = calls.filter(path => path.startsWith('/api/') && !/[?&]lang=(en|de|ar)\b/.test(path));
  expect(withoutLanguage, 'every call says its language').toEqual([]);
});

const locales = ['en', 'de', 'ar'] as const satisfies Locale[];
const currencies = ['1', '2', '3'];
const views = locales.flatMap(locale => currencies.map(currency => ({ locale, currency })));
const place = '41290x69220';

describe.each(views)('in $locale and currency $currency', view => {
  beforeEach(() => {
    Object.assign(market, view);
  });

  test('the site', async () => {
    const { locale } = view;
    expect((await getSettings(locale)).title).toBeTruthy();
    expect((await listLanguages(locale)).map(language => language.locale).toSorted()).toEqual(['ar', 'de', 'en']);
    expect((await listLanguages(locale)).find(language => language.locale === 'ar')?.isRightToLeft).toBe(true);
    expect((await listCurrencies(locale)).map(({ id }) => id).toSorted()).toEqual(currencies);
    expect(await getOperatorTexts(locale)).toBeTypeOf('object');
    expect((await getClock(locale)).timeZone).toMatch(/\//);
  });

  test('the home page', async () => {
    expect(mustSucceed(await listStories()).length).toBeGreaterThan(0);
    const [banner] = mustSucceed(await listBanners());
    expect(banner?.picture).toMatch(/^http/);
    expect(mustSucceed(await getBanner(banner?.id ?? '')).shops.length).toBeGreaterThan(0);
    mustSucceed(await listAds());
    expect(mustSucceed(await listRecommended(place)).length).toBeGreaterThan(0);
    expect(mustSucceed(await listCategories('shop')).length).toBeGreaterThan(0);
    expect(mustSucceed(await listCategories('main')).length).toBeGreaterThan(0);
    expect(mustSucceed(await listTakes()).length).toBeGreaterThan(0);
    const { min, max } = mustSucceed(await getPriceRange());
    expect(min).toBeLessThan(max);
  });

  test('every shop of both lists, its own page and its menu', async () => {
    for (const type of ['restaurant', 'shop'] as const) {
      const { items, total } = mustSucceed(await listShops({ type, place: 'anywhere', perPage: 100 }));
      expect(items.length).toBe(total);
      expect(items.every(shop => shop.type === type && shop.title !== '' && shop.cover !== '')).toBe(true);
      for (const { id } of items) {
        const shop = mustSucceed(await getShop(id));
        expect(shop.minimum.currency).toBe('base');
        expect(shop.terms?.currency).toBe(view.currency);
        const { sections } = mustSucceed(await getMenu(id));
        const products = sections.flatMap(section => section.products);
        expect(
          products.every(({ title, stock }) => title !== '' && stock?.price.currency === view.currency),
          shop.title,
        ).toBe(true);
      }
    }
    expect(calls.length).toBeGreaterThan(100);
  });

  test('all that belongs to a shop', async () => {
    const shop = mustSucceed(await listShops({ type: 'restaurant', place })).items[0];
    const id = shop?.id ?? '';
    mustSucceed(await listBranches(id));
    mustSucceed(await listGallery(id));
    expect(mustSucceed(await listReviews(id, 1, 'newest')).page).toBe(1);
    expect(mustSucceed(await getRatingGroups(id)).byStars).toHaveLength(5);
    const { sections } = mustSucceed(await getMenu(id));
    expect(mustSucceed(await listSection(id, sections[0]?.id ?? '', 1)).items.length).toBeGreaterThan(0);
    for (const { uuid } of sections.flatMap(section => section.products).slice(0, 12)) {
      const product = mustSucceed(await getProduct(uuid));
      expect(
        product.stocks.every(({ price }) => Number.isInteger(price.minor) && price.currency === view.currency),
      ).toBe(true);
    }
  });

  test('what is searched for is found', async () => {
    const [shop] = mustSucceed(await listShops({ type: 'restaurant', place: 'anywhere' })).items;
    const word = shop?.title.split(' ')[0] ?? '';
    expect(mustSucceed(await searchShops(word, 10, view)).items.length).toBeGreaterThan(0);
    const product = mustSucceed(await getMenu(shop?.id ?? '')).sections[0]?.products[0];
    const found = mustSucceed(
      await searchProducts({ words: product?.title ?? '', page: 1, perPage: 10, shopId: shop?.id }),
    ).items;
    expect(found.some(({ uuid }) => uuid === product?.uuid)).toBe(true);
    expect(mustSucceed(await searchProducts({ words: 'zzzzqqq', page: 1, perPage: 10 })).items).toEqual([]);
  });
});

describe('filters as the storefront writes them', () => {
  beforeEach(() => {
    Object.assign(market, { locale: 'en', currency: 'base' });
  });

  test.each([
    ...sortsAt(place).map(sort => ({ sort })),
    ...leastRatings.map(rating => ({ rating })),
    { open: true },
    { always: true },
    { deals: true },
    { free: true },
    { newest: true },
    { fulfilment: 'pickup' as const },
    { from: '5', to: '20' },
    { page: 2 },
  ])('%o are understood', async filter => {
    mustSucceed(await listShops({ type: 'restaurant', place, filter: { ...noFilter, ...filter } }));
  });

  test('narrow', async () => {
    const all = mustSucceed(await listShops({ type: 'restaurant', place: 'anywhere' })).total;
    const deals = mustSucceed(
      await listShops({ type: 'restaurant', place: 'anywhere', filter: { ...noFilter, deals: true } }),
    ).total;
    expect(deals).toBeGreaterThan(0);
    expect(deals).toBeLessThan(all);
  });

  test('open around the clock', async () => {
    const total = mustSucceed(await listShops({ type: 'shop', place: 'anywhere' })).total;
    const found = mustSucceed(
      await listShops({ type: 'shop', place: 'anywhere', filter: { ...noFilter, always: true }, perPage: 100 }),
    );
    expect(found.total).toBeLessThan(total);
    const monday = { weekday: 0, date: '2027-03-01', minutes: 0 };
    for (const { hours } of found.items)
      expect(openState({ ...hours, isTakingOrders: true }, monday)).toMatchObject({ isAroundTheClock: true });
    expect(found.items).not.toEqual([]);
  });
});

async function everyShop() {
  const lists = await Promise.all(
    (['restaurant', 'shop'] as const).map(type => listShops({ type, place: 'anywhere', perPage: 100 })),
  );
  return lists.flatMap(list => mustSucceed(list).items);
}

test('zones and addresses', async () => {
  const inTown = { latitude: 41.29, longitude: 69.22 };
  expect(await isDelivered(inTown, 'en')).toBe(true);
  expect(await isDelivered({ latitude: 0.5, longitude: 0.5 }, 'en')).toBe(false);
  expect(await isDeliveredBy('1', { latitude: 0.5, longitude: 0.5 }, 'en')).toBe(false);
  expect(await nameOfPoint(inTown, 'en')).toBeTruthy();
  const street = await streetAt(inTown, 'en');
  expect(street).toMatch(/^\D+$/);
  expect(await nameOfPoint(inTown, 'en')).toContain(street);
  expect(Array.isArray(await findAddresses('street', 'en'))).toBe(true);
});

test('a shop delivers to a place, to others, or to nobody', async () => {
  const english = { locale: 'en', currency: 'base' } as const;
  Object.assign(market, english);
  const shops = await everyShop();
  const reachOf = await reachAt(place, english);
  const point = { latitude: 41.29, longitude: 69.22 };
  for (const { id, hours } of shops.filter(shop => shop.hours.isTakingOrders)) {
    const says = await isDeliveredBy(id, point, 'en');
    expect(reachOf(id) === 'here', `${id} ${JSON.stringify(hours)}`).toBe(says);
  }
  expect(new Set(shops.map(({ id }) => reachOf(id)))).toEqual(new Set(['here', 'elsewhere', 'nowhere']));
  const forPickup = shops.filter(({ id }) => reachOf(id) === 'nowhere');
  expect(await Promise.all(shops.map(({ id }) => isPickupOnly(id, 'en')))).toEqual(
    shops.map(shop => forPickup.includes(shop)),
  );

  const anywhere = await reachAt('anywhere', english);
  expect(new Set(shops.map(({ id }) => anywhere(id)))).toEqual(new Set(['unknown', 'nowhere']));
  const atSea = await reachAt('500x500', english);
  expect(new Set(shops.map(({ id }) => atSea(id)))).toEqual(new Set(['elsewhere', 'nowhere']));
});

test('the figure of a shop’s deal is the most that anything on its menu is lowered by', async () => {
  Object.assign(market, { locale: 'en', currency: 'base' });
  const figures = await largestDiscounts();
  expect(figures.size).toBeGreaterThan(3);
  for (const { id, hasDiscount, title } of await everyShop()) {
    const { sections, popular } = mustSucceed(await getMenu(id));
    const stocks = [...popular, ...sections.flatMap(({ products }) => products)].flatMap(({ stock }) => stock ?? []);
    const offs = stocks.map(({ price, oldPrice }) => (oldPrice === null ? 0 : percentOff(price, oldPrice)));
    // Menus show one stock of each product, and none that is sold out.
    expect(figures.get(id) ?? 0, title).toBeGreaterThanOrEqual(Math.max(0, ...offs));
    expect(hasDiscount || figures.get(id) === undefined, title).toBe(true);
  }
});

test('what does not exist is gone, not a failure', async () => {
  Object.assign(market, { locale: 'en', currency: 'base' });
  expect(await getShop('999999')).toEqual({ ok: false, why: 'gone' });
  expect(await getProduct('00000000-0000-4000-8000-000000000000')).toEqual({ ok: false, why: 'gone' });
});

test('the site map lists every shop and every recipe once', async () => {
  const { names } = await listSitemaps();
  expect(names).toEqual(['pages', 'restaurants-1', 'shops-1', 'recipes-1']);
  const paths = (await Promise.all(names.slice(1).map(listPaths))).flat();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThanOrEqual(40);
});
