import { JsonLd } from '@/components/seo/json-ld';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { recipePath } from '@/lib/recipes/paths';
import type { Recipe } from '@/lib/recipes/schema';

/** Describes a recipe in schema.org's terms (docs/behaviour.md 13.1), for its own number of servings. */
export async function RecipeJsonLd({ recipe }: { recipe: Recipe }) {
  const { locale } = await pageMarket();
  const { title, description, picture, gallery, category, shopTitle, servings, minutes, calories } = recipe;
  const url = publicUrl(locale, recipePath(recipe));
  return (
    <JsonLd
      data={{
        '@type': 'Recipe',
        name: title,
        url,
        ...(description && { description }),
        ...(picture && { image: [picture, ...gallery] }),
        ...(shopTitle && { author: { '@type': 'Organization', name: shopTitle } }),
        ...(category && { recipeCategory: category }),
        recipeYield: String(servings),
        ...(minutes.active > 0 && { prepTime: `PT${minutes.active}M` }),
        ...(minutes.total > minutes.active && { cookTime: `PT${minutes.total - minutes.active}M` }),
        ...(minutes.total > 0 && { totalTime: `PT${minutes.total}M` }),
        recipeIngredient: recipe.ingredients,
        recipeInstructions: recipe.steps.map((text, index) => ({
          '@type': 'HowToStep',
          position: index + 1,
          text,
          url: `${url}#steps`,
        })),
        ...(calories > 0 && { nutrition: { '@type': 'NutritionInformation', calories: `${calories} kcal` } }),
      }}
    />
  );
}
