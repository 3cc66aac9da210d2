/** Parses recipes, which the API calls receipts (docs/api.md 2.10, 18.1). */
import { z } from 'zod';
import { perCurrency } from '@/lib/api/money-schema';
import { id, list, number, picture, shortText, text, translation } from '@/lib/api/schema';
import { briefStock } from '@/lib/products/stock-schema';
import { textLines } from '@/lib/recipes/text-lines';

/** "20", or "20 min" where somebody typed it in. */
const minutes = text.transform(written => Math.max(0, Number.parseInt(written, 10) || 0));

const briefFields = {
  id,
  shop_id: id,
  category_id: text,
  img: picture,
  bg_img: picture,
  active_time: minutes,
  total_time: minutes,
  calories: number,
  servings: number,
  /** Taken off for a whole set, already turned into money. */
  discount_price: number,
  origin_price: number,
  shop: z.object({ translation }).nullish(),
  category: z.object({ translation }).nullish(),
  translation,
};

type ApiRecipe = z.output<z.ZodObject<typeof briefFields>>;

function briefOf(raw: ApiRecipe, currency: string) {
  return {
    id: raw.id,
    shopId: raw.shop_id,
    shopTitle: raw.shop?.translation.title ?? '',
    categoryId: raw.category_id,
    category: raw.category?.translation.title ?? '',
    title: raw.translation.title,
    description: raw.translation.description,
    picture: raw.bg_img || raw.img,
    minutes: { active: raw.active_time, total: Math.max(raw.total_time, raw.active_time) },
    calories: raw.calories,
    /** The number of servings of its ingredients; one where the API does not say. */
    servings: Math.max(1, Math.round(raw.servings)),
    /** In minor units with fractions. Limited to the price, because nobody means to give a whole set away. */
    discount: Math.min(raw.discount_price, raw.origin_price) * 100,
    origin: raw.origin_price * 100,
    currency,
  };
}

export const recipeBriefSchema = perCurrency((_, currency) =>
  z.object(briefFields).transform(raw => briefOf(raw, currency)),
);

export type RecipeBrief = z.output<ReturnType<typeof recipeBriefSchema>>;

const nutritionSchema = z
  .object({ weight: shortText, percentage: number, translation })
  .transform(({ weight, percentage, translation }) => ({ title: translation.title, weight, percentage }));

/** All ingredients, or the whole method, as HTML in one title (docs/api.md 2.10): no name, so it is not cut like one. */
const written = z
  .object({ title: text })
  .partial()
  .nullish()
  .transform(found => textLines(found?.title ?? ''));

const product = z.object({ uuid: text, img: picture, translation }).nullish();

export const recipeSchema = perCurrency((amount, currency) => {
  const needed = z.object({ min_quantity: number, product });
  const stock = briefStock(amount)
    .and(needed)
    .transform(({ id, quantity, price, min_quantity, product }) => ({
      stockId: id,
      uuid: product?.uuid ?? '',
      title: product?.translation.title ?? '',
      picture: product?.img ?? '',
      price,
      /** Units in store. */
      left: quantity,
      /** Units for the recipe's own number of servings. */
      needed: Math.max(1, min_quantity),
    }));
  return z
    .object({
      ...briefFields,
      ingredient: written,
      instruction: written,
      nutritions: list(nutritionSchema),
      stocks: list(stock),
      galleries: list(z.object({ path: picture.pipe(z.string().min(1)) })),
    })
    .transform(({ ingredient, instruction, nutritions, stocks, galleries, ...raw }) => ({
      ...briefOf(raw, currency),
      ingredients: ingredient,
      steps: instruction,
      nutrition: nutritions.filter(({ title }) => title !== ''),
      products: stocks,
      gallery: galleries.map(({ path }) => path),
    }));
});

export type Recipe = z.output<ReturnType<typeof recipeSchema>>;
export type RecipeProduct = Recipe['products'][number];
