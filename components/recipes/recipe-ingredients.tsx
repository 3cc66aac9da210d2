import { getTranslations } from 'next-intl/server';
import { ServingsStepper } from '@/components/recipes/servings-stepper';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { Recipe } from '@/lib/recipes/schema';
import { scaleLine } from '@/lib/recipes/servings';

/** The ingredients to measure out, with checkboxes for the kitchen. */
export async function RecipeIngredients({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('recipes'), pageMarket()]);
  const lines = recipe.ingredients.map(line => scaleLine(line, servings / recipe.servings, languageTag(locale)));
  return (
    <section aria-labelledby="ingredients" className="grid gap-3">
      <div className="spread">
        <h2 id="ingredients">{t('ingredients')}</h2>
        <ServingsStepper recipe={recipe} servings={servings} />
      </div>
      {servings !== recipe.servings && (
        <p className="text-small text-soft">{t('counted', { count: recipe.servings })}</p>
      )}
      <ul className="recipe-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what the operator has written may be there twice.
          <li key={index}>
            <label>
              <input type="checkbox" autoComplete="off" />
              <bdi>{line}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
