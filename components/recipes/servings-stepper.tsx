import { getTranslations } from 'next-intl/server';
import { CountedPresses } from '@/components/recipes/counted-presses.client';
import { Link } from '@/components/ui/link';
import { recipePath } from '@/lib/recipes/paths';
import type { Recipe } from '@/lib/recipes/schema';
import { mostServings } from '@/lib/recipes/servings';

/** The number of servings. Each number is a page of its own, so the two buttons are links. */
export async function ServingsStepper({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const t = await getTranslations('recipes');
  const to = (step: 'minus' | 'plus', count: number) => (
    <Link to={recipePath(recipe, count)} data-step={step} data-keep-scroll="" aria-label={t('countFor', { count })} />
  );
  return (
    <CountedPresses label={t('servings')} servings={servings} given={recipe.servings}>
      {servings > 1 && to('minus', servings - 1)}
      <output>{t('serves', { count: servings })}</output>
      {servings < mostServings && to('plus', servings + 1)}
    </CountedPresses>
  );
}
