import { Unreached } from '@/components/errors/unreached';
import { KeptTicks } from '@/components/recipes/kept-ticks.client';
import { RecipeHead } from '@/components/recipes/recipe-head';
import { RecipeIngredients } from '@/components/recipes/recipe-ingredients';
import { RecipeJsonLd } from '@/components/recipes/recipe-json-ld';
import { RecipeNutrition } from '@/components/recipes/recipe-nutrition';
import { RecipeShopping } from '@/components/recipes/recipe-shopping';
import { RecipeSteps } from '@/components/recipes/recipe-steps';
import { Main } from '@/components/ui/main';
import { gone } from '@/lib/gone';
import { getRecipe } from '@/lib/recipes/queries';
import { servingsOf } from '@/lib/recipes/servings';

/** A recipe: ingredients, steps, and all products for the cart. `asked`: the servings in its path. */
export async function RecipePage({ id, asked }: { id: string; asked: string }) {
  const recipe = await getRecipe(id);
  if (!recipe.ok && recipe.why === 'gone') await gone();
  if (!recipe.ok) return <Unreached />;
  const servings = servingsOf(asked, recipe.value.servings);
  return (
    <Main className="column recipe">
      <RecipeHead recipe={recipe.value} />
      <KeptTicks recipe={id}>
        <div className="stack recipe-cooking">
          <RecipeIngredients recipe={recipe.value} servings={servings} />
          <RecipeSteps recipe={recipe.value} />
          <RecipeNutrition recipe={recipe.value} />
        </div>
        <RecipeShopping recipe={recipe.value} servings={servings} />
      </KeptTicks>
      <RecipeJsonLd recipe={recipe.value} />
    </Main>
  );
}
