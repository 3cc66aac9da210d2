import { getTranslations } from 'next-intl/server';
import type { Recipe } from '@/lib/recipes/schema';

/** The preparation in numbered steps. */
export async function RecipeSteps({ recipe: { steps } }: { recipe: Recipe }) {
  if (steps.length === 0) return null;
  const t = await getTranslations('recipes');
  return (
    <section aria-labelledby="steps" className="grid gap-3">
      <h2 id="steps">{t('steps')}</h2>
      <ol className="recipe-steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what the operator has written may be there twice.
          <li key={index}>
            <bdi>{step}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
