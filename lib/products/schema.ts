/** Parses products, menus and search hits (docs/api.md 2.4). */
import { z } from 'zod';
import { moneyIn, perCurrency } from '@/lib/api/money-schema';
import { flag, id, list, longText, number, picture, shortText, text, translation } from '@/lib/api/schema';
import { shopType } from '@/lib/market/shop-type';
import { measureFields, measureOf } from '@/lib/products/measure';
import { cheapestOffer } from '@/lib/products/offers';
import { briefStock, fullStock, unlimited } from '@/lib/products/stock-schema';
import { baseCurrency } from '@/lib/view/view';

/** Above this many products, a menu shows only the first of each section. */
const longMenu = 240;
const firstOfSection = 8;

/** More brands than this are no choice. */
export const mostBrands = 12;

const productFields = {
  id,
  uuid: z.string().min(1),
  shop_id: text,
  category_id: text,
  brand_id: text,
  img: picture,
  vegetarian: flag,
  min_qty: number,
  max_qty: number,
  translation,
  ...measureFields,
};

type ApiProduct = z.output<z.ZodObject<typeof productFields>>;

function productOf(raw: ApiProduct) {
  return {
    id: raw.id,
    uuid: raw.uuid,
    shopId: raw.shop_id,
    categoryId: raw.category_id,
    /** "" where none is stated. */
    brandId: raw.brand_id,
    title: raw.translation.title,
    description: raw.translation.description,
    picture: raw.img,
    isVegetarian: raw.vegetarian,
    minQuantity: raw.min_qty || 1,
    maxQuantity: raw.max_qty || unlimited,
    measure: measureOf(raw),
  };
}

/** A product in a menu, represented by one of its stocks (docs/api.md 6.5). */
export const menuProductSchema = perCurrency(amount =>
  z
    .object({ ...productFields, stock: briefStock(amount).nullish(), stocks: list(briefStock(amount)) })
    .transform(({ stock, stocks, ...product }) => ({
      ...productOf(product),
      /** Not known in a list that names a single stock (docs/api.md 6.5); see `withChoices`. */
      hasChoices: stocks.length > 1,
      ...(stock ? { stock, isFrom: false } : cheapestOffer(stocks, product.min_qty)),
    })),
);

export type MenuProduct = z.output<ReturnType<typeof menuProductSchema>>;

/** A product with all its choices (docs/api.md 6.6). */
export const productSchema = perCurrency(amount =>
  z
    .object({
      ...productFields,
      kcal: shortText,
      carbs: shortText,
      protein: shortText,
      fats: shortText,
      rating_percent: number,
      reviews_count: number,
      stocks: list(fullStock(amount)),
      properties: list(z.object({ locale: text, key: shortText, value: longText })),
      galleries: list(z.object({ path: picture })),
    })
    .transform(({ stocks, galleries, ...raw }) => ({
      ...productOf(raw),
      nutrition: { kcal: raw.kcal, carbs: raw.carbs, protein: raw.protein, fats: raw.fats },
      rating: raw.rating_percent,
      reviewCount: raw.reviews_count,
      stocks,
      properties: raw.properties,
      gallery: galleries.map(({ path }) => path),
    })),
);

export type Product = z.output<ReturnType<typeof productSchema>>;

const sectionFields = { id, translation, img: picture };

/** A shop's menu (docs/api.md 6.5): popular products, then sections. */
export const menuSchema = perCurrency((_, currency) => {
  const product = menuProductSchema(currency);
  const section = z
    .object({
      ...sectionFields,
      products: list(product),
      children: list(z.object({ id: text, translation, products: list(product) })),
    })
    .transform(({ id, translation, products, children }) => ({
      id,
      title: translation.title,
      products: [...products, ...children.flatMap(child => child.products)],
      parts: [{ id, translation: { title: '' }, products }, ...children].map(part => ({
        id: part.id,
        title: part.translation.title,
        count: part.products.length,
      })),
    }));
  return z
    .object({ data: z.object({ recommended: list(product), all: list(section) }) })
    .transform(({ data }) => shortened(data.recommended, data.all));
});

interface WholeSection {
  id: string;
  title: string;
  products: MenuProduct[];
  /** Its sub-categories with the number of products of each, in order; those in none come first, under its own id. */
  parts: { id: string; title: string; count: number }[];
}

/** Shortens the menu before it is kept, because thousands of products would slow every page that reads it. */
function shortened(popular: MenuProduct[], all: WholeSection[]) {
  const isLong = all.reduce((sum, { products }) => sum + products.length, 0) > longMenu;
  const sections = all
    .filter(({ products }) => products.length > 0)
    .map(({ products, ...section }) => ({
      ...section,
      count: products.length,
      /** Also where only some of its products are shown. */
      hasVegetarian: products.some(({ isVegetarian }) => isVegetarian),
      hasDeals: products.some(hasDeal),
      brands: brandsOf(products),
      products: isLong ? products.slice(0, firstOfSection) : products,
    }));
  const kinds = new Set(all.flatMap(({ products }) => products.map(({ isVegetarian }) => isVegetarian)));
  return { popular: popular.slice(0, firstOfSection), sections, isPartlyVegetarian: kinds.size > 1 };
}

/** The section of this id, or the one that has the sub-category of this id. */
export function findSection(sections: MenuSection[], id: string): MenuSection | undefined {
  return sections.find(({ parts }) => parts.some(part => part.id === id));
}

/** Whether the product is reduced, or something comes free with it. */
export function hasDeal({ stock }: Pick<MenuProduct, 'stock'>): boolean {
  return stock !== null && (stock.oldPrice !== null || stock.bonus !== null);
}

/** The ids of the most frequent brands, as far as the list states them (docs/api.md 26). */
function brandsOf(products: Pick<MenuProduct, 'brandId'>[]): string[] {
  const all = Map.groupBy(products, ({ brandId }) => brandId);
  all.delete('');
  const byNumber = [...all].toSorted(([, one], [, other]) => other.length - one.length);
  return byNumber.slice(0, mostBrands).map(([id]) => id);
}

export type Menu = z.output<ReturnType<typeof menuSchema>>;
export type MenuSection = Menu['sections'][number];

/** Its name is the same in all languages (docs/api.md 2.4). */
export const brandSchema = z.object({ id, title: shortText });

/** A search hit, with the shop that sells it (docs/api.md 6.7). */
export const foundProductSchema = perCurrency(amount =>
  z
    .object({
      ...productFields,
      stocks: list(briefStock(amount)),
      shop: z.object({ id, type: shopType, translation }).nullish(),
    })
    .transform(({ stocks, shop, ...product }) => ({
      ...productOf(product),
      ...cheapestOffer(stocks, product.min_qty),
      hasChoices: stocks.length > 1,
      shop: shop ? { id: shop.id, type: shop.type, title: shop.translation.title } : null,
    })),
);

export type FoundProduct = z.output<ReturnType<typeof foundProductSchema>>;

/** A product with a discount. Amounts are in the base currency, because only the percentage is shown. */
export const discountedSchema = z.object({ shop_id: id, stocks: list(briefStock(moneyIn(baseCurrency))) });
