/** How do recipes become rows? */

import { insertRow } from '../database/insert-row.ts';
import { picturePath } from '../pictures/path.ts';
import type { Text } from '../rules/text.ts';
import type { SeedRecipe, SeedShop, Town } from '../seed/types.ts';
import { idOf, insertGallery, insertTexts, type SeedContext } from './context.ts';

/** After all products, as the ingredients are stocks. */
export function insertRecipes(context: SeedContext, town: Town): void {
  for (const shop of town.shops) for (const recipe of shop.recipes ?? []) insertRecipe(context, shop, recipe);
}

function insertRecipe(context: SeedContext, shop: SeedShop, recipe: SeedRecipe): void {
  const id = insertRow(context.store, 'recipes', {
    shop_id: idOf(context, 'shop', shop.key),
    category_id: idOf(context, 'category', recipe.category),
    img: picturePath(recipe.picture, 'cover'),
    discount_type: recipe.discount.type,
    discount_price: recipe.discount.price,
    active_time: recipe.minutes.active,
    total_time: recipe.minutes.total,
    calories: recipe.calories,
    servings: recipe.servings,
    created_at: context.ago(60),
  });
  for (const { product, quantity } of recipe.ingredients) {
    const stock = idOf(context, 'stock', `${shop.key}/${product}/0`);
    context.store.run(
      'INSERT INTO recipe_stocks (recipe_id, stock_id, min_quantity) VALUES (?, ?, ?)',
      id,
      stock,
      quantity,
    );
  }
  insertTexts(context, 'recipe', id, { title: recipe.title, description: recipe.description });
  insertTexts(context, 'recipe ingredients', id, {
    title: list('ul', recipe.amounts ?? ingredientNames(shop, recipe)),
  });
  insertTexts(context, 'recipe steps', id, { title: list('ol', recipe.steps) });
  insertNutrition(context, recipe, id);
  insertGallery(context, 'recipe', id, recipe.gallery);
}

function insertNutrition(context: SeedContext, { nutrition = [] }: SeedRecipe, id: number): void {
  for (const { title, weight, percentage } of nutrition) {
    const sql = 'INSERT INTO recipe_nutrition (recipe_id, weight, percentage) VALUES (?, ?, ?)';
    insertTexts(context, 'recipe nutrition', context.store.run(sql, id, weight, percentage), { title });
  }
}

function ingredientNames(shop: SeedShop, { ingredients }: SeedRecipe): Text[] {
  return ingredients.flatMap(({ product: key, quantity }) => {
    const title = shop.products.find(product => product.key === key)?.title;
    const counted = (name: string) => (quantity > 1 ? `${quantity} × ${name}` : name);
    return title ? [{ en: counted(title.en), de: counted(title.de), ar: counted(title.ar) }] : [];
  });
}

/** The API gives ingredients and method as HTML. */
function list(tag: 'ul' | 'ol', items: Text[]): Text {
  const written = (locale: keyof Text) => `<${tag}>${items.map(item => `<li>${item[locale]}</li>`).join('')}</${tag}>`;
  return { en: written('en'), de: written('de'), ar: written('ar') };
}
