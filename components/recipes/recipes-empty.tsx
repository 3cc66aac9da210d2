import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { isRecipeFilter, type RecipeFilter } from '@/lib/recipes/filters';

/** Shown where no recipe matches, or where there are none yet. */
export async function RecipesEmpty({ filter }: { filter: RecipeFilter }) {
  const t = await getTranslations('recipes');
  const isFiltered = isRecipeFilter(filter);
  return (
    <EmptyState>
      <EmptyStateMark name="utensils" />
      <h2>{t(isFiltered ? 'noneMatch' : 'none')}</h2>
      <p>{t(isFiltered ? 'noneMatchHint' : 'noneHint')}</p>
      <EmptyStateActions>
        <Link to={isFiltered ? '/recipes' : '/shops'} className={buttonClass('main')}>
          {t(isFiltered ? 'all' : 'toShops')}
        </Link>
      </EmptyStateActions>
    </EmptyState>
  );
}
