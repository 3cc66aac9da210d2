import { getTranslations } from 'next-intl/server';
import type { Recipe } from '@/lib/recipes/schema';

/** The nutrition facts, as the shop states them. */
export async function RecipeNutrition({ recipe: { nutrition, calories } }: { recipe: Recipe }) {
  if (nutrition.length === 0) return null;
  const t = await getTranslations('recipes');
  return (
    <section aria-labelledby="nutrition" className="grid gap-3">
      <h2 id="nutrition">{t('nutrition')}</h2>
      <table className="recipe-nutrition">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('nutrient')}</th>
            <th scope="col">{t('weight')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {calories > 0 && (
            <tr>
              <th scope="row">{t('energy')}</th>
              <td>{t('calories', { count: calories })}</td>
              <td />
            </tr>
          )}
          {nutrition.map(({ title, weight, percentage }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <bdi>{weight}</bdi>
              </td>
              <td>{percentage > 0 && t('percent', { percent: percentage })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
