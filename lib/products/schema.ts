/** Parses a product with its stocks, options and add-ons (docs/api.md 2.4). */
import { z } from 'zod';
import { type Amount, perCurrency } from '@/lib/api/money-schema';
import { flag, id, list, number, text, translation } from '@/lib/api/schema';

/** Stands for a missing `max_qty` (docs/api.md 2.4). */
const unlimited = 1_000_000;

/** Above this many products, a menu shows only the first of each section. */
const longMenu = 240;
const firstOfSection = 8;

const optionSchema = z
  .object({
    id,
    extra_group_id: id,
    value: text,
    group: z.object({ type: z.enum(['text', 'color', 'image']).catch('text'), translation }).nullish(),
  })
  .transform(({ id, extra_group_id, value, group }) => ({
    id,
    value,
    group: { id: extra_group_id, type: group?.type ?? ('text' as const), title: group?.translation.title ?? '' },
  }));

export type Option = z.output<typeof optionSchema>;

/** For `value` bought units, `quantity` units of another product are free (docs/api.md 2.5). */
const countBonus = z
  .object({
    type: z.string(),
    value: number,
    bonus_quantity: number,
    bonusStock: z.object({ product: z.object({ translation }).nullish() }).nullish(),
  })
  .nullish()
  .catch(null)
  .transform(found =>
    found && found.type === 'count'
      ? {
          buy: found.value,
          get: found.bonus_quantity,
          title: found.bonusStock?.product?.translation.title ?? '',
        }
      : null,
  );

function stockFields(amount: Amount) {
  return {
    id,
    quantity: number,
    discount: amount,
    total_price: amount,
    bonus: countBonus,
  };
}

interface ApiStock {
  id: string;
  quantity: number;
  discount: { minor: number; currency: string };
  total_price: { minor: number; currency: string };
  bonus: z.output<typeof countBonus>;
}

function stockOf(raw: ApiStock) {
  const { id, quantity, discount, total_price: price, bonus } = raw;
  return {
    id,
    /** Units in store. */
    quantity,
    price,
    /** One unit's price before the discount (docs/api.md 2.4), or null. */
    oldPrice: discount.minor > 0 ? { ...price, minor: price.minor + discount.minor } : null,
    bonus,
  };
}

const briefStock = (amount: Amount) => z.object(stockFields(amount)).transform(stockOf);

function addonSchema(amount: Amount) {
  return z
    .object({
      id,
      product: z.object({
        id,
        min_qty: number,
        max_qty: number,
        translation,
        stock: briefStock(amount),
      }),
    })
    .transform(({ product }) => ({
      stockId: product.stock.id,
      title: product.translation.title,
      price: product.stock.price,
      quantity: product.stock.quantity,
      minQuantity: product.min_qty || 1,
      maxQuantity: product.max_qty || unlimited,
    }));
}

function fullStock(amount: Amount) {
  return z
    .object({ ...stockFields(amount), extras: list(optionSchema), addons: list(addonSchema(amount)) })
    .transform(({ extras, addons, ...stock }) => ({ ...stockOf(stock), options: extras, addons }));
}

export type Stock = z.output<ReturnType<typeof fullStock>>;
export type Addon = Stock['addons'][number];

const productFields = {
  id,
  uuid: z.string().min(1),
  shop_id: text,
  category_id: text,
  img: text,
  vegetarian: flag,
  min_qty: number,
  max_qty: number,
  translation,
};

interface ApiProduct {
  id: string;
  uuid: string;
  shop_id: string;
  category_id: string;
  img: string;
  vegetarian: boolean;
  min_qty: number;
  max_qty: number;
  translation: z.output<typeof translation>;
}

function productOf(raw: ApiProduct) {
  return {
    id: raw.id,
    uuid: raw.uuid,
    shopId: raw.shop_id,
    categoryId: raw.category_id,
    title: raw.translation.title,
    description: raw.translation.description,
    picture: raw.img,
    isVegetarian: raw.vegetarian,
    minQuantity: raw.min_qty || 1,
    maxQuantity: raw.max_qty || unlimited,
  };
}

/** A product in a menu, with one stock standing for all (docs/api.md 6.5). */
export const menuProductSchema = perCurrency(amount =>
  z
    .object({ ...productFields, stock: briefStock(amount).nullish(), stocks: list(briefStock(amount)) })
    .transform(({ stock, stocks, ...product }) => ({
      ...productOf(product),
      stock: stock ?? stocks.find(({ quantity }) => quantity > 0) ?? stocks[0] ?? null,
      /** Not known in a list that names a single stock (docs/api.md 6.5); see `listChoosable`. */
      hasChoices: stocks.length > 1,
    })),
);

export type MenuProduct = z.output<ReturnType<typeof menuProductSchema>>;

/** A product with all its choices (docs/api.md 6.6). */
export const productSchema = perCurrency(amount =>
  z
    .object({
      ...productFields,
      kcal: text,
      carbs: text,
      protein: text,
      fats: text,
      rating_percent: number,
      reviews_count: number,
      stocks: list(fullStock(amount)),
      unit: z.object({ position: z.enum(['before', 'after']).catch('after'), translation }).nullish(),
      properties: list(z.object({ locale: text, key: text, value: text })),
      galleries: list(z.object({ path: text })),
    })
    .transform(({ stocks, unit, galleries, ...raw }) => ({
      ...productOf(raw),
      nutrition: { kcal: raw.kcal, carbs: raw.carbs, protein: raw.protein, fats: raw.fats },
      rating: raw.rating_percent,
      reviewCount: raw.reviews_count,
      stocks,
      unit: unit ? { title: unit.translation.title, position: unit.position } : null,
      properties: raw.properties,
      gallery: galleries.map(({ path }) => path),
    })),
);

export type Product = z.output<ReturnType<typeof productSchema>>;

const sectionFields = { id, translation, img: text };

/** A shop's menu (docs/api.md 6.5): popular products, then sections. */
export const menuSchema = perCurrency((_, currency) => {
  const product = menuProductSchema(currency);
  const section = z
    .object({ ...sectionFields, products: list(product), children: list(z.object({ products: list(product) })) })
    .transform(({ id, translation, products, children }) => ({
      id,
      title: translation.title,
      products: [...products, ...children.flatMap(child => child.products)],
    }));
  return z
    .object({ data: z.object({ recommended: list(product), all: list(section) }) })
    .transform(({ data }) => shortened(data.recommended, data.all));
});

interface WholeSection {
  id: string;
  title: string;
  products: MenuProduct[];
}

/** Shortens the menu before it is kept, because thousands of products would slow every page that reads it. */
function shortened(popular: MenuProduct[], all: WholeSection[]) {
  const isLong = all.reduce((sum, { products }) => sum + products.length, 0) > longMenu;
  const sections = all
    .filter(({ products }) => products.length > 0)
    .map(({ products, ...section }) => ({
      ...section,
      count: products.length,
      products: isLong ? products.slice(0, firstOfSection) : products,
    }));
  return { popular: popular.slice(0, firstOfSection), sections };
}

export type Menu = z.output<ReturnType<typeof menuSchema>>;
export type MenuSection = Menu['sections'][number];

/** A search hit, with the shop that sells it (docs/api.md 6.7). */
export const foundProductSchema = perCurrency(amount =>
  z
    .object({
      ...productFields,
      stocks: list(briefStock(amount)),
      shop: z.object({ id, type: z.enum(['restaurant', 'shop']).catch('restaurant'), translation }).nullish(),
    })
    .transform(({ stocks, shop, ...product }) => ({
      ...productOf(product),
      stock: stocks.find(({ quantity }) => quantity > 0) ?? stocks[0] ?? null,
      hasChoices: stocks.length > 1,
      shop: shop ? { id: shop.id, type: shop.type, title: shop.translation.title } : null,
    })),
);

export type FoundProduct = z.output<ReturnType<typeof foundProductSchema>>;
