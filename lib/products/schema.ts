/** A product, its stocks, options and add-ons (API 2.4): the wire's shape in, ours out. */
import { z } from 'zod';
import { type Amount, perCurrency } from '@/lib/api/money-schema';
import { flag, id, list, number, text, translation } from '@/lib/api/schema';

/** What a missing `max_qty` means (API 2.4). */
const unlimited = 1_000_000;

/** A menu of more products than this shows only the first of each section. */
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

/** Buy `value` units and `quantity` units of another product come free (API 2.5). */
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

interface WireStock {
  id: string;
  quantity: number;
  discount: { minor: number; currency: string };
  total_price: { minor: number; currency: string };
  bonus: z.output<typeof countBonus>;
}

function stockOf(wire: WireStock) {
  const { id, quantity, discount, total_price: price, bonus } = wire;
  return {
    id,
    /** Units in store. */
    quantity,
    price,
    /** What one unit cost before the discount (API 2.4), or null. */
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

interface WireProduct {
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

function productOf(wire: WireProduct) {
  return {
    id: wire.id,
    uuid: wire.uuid,
    shopId: wire.shop_id,
    categoryId: wire.category_id,
    title: wire.translation.title,
    description: wire.translation.description,
    picture: wire.img,
    isVegetarian: wire.vegetarian,
    minQuantity: wire.min_qty || 1,
    maxQuantity: wire.max_qty || unlimited,
  };
}

/** A product of a shop's menu: one stock stands for all (API 6.5). */
export const menuProductSchema = perCurrency(amount =>
  z
    .object({ ...productFields, stock: briefStock(amount).nullish(), stocks: list(briefStock(amount)) })
    .transform(({ stock, stocks, ...product }) => ({
      ...productOf(product),
      stock: stock ?? stocks.find(({ quantity }) => quantity > 0) ?? stocks[0] ?? null,
      /** A list that names one stock alone does not tell (API 6.5): see `listChoosable`. */
      hasChoices: stocks.length > 1,
    })),
);

export type MenuProduct = z.output<ReturnType<typeof menuProductSchema>>;

/** A product with everything that can be chosen (API 6.6). */
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
    .transform(({ stocks, unit, galleries, ...wire }) => ({
      ...productOf(wire),
      nutrition: { kcal: wire.kcal, carbs: wire.carbs, protein: wire.protein, fats: wire.fats },
      rating: wire.rating_percent,
      reviewCount: wire.reviews_count,
      stocks,
      unit: unit ? { title: unit.translation.title, position: unit.position } : null,
      properties: wire.properties,
      gallery: galleries.map(({ path }) => path),
    })),
);

export type Product = z.output<ReturnType<typeof productSchema>>;

const sectionFields = { id, translation, img: text };

/** A shop's menu (API 6.5): what is popular, then section by section. */
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

/** Shortened before it is kept: thousands of products would weigh on every page that reads them. */
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

/** A search hit knows which shop sells it (API 6.7). */
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
