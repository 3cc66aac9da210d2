/**
 * What does a large city look like to the bench? The town's own words, composed anew: 2,000 shops, one of 5,000 goods.
 */
import type { Text } from '../rules/text.ts';
import { fraction, hash, pick } from './chance.ts';
import { pointAt, ringAround } from './ground-plan.ts';
import { reviewsFor } from './reviews.ts';
import { houseCount, housePoint } from './streets.ts';
import { town } from './town.ts';
import type { SeedShop, Town } from './types.ts';
import { warehouse } from './warehouse.ts';

const shopCount = 2000;

/** The same city at every call: the town, the warehouse, and as many shops as make two thousand. */
export function largeTown(): Town {
  const grown = Array.from({ length: shopCount - town.shops.length - 1 }, (_, index) => branchOut(index));
  return { ...town, shops: [...town.shops, warehouse(), ...grown] };
}

// "Saffron Spoon by the Clock Tower": one of each makes more names than there are shops.
const firstWords: Text[] = [
  { en: 'Saffron', de: 'Safran', ar: 'الزعفران' },
  { en: 'Copper', de: 'Kupfer', ar: 'النحاس' },
  { en: 'Walnut', de: 'Walnuss', ar: 'الجوز' },
  { en: 'Lantern', de: 'Laternen', ar: 'الفانوس' },
  { en: 'Mulberry', de: 'Maulbeer', ar: 'التوت' },
  { en: 'Juniper', de: 'Wacholder', ar: 'العرعر' },
  { en: 'Honey', de: 'Honig', ar: 'العسل' },
  { en: 'Silver', de: 'Silber', ar: 'الفضة' },
  { en: 'Almond', de: 'Mandel', ar: 'اللوز' },
  { en: 'River', de: 'Fluss', ar: 'النهر' },
  { en: 'Garden', de: 'Garten', ar: 'البستان' },
  { en: 'Morning', de: 'Morgen', ar: 'الصباح' },
  { en: 'Olive', de: 'Oliven', ar: 'الزيتون' },
  { en: 'Cedar', de: 'Zedern', ar: 'الأرز' },
  { en: 'Pepper', de: 'Pfeffer', ar: 'الفلفل' },
  { en: 'Swallow', de: 'Schwalben', ar: 'السنونو' },
];

const secondWords: Record<SeedShop['type'], Text[]> = {
  restaurant: [
    { en: 'Spoon', de: 'löffel', ar: 'ملعقة' },
    { en: 'Table', de: 'tafel', ar: 'مائدة' },
    { en: 'Kitchen', de: 'küche', ar: 'مطبخ' },
    { en: 'Oven', de: 'ofen', ar: 'فرن' },
    { en: 'Plate', de: 'teller', ar: 'صحن' },
    { en: 'Hearth', de: 'herd', ar: 'موقد' },
    { en: 'House', de: 'haus', ar: 'بيت' },
    { en: 'Courtyard', de: 'hof', ar: 'فناء' },
  ],
  shop: [
    { en: 'Market', de: 'markt', ar: 'سوق' },
    { en: 'Basket', de: 'korb', ar: 'سلة' },
    { en: 'Pantry', de: 'kammer', ar: 'مؤونة' },
    { en: 'Counter', de: 'theke', ar: 'ركن' },
    { en: 'Store', de: 'laden', ar: 'متجر' },
    { en: 'Shelf', de: 'regal', ar: 'رفوف' },
    { en: 'Corner', de: 'ecke', ar: 'زاوية' },
    { en: 'Stall', de: 'stand', ar: 'كشك' },
  ],
};

/** One more house in the manner of one of the town's own: its menu cut to a part, its prices moved, another street. */
function branchOut(index: number): SeedShop {
  const model = town.shops[index % town.shops.length] ?? pick('model', town.shops);
  const key = `${model.key}-${index}`;
  const street = town.streets[hash(`${key} street`) % town.streets.length] ?? pick('street', town.streets);
  const number = 1 + (hash(`${key} number`) % houseCount(street));
  const on = housePoint(street, number);
  const spread = 1 + Math.floor(index / 500);
  const location = pointAt(...scattered(on, spread, key));
  const hue = hash(`${key} hue`) % 360;
  const orders = hash(`${key} orders`) % 900;
  const { branches, bonus, gallery, zone, recipes, ...shop } = model;
  return {
    ...shop,
    key,
    title: named(model.type, index, street.name),
    address: {
      en: `${number} ${street.name.en}`,
      de: `${street.name.de} ${number}`,
      ar: `${street.name.ar} ${number}`,
    },
    location,
    phone: `99871${3_000_000 + index}`,
    logo: { ...shop.logo, hue },
    cover: { ...shop.cover, hue },
    zone: ringAround(location, 1.4 + 2.2 * fraction(`${key} zone`)),
    deliveryPrice: Math.round(fraction(`${key} fee`) * 30) / 10,
    minAmount: hash(`${key} min`) % 20,
    products: menu(model, key),
    reviews: reviewsFor(key, model.type, Math.floor(orders / 4)),
    isRecommended: fraction(`${key} recommended`) < 0.12,
    isVerified: fraction(`${key} verified`) < 0.3,
    joinedDaysAgo: hash(`${key} joined`) % 1200,
    ordersCount: orders,
  };
}

function named(type: SeedShop['type'], index: number, street: Text): Text {
  const seconds = secondWords[type];
  const first = firstWords[index % firstWords.length] ?? pick('first', firstWords);
  const second = seconds[Math.floor(index / firstWords.length) % seconds.length] ?? pick('second', seconds);
  return {
    en: `${first.en} ${second.en}, ${street.en}`,
    de: `${first.de}${second.de} ${street.de}`,
    ar: `${second.ar} ${first.ar}، ${street.ar}`,
  };
}

/** Metres east and north: the first five hundred shops stay in town, the next ones spread into its suburbs. */
function scattered(on: { latitude: number; longitude: number }, spread: number, key: string): [number, number] {
  const east = (on.longitude - 69.22) * 83_640 * spread;
  const north = (on.latitude - 41.29) * 111_320 * spread;
  return [east + 200 * (fraction(`${key} east`) - 0.5), north + 200 * (fraction(`${key} north`) - 0.5)];
}

/** Up to ten of the model's products with the add-ons these name: enough for a card, a search and a menu. */
function menu(model: SeedShop, key: string): SeedShop['products'] {
  const level = 0.85 + 0.4 * fraction(`${key} level`);
  const chosen = model.products
    .filter(product => !product.isAddon && !product.hidden)
    .toSorted((a, b) => hash(`${key} ${a.key}`) - hash(`${key} ${b.key}`))
    .slice(0, 10);
  const addons = new Set(chosen.flatMap(product => product.addons ?? []));
  const keys = new Set(chosen.map(product => product.key));
  return [...chosen, ...model.products.filter(product => addons.has(product.key))].map(({ bonus, ...product }) => ({
    ...product,
    ...(bonus && keys.has(bonus.product) && { bonus }),
    sizes: product.sizes.map(size => ({ ...size, price: Math.round(size.price * level * 20) / 20 })),
  }));
}
