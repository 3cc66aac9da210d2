/**
 * Lists the calls that only read public answers (docs/api.md), and for each the page that depends on it: what `npm run
 * check-api` asks. Together with content-calls.ts, customer-calls.ts and unasked.ts it names every call of the
 * storefront; a new call gets a row, which tests/taste/api-calls.test.ts enforces.
 */
import { z } from 'zod';
import { envelope, listEnvelope, pageEnvelope } from '@/lib/api/envelopes';
import { guestSumsSchema } from '@/lib/cart/schema';
import { collectionPointsSchema } from '@/lib/collection-points/schema';
import { couponSchema } from '@/lib/coupons/schema';
import { adSchema, bannerSchema, ownBannerSchema, storiesSchema } from '@/lib/home/schema';
import {
  clockSchema,
  currenciesSchema,
  languagesSchema,
  settingsSchema,
  translationsSchema,
} from '@/lib/market/schema';
import { quoteSchema, sizeSchema } from '@/lib/parcels/schema';
import { paymentsSchema, shopPaymentsSchema } from '@/lib/payments/schema';
import {
  brandSchema,
  discountedSchema,
  foundProductSchema,
  menuProductSchema,
  menuSchema,
  productSchema,
} from '@/lib/products/schema';
import { recipeBriefSchema, recipeSchema } from '@/lib/recipes/schema';
import { programmeSchema } from '@/lib/referrals/schema';
import { bookingSchema, bookingShopSchema, tableSchema, zoneSchema } from '@/lib/reservations/schema';
import { distanceSchema, knownDistance } from '@/lib/shops/door-price/known-distance';
import {
  branchSchema,
  categorySchema,
  gallerySchema,
  priceRangeSchema,
  productReviewsSchema,
  ratingGroupsSchema,
  reviewSchema,
  ringSchema,
  shopSchema,
  takeSchema,
} from '@/lib/shops/schema';
import { baseCurrency } from '@/lib/view/view';
import { contentReads } from './content-calls.ts';
import { type Read, read } from './read.ts';

const shop = shopSchema(baseCurrency);
const place = { address: { latitude: '{latitude}', longitude: '{longitude}' } };

/** Asked in this order: words in braces are filled in from earlier answers. */
export const publicReads: Read[] = [
  read('rest/settings', 'every page: the name, and what is switched on', settingsSchema),
  read('rest/languages/active', 'every page: its languages', languagesSchema),
  read('rest/currencies/active', 'every page: how prices are written', currenciesSchema),
  read('rest/translations/paginate', "every page: the operator's own words", translationsSchema),
  read('rest/timezone', 'every shop: its hours', clockSchema),
  read('rest/referral', 'inviting friends', envelope(programmeSchema), { mayBeNone: true }),
  read('rest/categories/paginate', 'home, lists: kinds of food', pageEnvelope(categorySchema), {
    query: { type: 'shop', perPage: 100 },
  }),
  read('rest/shops/paginate', 'home, lists, search', pageEnvelope(shop), {
    query: { type: 'restaurant', perPage: 12 },
    isWhole: true,
    tells: ({ items }) => {
      const one = items.find(({ hours, location }) => hours.isTakingOrders && location !== null) ?? items[0];
      return { shop: one?.id, latitude: one?.location?.latitude, longitude: one?.location?.longitude };
    },
  }),
  read('rest/shops/paginate', 'lists at a place', pageEnvelope(shop), {
    query: { type: 'restaurant', perPage: 100, ...place },
    isWhole: true,
  }),
  read('rest/shops/paginate', 'lists: filters and sorts', pageEnvelope(shop), {
    query: { order_by: 'high_rating', open: 1, rating: ['3', '5'], prices: ['0', '999999999'], perPage: 12 },
    isWhole: true,
  }),
  read('rest/shops-takes', 'home, lists: takes', listEnvelope(takeSchema)),
  read('rest/products-avg-prices', 'lists: the price filter', priceRangeSchema),
  read('rest/stories/paginate', 'home: stories', storiesSchema),
  read('rest/banners/paginate', 'home: banners', pageEnvelope(bannerSchema), {
    query: { perPage: 10 },
    tells: ({ items: [banner] }) => ({ banner: banner?.id }),
  }),
  read('rest/banners-ads', 'home: paid banners', pageEnvelope(bannerSchema), {
    query: { perPage: 4 },
    since: 'R2',
    tells: ({ items: [ad] }) => ({ ad: ad?.id }),
  }),
  read('rest/banners/{banner}', 'a banner', ownBannerSchema(baseCurrency), { query: { perPage: 50 }, isWhole: true }),
  read('rest/banners-ads/{ad}', 'a paid banner', adSchema(baseCurrency), { query: { perPage: 50 }, since: 'R2' }),
  read('rest/receipts/paginate', 'recipes', pageEnvelope(recipeBriefSchema(baseCurrency)), {
    query: { page: 1, perPage: 12 },
    tells: ({ items: [recipe] }) => ({ recipe: recipe?.id }),
  }),
  read('rest/receipts/{recipe}', 'a recipe', envelope(recipeSchema(baseCurrency))),
  read('rest/shops/recommended', 'home: recommended', listEnvelope(shop)),
  read('rest/shops', 'liked shops, chats', listEnvelope(shop), {
    query: { shops: ['{shop}'], perPage: 100 },
    isWhole: true,
  }),
  read('rest/shops/{shop}', 'a shop, the cart, the checkout', envelope(shop), { isWhole: true }),
  read('rest/shops/{shop}/products', "a shop's menu", menuSchema(baseCurrency), {
    query: { perPage: 100 },
    isWhole: true,
    tells: ({ popular, sections }) => {
      const [product] = [...popular, ...sections.flatMap(({ products }) => products)];
      return { product: product?.uuid, section: sections[0]?.id, word: product?.title.slice(0, 20) };
    },
  }),
  read('rest/shops/{shop}/products/paginate', 'a section of a menu', pageEnvelope(menuProductSchema(baseCurrency)), {
    query: { category_id: '{section}', page: 1, perPage: 48 },
    isWhole: true,
  }),
  read('rest/products/paginate', "a shop's products in order of price", pageEnvelope(menuProductSchema(baseCurrency)), {
    query: { shop_id: '{shop}', category_id: '{section}', column_price: 'asc', page: 1, perPage: 48 },
    isWhole: true,
  }),
  read('rest/brands/paginate', "a shop's products: brands", pageEnvelope(brandSchema), {
    query: { perPage: 100 },
    tells: ({ items: [brand] }) => ({ brand: brand?.id }),
  }),
  read('rest/brands/{brand}', "a shop's products: brands behind the first hundred", envelope(brandSchema)),
  read('rest/products/{product}', 'a product', envelope(productSchema(baseCurrency)), {
    isWhole: true,
    tells: ({ stocks, minQuantity }) => ({ stock: stocks[0]?.id, quantity: minQuantity }),
  }),
  read('rest/shops/paginate', 'search: shops', pageEnvelope(shop), {
    query: { search: '{word}', perPage: 50 },
    isWhole: true,
  }),
  read('rest/products/search', 'search', pageEnvelope(foundProductSchema(baseCurrency)), {
    query: { search: '{word}', page: 1, perPage: 50 },
    isWhole: true,
  }),
  read('rest/products/discount', 'shops: how much a deal takes off', pageEnvelope(discountedSchema), {
    query: { perPage: 100 },
  }),
  read('rest/products/reviews/{product}', 'reviews of a product', productReviewsSchema, { mayBeNone: true }),
  read('rest/branches', 'checkout: where to pick up', pageEnvelope(branchSchema), {
    query: { shop_id: '{shop}', perPage: 100 },
  }),
  read('rest/shops/{shop}/reviews', 'reviews of a shop', pageEnvelope(reviewSchema), {
    query: { page: 1, perPage: 10 },
    isWhole: true,
  }),
  read('rest/shops/{shop}/reviews-group-rating', 'reviews of a shop: their stars', ratingGroupsSchema),
  read('rest/shops/{shop}/galleries', 'a shop: its pictures', gallerySchema, { mayBeNone: true }),
  read('rest/shop/delivery-zone/check/distance', 'address: whether anybody delivers', z.unknown(), {
    query: place,
    mayRefuse: true,
  }),
  read('rest/shop/delivery-zone/calculate/distance', 'a shop: by which formula its ways are measured', distanceSchema, {
    query: knownDistance,
    mayBeNone: true,
  }),
  read('rest/shop/{shop}/delivery-zone/check/distance', 'a shop, the checkout: whether it delivers', z.unknown(), {
    query: place,
    mayRefuse: true,
    mayBeNone: true,
  }),
  read('rest/shop/delivery-zone/{shop}', 'a shop: who waits for whether it delivers', ringSchema, { mayBeNone: true }),
  read('rest/booking/shops/paginate', 'restaurants: whether they keep tables', pageEnvelope(bookingShopSchema), {
    query: { perPage: 100, page: 1 },
    since: 'R2',
    mayBeNone: true,
    tells: ({ items: [restaurant] }) => ({ restaurant: restaurant?.id }),
  }),
  read('rest/booking/bookings', 'a table: how long it is kept', pageEnvelope(bookingSchema), {
    query: { shop_id: '{restaurant}', perPage: 1 },
    since: 'R2',
    mayBeNone: true,
  }),
  read('rest/booking/shop-sections', 'a table: where one sits', pageEnvelope(zoneSchema), {
    query: { shop_id: '{restaurant}', perPage: 100 },
    since: 'R2',
    mayBeNone: true,
    tells: ({ items: [zone] }) => ({ zone: zone?.id }),
  }),
  read('rest/booking/tables', 'a table: which is free', pageEnvelope(tableSchema), {
    query: { shop_section_id: '{zone}', perPage: 100 },
    since: 'R2',
    mayBeNone: true,
  }),
  read('rest/parcel-order/types', 'parcels: their sizes', pageEnvelope(sizeSchema), {
    query: { perPage: 100 },
    since: 'R2',
    mayBeNone: true,
    tells: ({ items: [size] }) => ({ size: size?.id }),
  }),
  read('rest/parcel-order/calculate-price', 'a parcel: its price', envelope(quoteSchema(baseCurrency)), {
    query: { type_id: '{size}', address_from: place.address, address_to: place.address },
    since: 'R2',
    mayBeNone: true,
  }),
  read('rest/coupons', "a shop's page and the checkout: its codes", listEnvelope(couponSchema), {
    query: { shop_id: '{shop}', perPage: 100 },
    since: 'R2',
    mayBeNone: true,
  }),
  read('rest/delivery-points', 'checkout: where an order can be collected', collectionPointsSchema(baseCurrency), {
    query: { active: 1, perPage: 100 },
    since: 'R2',
    mayBeNone: true,
  }),
  read('rest/payments', 'checkout: ways to pay', paymentsSchema, { isWhole: true }),
  read('rest/shop-payments/{shop}', "checkout: the shop's own ways to pay", shopPaymentsSchema, { mayBeNone: true }),
  read('rest/order/products/calculate', "a guest's cart", guestSumsSchema, {
    query: { shop_id: '{shop}', type: 'pickup', products: [{ stock_id: '{stock}', quantity: '{quantity}' }] },
    isWhole: true,
  }),
  read('rest/order/products/calculate', "a guest's checkout", guestSumsSchema, {
    query: {
      shop_id: '{shop}',
      type: 'delivery',
      rate: 1,
      coupon: 'DOORSTEP',
      ...place,
      products: [{ stock_id: '{stock}', quantity: '{quantity}' }],
    },
    isWhole: true,
  }),
  ...contentReads,
];
