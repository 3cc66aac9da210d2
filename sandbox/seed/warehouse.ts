/** Which shop has five thousand goods? Every packed grocery, under a dozen brands, in several packs. */
import type { Text } from '../rules/text.ts';
import { fraction, hash } from './chance.ts';
import { shelves } from './groceries/groceries.ts';
import { roundTheClock } from './hours.ts';
import { store } from './shop.ts';
import type { SeedProduct, SeedShop } from './types.ts';

const goodsCount = 5000;

const brandNames: Text[] = [
  { en: 'Heron', de: 'Reiher', ar: 'البلشون' },
  { en: 'Good Valley', de: 'Gutes Tal', ar: 'الوادي الطيب' },
  { en: 'Old Mill', de: 'Alte Mühle', ar: 'الطاحونة القديمة' },
  { en: 'Nine Farms', de: 'Neun Höfe', ar: 'المزارع التسع' },
  { en: 'Blue Door', de: 'Blaue Tür', ar: 'الباب الأزرق' },
  { en: 'Stork & Sons', de: 'Storch & Söhne', ar: 'اللقلق وأبناؤه' },
  { en: 'Plain & Fair', de: 'Schlicht & Fair', ar: 'بسيط ومنصف' },
  { en: 'Orchard Hill', de: 'Obsthügel', ar: 'تلّة البستان' },
];

interface Pack {
  words: Text;
  /** Price of the pack against the single good. */
  times: number;
}

const packSizes: Pack[] = [
  { words: { en: 'single', de: 'einzeln', ar: 'حبة واحدة' }, times: 1 },
  { words: { en: 'pair', de: 'Doppelpack', ar: 'عبوة مزدوجة' }, times: 1.9 },
  { words: { en: 'family pack', de: 'Familienpackung', ar: 'عبوة عائلية' }, times: 3.6 },
  { words: { en: 'crate of six', de: 'Sechserkiste', ar: 'صندوق من ست' }, times: 5.4 },
];

const { addons, sides, ...packed } = shelves;

export function warehouse(): SeedShop {
  const shop = store({
    key: 'warehouse',
    title: ['The Big Warehouse', 'Das große Lager', 'المستودع الكبير'],
    description: [
      'Five thousand things under one tin roof by the ring road.',
      'Fünftausend Dinge unter einem Blechdach an der Ringstraße.',
      'خمسة آلاف صنف تحت سقف واحد قرب الطريق الدائري.',
    ],
    at: ['meadow', 520],
    hue: 215,
    logo: 'trolley',
    cover: 'trolley basket tin bread milk',
    categories: ['shop:groceries', 'shop:home'],
    hours: roundTheClock,
    min: 15,
    fee: 2,
    perKm: 0.2,
    time: [40, 70],
    radiusKm: 6,
    joined: 365,
    orders: 3200,
    recommended: true,
    dishes: [],
    groceries: [],
  });
  return { ...shop, products: goods() };
}

// Brand by brand and pack by pack over all groceries, so that every category gets its share before the count is full.
function goods(): SeedProduct[] {
  const groceries = Object.values(packed).flat();
  const all = packSizes.flatMap(pack => brandNames.flatMap(brand => groceries.map(good => branded(good, brand, pack))));
  return all.slice(0, goodsCount);
}

function branded({ addons: _, bonus: __, isPopular: ___, ...good }: SeedProduct, brand: Text, pack: Pack): SeedProduct {
  const key = `${good.key}-${slug(brand.en)}-${slug(pack.words.en)}`;
  const fancy = 0.85 + 0.5 * fraction(brand.en) + 0.1 * fraction(key);
  const title = (locale: keyof Text) => `${brand[locale]} · ${good.title[locale]}, ${pack.words[locale]}`;
  return {
    ...good,
    key,
    title: { en: title('en'), de: title('de'), ar: title('ar') },
    brand: brand.en,
    picture: { ...good.picture, hue: (hash(`${brand.en} ${good.category}`) % 72) * 5 },
    sizes: good.sizes.map(size => ({
      ...size,
      price: Math.round(size.price * fancy * pack.times * 20) / 20,
      quantity: hash(`${key} stock`) % 40 === 0 ? 0 : size.quantity,
    })),
    ...(hash(`${key} popular`) % 60 === 0 && { isPopular: true }),
  };
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
