/**
 * What the town is made of, before the store gives it ids and rows. `town.ts` fills this by hand-written content,
 * `large.ts` by generation for the bench. Prices are in the base currency (US dollars), taxes and percents in percent,
 * distances in kilometres, clock times "HH:mm" in the market's time zone.
 */

import type { Position } from '../rules/distance.ts';
import type { OrderStatus } from '../rules/order-life.ts';
import type { Text } from '../rules/text.ts';

/** Names an icon of sandbox/pictures/icons (without ending) and the ground it stands on (hue in degrees, 0..359). */
export interface Picture {
  icon: string;
  hue: number;
  /** More icons around the first one: a cover or a banner shows up to five. */
  beside?: string[];
}

export interface SeedCategory {
  /** Stable handle that products and shops refer to: "soups", "shop:thai". */
  key: string;
  type: 'main' | 'shop' | 'receipt' | 'career';
  title: Text;
  picture: Picture;
  children?: SeedCategory[];
}

/** A "take": a shop tag such as "Vegan friendly". */
export interface SeedTake {
  key: string;
  title: Text;
  picture: Picture;
}

export interface SeedHours {
  /** Monday first, seven entries; null is a closed weekday. `to` before `from` runs overnight. */
  week: (readonly [from: string, to: string] | null)[];
  /** Days from the seeding day that are holidays: 0 is today, 3 is in three days. */
  closedInDays?: number[];
}

export interface SeedDiscount {
  type: 'percent' | 'fix';
  price: number;
}

export interface SeedSize {
  /** One value for each of the product's option groups, in the groups' order; empty where there is one stock only. */
  values: Text[];
  price: number;
  /** Units in store; 0 is sold out. */
  quantity: number;
}

export interface SeedOptionGroup {
  title: Text;
  type: 'text' | 'color' | 'image';
}

export interface SeedProduct {
  /** Stable handle inside the shop; uuids are derived from it, so links survive a reset. */
  key: string;
  category: string;
  title: Text;
  description: Text;
  picture: Picture;
  groups?: SeedOptionGroup[];
  sizes: SeedSize[];
  /** Keys of add-on products of the same shop, offered with every size. */
  addons?: string[];
  isAddon?: boolean;
  isVegetarian?: boolean;
  taxPercent?: number;
  minQuantity?: number;
  maxQuantity?: number;
  discount?: SeedDiscount;
  /** Buy `value`, get `quantity` of `product` (a key of the same shop) free. */
  bonus?: { value: number; quantity: number; product: string };
  unit?: { title: Text; position: 'before' | 'after' };
  /** How much of the unit one of it is: 1 unless said. */
  interval?: number;
  /** Its maker's name. */
  brand?: string;
  kcal?: number;
  /** What the shop states of it, not always in every language. */
  properties?: { locale: keyof Text; key: string; value: string }[];
  /** "unpublished" and inactive products are never shown. */
  hidden?: 'unpublished' | 'inactive';
  isPopular?: boolean;
  reviews?: SeedReview[];
}

export interface SeedReview {
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  daysAgo: number;
}

export interface SeedShop {
  key: string;
  type: 'restaurant' | 'shop';
  title: Text;
  description: Text;
  address: Text;
  location: Position;
  phone: string;
  logo: Picture;
  cover: Picture;
  /** Keys of shop categories ("shop:thai"). */
  categories: string[];
  takes: string[];
  hours: SeedHours;
  /** The owner's switch "taking orders". */
  open: boolean;
  minAmount: number;
  deliveryPrice: number;
  deliveryPricePerKm: number;
  taxPercent: number;
  deliveryTime: { from: number; to: number; type: 'minute' | 'hour' };
  /** Ring of points; absent for the one shop that has no delivery zone. */
  zone?: Position[];
  /** The goods' sum that must be reached and what is given free then. */
  bonus?: { value: number; quantity: number; product: string };
  branches?: { title: Text; address: Text; location: Position }[];
  gallery?: Picture[];
  products: SeedProduct[];
  recipes?: SeedRecipe[];
  reviews: SeedReview[];
  isRecommended?: boolean;
  isVerified?: boolean;
  /** Days since the shop joined: what "newest" sorts by. */
  joinedDaysAgo: number;
  /** Orders delivered so far: what "best selling" sorts by. */
  ordersCount: number;
}

/** A locker or a counter where customers collect what a courier has brought there. */
export interface SeedCollectionPoint {
  title: Text;
  address: Text;
  location: Position;
  picture: Picture;
  price: number;
  rating?: { average: number; count: number };
  hours: SeedHours;
  isActive?: false;
}

export interface SeedBanner {
  key: string;
  title: Text;
  description: Text;
  button: Text;
  picture: Picture;
  shops: string[];
  isAd?: boolean;
}

/** One slide of a shop's story: opens the product. */
export interface SeedStory {
  shop: string;
  product: string;
  picture: Picture;
}

/** Somebody who brings orders. */
export interface SeedCourier {
  key: string;
  firstname: string;
  lastname: string;
  /** Digits only. */
  phone: string;
  picture: Picture;
}

/** An order that was made before anybody opened the sandbox. */
export interface SeedOrder {
  /** E-mail. */
  customer: string;
  shop: string;
  status: 'new' | 'accepted' | 'cooking' | 'ready' | 'on_a_way' | 'delivered' | 'canceled';
  /** How long before seeding; an unfinished order stays that old for ever. */
  made: { daysAgo: number } | { minutesAgo: number };
  lines: SeedOrderLine[];
  /** Which of the customer's addresses it goes to; picked up at the shop's first branch (or the shop) when missing. */
  to?: 'Home' | 'Work';
  /** "stripe" is paid unless `isUnpaid`. */
  payment: 'cash' | 'wallet' | 'stripe';
  isUnpaid?: boolean;
  coupon?: string;
  /** For the next day at "HH:mm - HH:mm", as clients of R1 send a slot, in place of as soon as possible. */
  tomorrowAt?: string;
  tips?: number;
  note?: string;
  /** Of the shop. */
  review?: { rating: number; comment: string; picture?: Picture };
  /** An accepted refund went to the wallet. */
  refund?: { status: 'pending' | 'accepted' | 'canceled'; cause: string; answer?: string; picture?: Picture };
}

export interface SeedOrderLine {
  product: string;
  /** Index of the product's sizes. */
  size?: number;
  quantity: number;
  addons?: { product: string; quantity: number }[];
  isBonus?: boolean;
}

/** Somebody who can sign in. */
export interface SeedCustomer {
  email: string;
  firstname: string;
  lastname: string;
  /** Digits only. */
  phone?: string;
  role?: 'user' | 'admin';
  gender?: 'male' | 'female';
  /** Absent for one who came by a social sign-in and never set one. */
  password?: string;
  walletMoney: number;
  isBanned?: true;
  messages?: SeedMessage[];
  /** English titles of banners. */
  likes?: string[];
  addresses?: SeedAddress[];
}

export interface SeedWalletMove {
  /** Whose wallet: an e-mail. */
  customer: string;
  type: 'topup' | 'withdraw' | 'referral_from_topup' | 'referral_to_topup' | 'referral_from_withdraw';
  /** Base currency. */
  price: number;
  note?: string;
  daysAgo: number;
  /** Paid unless said; nothing else has moved money. */
  status?: 'processed' | 'rejected' | 'canceled';
  /** Who sent it: a customer's e-mail. */
  from?: string;
}

/**
 * What the inbox holds. About an order: the customer's newest one of this status, when there is one. About an article:
 * the one with this key.
 */
export interface SeedMessage {
  type: 'status_changed' | 'news_publish' | 'new_user_by_referral' | 'add_cashback';
  order?: OrderStatus;
  article?: string;
  body: string;
  hoursAgo: number;
  isRead?: true;
}

/** The first is the active one. */
export interface SeedAddress {
  title: string;
  location: Position;
  details: { address: string; house?: string; floor?: string; office?: string; entrance?: string; comment?: string };
}

export interface SeedCoupon {
  name: string;
  type: 'percent' | 'fix';
  /** Of what it takes off; of the goods where it does not say. */
  reduces?: 'delivery_fee';
  /** Percent, or an amount. */
  price: number;
  /** How often it can be redeemed. */
  quantity: number;
  /** Negative is in the past. */
  endsInDays: number;
}

export interface SeedRecipe {
  key: string;
  /** A category of type "receipt". */
  category: string;
  title: Text;
  description: Text;
  picture: Picture;
  /** Per set of all ingredients: percent off, or an amount. */
  discount: SeedDiscount;
  /** Keys of products of the shop, bought in their first size. */
  ingredients: { product: string; quantity: number }[];
  /** What the cook measures out; the names of what is bought where nothing is said. */
  amounts?: Text[];
  /** How it is cooked, a sentence for each step. */
  steps: Text[];
  /** In a serving, with the share of what is advised for a day. */
  nutrition?: { title: Text; weight: string; percentage: number }[];
  gallery?: Picture[];
  minutes: { active: number; total: number };
  calories: number;
  servings: number;
}

/** A text that is not written in every language. */
export type PartialText = Partial<Text>;

export interface SeedArticle {
  /** Stable: uuids are derived from it. */
  key: string;
  title: PartialText;
  summary: PartialText;
  body: PartialText;
  picture: Picture;
  daysAgo: number;
  /** Written and not published yet. */
  isDraft?: true;
}

export interface SeedCareer {
  /** A category of type "career". */
  category: string;
  title: Text;
  place: Text;
  location: Position;
  body: Text;
}

export interface SeedQuestion {
  key: string;
  question: Text;
  answer: Text;
}

export interface SeedRules {
  title: Text;
  body: Text;
}

export interface SeedSitePage {
  type: 'about' | 'about_second' | 'about_three' | 'about_fourth' | 'delivery';
  title: Text;
  body: Text;
  picture: Picture;
  apps?: { ios: string; android: string };
}

/** What the operator has written. Bodies are HTML, as an editor in a panel makes it. */
export interface SeedContent {
  articles: SeedArticle[];
  careers: SeedCareer[];
  questions: SeedQuestion[];
  terms: SeedRules;
  privacy: SeedRules;
  pages: SeedSitePage[];
}

export interface Town {
  categories: SeedCategory[];
  takes: SeedTake[];
  shops: SeedShop[];
  collectionPoints?: SeedCollectionPoint[];
  banners: SeedBanner[];
  stories: SeedStory[];
  customers: SeedCustomer[];
  coupons: SeedCoupon[];
  couriers: SeedCourier[];
  orders: SeedOrder[];
  /** What moved wallets beside orders. */
  walletMoves?: SeedWalletMove[];
  /** What a delivered order of at least `value` returns: percent or an amount. */
  cashback: { type: 'percent' | 'fix'; value: number; price: number }[];
  settings: Record<string, string>;
  /** The operator's own words, over the storefront's: key of messages/en.json to text, by locale. */
  translations: Record<string, Partial<Text>>;
  streets: { name: Text; from: Position; to: Position }[];
  content?: SeedContent;
}
