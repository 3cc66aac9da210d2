/** How do recipes become rows? */

import { pictureAddress } from '../pictures/address.ts';
import type { SeedRecipe, SeedShop, Text, Town } from '../seed/types.ts';
import { type Bed, idOf, plantTexts } from './bed.ts';

/** After all products: the ingredients are stocks. */
export function plantRecipes(bed: Bed, town: Town): void {
  for (const shop of town.shops) for (const recipe of shop.recipes ?? []) plantRecipe(bed, shop, recipe);
}

function plantRecipe(bed: Bed, shop: SeedShop, recipe: SeedRecipe): void {
  const id = bed.store.run(
    `INSERT INTO recipes (shop_id, category_id, img, discount_type, discount_price, active_time, total_time,
       calories, servings, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    idOf(bed, 'shop', shop.key),
    idOf(bed, 'category', recipe.category),
    pictureAddress(recipe.picture, 'cover'),
    recipe.discount.type,
    recipe.discount.price,
    recipe.minutes.active,
    recipe.minutes.total,
    recipe.calories,
    recipe.servings,
    bed.ago(60),
  );
  for (const { product, quantity } of recipe.ingredients) {
    const stock = idOf(bed, 'stock', `${shop.key}/${product}/0`);
    bed.store.run(
      'INSERT INTO recipe_stocks (recipe_id, stock_id, min_quantity) VALUES (?, ?, ?)',
      id,
      stock,
      quantity,
    );
  }
  plantTexts(bed, 'recipe', id, { title: recipe.title, description: recipe.description });
  plantTexts(bed, 'recipe ingredients', id, { title: list('ul', ingredientNames(shop, recipe)) });
  plantTexts(bed, 'recipe steps', id, { title: list('ol', recipe.steps) });
}

function ingredientNames(shop: SeedShop, { ingredients }: SeedRecipe): Text[] {
  return ingredients.flatMap(({ product: key, quantity }) => {
    const title = shop.products.find(product => product.key === key)?.title;
    const counted = (name: string) => (quantity > 1 ? `${quantity} × ${name}` : name);
    return title ? [{ en: counted(title.en), de: counted(title.de), ar: counted(title.ar) }] : [];
  });
}

/** The API tells ingredients and method as HTML. */
function list(tag: 'ul' | 'ol', items: Text[]): Text {
  const written = (locale: keyof Text) => `<${tag}>${items.map(item => `<li>${item[locale]}</li>`).join('')}</${tag}>`;
  return { en: written('en'), de: written('de'), ar: written('ar') };
}
