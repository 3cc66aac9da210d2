/** The smallest market that shows every rule: four shops, for unit tests. Deterministic to the last id. */

import type { Position } from '../rules/distance.ts';
import type { Text } from '../rules/text.ts';
import { coupons } from './coupons.ts';
import { couriers } from './couriers.ts';
import { customers } from './customers.ts';
import { housePoint } from './streets.ts';
import type { Picture, SeedCategory, SeedCollectionPoint, SeedHours, SeedProduct, SeedShop, Town } from './types.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
/** Two hundredths of a degree to every side. */
const square = (latitude: number, longitude: number): Position[] => {
  const near = (centre: number, step: number) => Math.round((centre + step / 100) * 100) / 100;
  const [south, north] = [near(latitude, -2), near(latitude, 2)];
  const [west, east] = [near(longitude, -2), near(longitude, 2)];
  return [at(south, west), at(south, east), at(north, east), at(north, west)];
};
const words = (en: string, de: string, ar: string): Text => ({ en, de, ar });
const plate: Picture = { icon: 'salad', hue: 120 };
const every = (from: string, to: string): SeedHours['week'] => Array.from({ length: 7 }, () => [from, to] as const);
const one = (price: number, quantity = 50) => [{ values: [], price, quantity }];

const lemonade: SeedProduct = {
  key: 'lemonade',
  category: 'drinks',
  title: words('Lemonade', 'Limonade', 'ليمونادة'),
  description: words('Cold and sharp', 'Kalt und herb', 'باردة ولاذعة'),
  picture: plate,
  sizes: one(2),
  isVegetarian: true,
};

const pizza: SeedProduct = {
  key: 'margherita',
  category: 'pizza',
  title: words('Margherita', 'Margherita', 'مارغريتا'),
  description: words('Tomato, mozzarella', 'Tomate, Mozzarella', 'طماطم وموزاريلا'),
  picture: plate,
  groups: [{ title: words('Size', 'Größe', 'الحجم'), type: 'text' }],
  sizes: [
    { values: [words('25 cm', '25 cm', '٢٥ سم')], price: 8, quantity: 25 },
    { values: [words('33 cm', '33 cm', '٣٣ سم')], price: 11, quantity: 0 },
  ],
  addons: ['cheese'],
  isVegetarian: true,
  isPopular: true,
  taxPercent: 5,
  minQuantity: 1,
  maxQuantity: 10,
  kcal: 800,
  discount: { type: 'percent', price: 10 },
  bonus: { value: 3, quantity: 1, product: 'lemonade' },
  reviews: [
    { author: 'Mira Sol', rating: 5, comment: 'Crisp', daysAgo: 3 },
    { author: 'Jan', rating: 4, comment: 'Gut', daysAgo: 9 },
  ],
};

const cheese: SeedProduct = {
  ...lemonade,
  key: 'cheese',
  category: 'pizza',
  title: words('Extra cheese', 'Extra Käse', 'جبن إضافي'),
  sizes: one(1.5, 100),
  isAddon: true,
  taxPercent: 1,
};

const fork: SeedShop = {
  key: 'fork',
  type: 'restaurant',
  title: words('Green Fork', 'Grüne Gabel', 'الشوكة الخضراء'),
  description: words('Pizza and salads', 'Pizza und Salate', 'بيتزا وسلطات'),
  address: words('12 Market Street', 'Marktstraße 12', 'شارع السوق 12'),
  location: at(41.29, 69.22),
  phone: '+998 71 200 00 01',
  logo: plate,
  cover: plate,
  categories: ['shop:italian'],
  takes: ['vegan'],
  hours: { week: [...every('09:00', '22:00').slice(0, 6), null] },
  open: true,
  minAmount: 5,
  deliveryPrice: 2,
  deliveryPricePerKm: 1,
  taxPercent: 5,
  deliveryTime: { from: 20, to: 40, type: 'minute' },
  zone: square(41.29, 69.22),
  branches: [
    {
      title: words('Station', 'Bahnhof', 'المحطة'),
      address: words('1 Mill Street', 'Mühlenstraße 1', 'شارع الطاحونة 1'),
      location: at(41.3, 69.23),
    },
  ],
  gallery: [plate],
  products: [pizza, cheese, lemonade],
  reviews: [
    { author: 'Mira Sol', rating: 5, comment: 'Quick and warm', daysAgo: 2 },
    { author: 'Jan', rating: 4, comment: 'Schön knusprig', daysAgo: 30 },
  ],
  isRecommended: true,
  isVerified: true,
  joinedDaysAgo: 200,
  ordersCount: 900,
};

const lockers: SeedCollectionPoint = {
  title: words('Lockers', 'Schließfächer', 'خزائن'),
  address: words('3 Market Street', 'Marktstraße 3', 'شارع السوق 3'),
  location: at(41.291, 69.221),
  picture: plate,
  price: 1.5,
  rating: { average: 4.5, count: 2 },
  hours: { week: every('00:00', '23:59') },
};

const counter: SeedCollectionPoint = {
  title: words('Counter', 'Theke', 'منضدة'),
  address: words('5 Mill Street', 'Mühlenstraße 5', 'شارع الطاحونة 5'),
  location: at(41.3, 69.21),
  picture: plate,
  price: 0,
  hours: { week: [...every('10:00', '18:00').slice(0, 6), null], closedInDays: [2] },
};

const owl: SeedShop = {
  ...fork,
  key: 'owl',
  title: words('Night Owl', 'Nachteule', 'بومة الليل'),
  phone: '+998 71 200 00 02',
  categories: ['shop:thai'],
  takes: ['late'],
  hours: { week: every('18:00', '03:00').map((day, index) => (index === 2 ? null : day)), closedInDays: [0] },
  minAmount: 0,
  deliveryPrice: 0,
  deliveryPricePerKm: 0,
  taxPercent: 0,
  deliveryTime: { from: 1, to: 2, type: 'hour' },
  branches: [],
  gallery: [],
  products: [
    {
      ...lemonade,
      key: 'soup',
      category: 'soups',
      title: words('Tom yum', 'Tom Yam', 'توم يام'),
      sizes: one(6),
      isVegetarian: false,
    },
    {
      ...lemonade,
      key: 'rice',
      category: 'soups',
      title: words('Fried rice', 'Gebratener Reis', 'أرز مقلي'),
      sizes: one(4),
      isPopular: true,
    },
  ],
  recipes: [
    {
      key: 'soup-and-rice',
      category: 'recipe:supper',
      title: words('Tom yum with rice', 'Tom Yam mit Reis', 'توم يام مع الأرز'),
      description: words('Warm', 'Warm', 'دافئ'),
      picture: plate,
      discount: { type: 'percent', price: 10 },
      ingredients: [
        { product: 'soup', quantity: 1 },
        { product: 'rice', quantity: 2 },
      ],
      steps: [words('Warm both.', 'Beides wärmen.', 'يُسخّن كلاهما.')],
      minutes: { active: 20, total: 45 },
      calories: 420,
      servings: 4,
    },
  ],
  reviews: [{ author: 'Aziz', rating: 3, comment: 'Late, but good', daysAgo: 12 }],
  isRecommended: false,
  isVerified: false,
  joinedDaysAgo: 10,
  ordersCount: 40,
};

const grocer: SeedShop = {
  ...owl,
  key: 'grocer',
  type: 'shop',
  title: words('Corner Basket', 'Eckkorb', 'سلة الزاوية'),
  phone: '+998 71 200 00 03',
  categories: ['shop:grocery'],
  takes: [],
  hours: { week: every('00:00', '24:00') },
  deliveryPrice: 1,
  zone: square(41.33, 69.24),
  bonus: { value: 20, quantity: 1, product: 'apples' },
  recipes: [],
  products: [
    {
      ...lemonade,
      key: 'apples',
      category: 'fruit',
      title: words('Apples', 'Äpfel', 'تفاح'),
      sizes: one(3),
      unit: { title: words('kg', 'kg', 'كغ'), position: 'after' },
      discount: { type: 'fix', price: 1 },
    },
    { ...lemonade, key: 'figs', category: 'fruit', title: words('Figs', 'Feigen', 'تين'), sizes: one(5, 0) },
    {
      ...lemonade,
      key: 'plums',
      category: 'fruit',
      title: words('Plums', 'Pflaumen', 'خوخ'),
      sizes: one(4),
      hidden: 'unpublished',
    },
    {
      ...lemonade,
      key: 'pears',
      category: 'fruit',
      title: words('Pears', 'Birnen', 'إجاص'),
      sizes: one(4),
      hidden: 'inactive',
    },
  ],
  reviews: [],
  joinedDaysAgo: 100,
  ordersCount: 300,
};

/** The owner's switch is off, and there is no delivery zone. */
const { zone: _, ...forkWithoutZone } = fork;
const hermit: SeedShop = {
  ...forkWithoutZone,
  key: 'hermit',
  title: words('The Hermit', 'Der Einsiedler', 'الناسك'),
  phone: '+998 71 200 00 04',
  open: false,
  categories: ['shop:sicilian'],
  products: [
    { ...lemonade, category: 'soups', title: words('Nettle soup', 'Brennnesselsuppe', 'حساء القراص'), sizes: one(9) },
  ],
  reviews: [],
  isRecommended: false,
  isVerified: false,
  joinedDaysAgo: 300,
  ordersCount: 0,
};

const category = (key: string, title: Text, type: SeedCategory['type'] = 'main') => ({
  key,
  type,
  title,
  picture: plate,
});
const street = { from: at(41.29, 69.2), to: at(41.29, 69.24) };

export const hamlet: Town = {
  categories: [
    category('pizza', words('Pizza', 'Pizza', 'بيتزا')),
    category('soups', words('Soups', 'Suppen', 'شوربات')),
    category('drinks', words('Drinks', 'Getränke', 'مشروبات')),
    {
      ...category('greens', words('Greengrocer', 'Obst und Gemüse', 'خضروات وفواكه')),
      children: [category('fruit', words('Fruit', 'Obst', 'فواكه'))],
    },
    {
      ...category('shop:italian', words('Italian', 'Italienisch', 'إيطالي'), 'shop'),
      children: [category('shop:sicilian', words('Sicilian', 'Sizilianisch', 'صقلي'), 'shop')],
    },
    category('shop:thai', words('Thai', 'Thailändisch', 'تايلندي'), 'shop'),
    category('recipe:supper', words('Suppers', 'Abendessen', 'عشاء'), 'receipt'),
    category('shop:grocery', words('Groceries', 'Lebensmittel', 'بقالة'), 'shop'),
  ],
  takes: [
    { key: 'vegan', title: words('Vegan friendly', 'Vegan möglich', 'خيارات نباتية'), picture: plate },
    { key: 'late', title: words('Open late', 'Spät geöffnet', 'مفتوح ليلًا'), picture: plate },
  ],
  shops: [fork, owl, grocer, hermit],
  banners: [
    {
      key: 'pizza',
      title: words('Pizza night', 'Pizzaabend', 'ليلة البيتزا'),
      description: words('Warm', 'Warm', 'دافئ'),
      button: words('Go', 'Los', 'هيا'),
      picture: plate,
      shops: ['fork', 'owl'],
    },
    {
      key: 'fruit',
      title: words('Fruit week', 'Obstwoche', 'أسبوع الفواكه'),
      description: words('Ripe', 'Reif', 'ناضج'),
      button: words('Go', 'Los', 'هيا'),
      picture: plate,
      shops: ['grocer'],
      isAd: true,
    },
  ],
  collectionPoints: [lockers, counter, { ...counter, title: words('Cellar', 'Keller', 'قبو'), isActive: false }],
  stories: [
    { shop: 'fork', product: 'margherita', picture: plate },
    { shop: 'fork', product: 'lemonade', picture: plate },
    { shop: 'owl', product: 'soup', picture: plate },
    { shop: 'grocer', product: 'plums', picture: plate },
  ],
  customers,
  coupons,
  couriers,
  orders: [],
  cashback: [],
  settings: { title: 'Hamlet', footer_text: 'All of it is made up' },
  translations: { home: words('Home', 'Start', 'الرئيسية'), 'cart.empty': { en: 'Nothing yet' } },
  streets: [
    { name: words('Market Street', 'Marktstraße', 'شارع السوق'), ...street },
    { name: words('Mill Street', 'Mühlenstraße', 'شارع الطاحونة'), from: at(41.3, 69.2), to: at(41.3, 69.24) },
  ],
};

/** House 12 of Market Street, for tests of geocoding. */
export const marketStreet12 = housePoint(street, 12);
