import { getTranslations } from 'next-intl/server';
import { Unreached } from '@/components/errors/unreached';
import { RecipeCard } from '@/components/recipes/recipe-card';
import { RecipeCategoryLinks } from '@/components/recipes/recipe-category-links';
import { RecipeFilters } from '@/components/recipes/recipe-filters';
import { RecipesEmpty } from '@/components/recipes/recipes-empty';
import { RecipesJsonLd } from '@/components/recipes/recipes-json-ld';
import { Main } from '@/components/ui/main';
import { Pagination } from '@/components/ui/pagination';
import type { ListPage } from '@/lib/api/envelopes';
import { leadToLastPage } from '@/lib/last-page';
import { type RecipeFilter, recipesPath } from '@/lib/recipes/filters';
import { listRecipes } from '@/lib/recipes/queries';
import type { RecipeBrief } from '@/lib/recipes/schema';

/** All recipes, for both the list without filters and its filtered twin. */
export async function RecipesPage({ filter }: { filter: RecipeFilter }) {
  const [found, t] = await Promise.all([listRecipes(filter), getTranslations('recipes')]);
  // The API refuses a category or a shop that no longer exists; then nothing matches.
  if (!found.ok && found.why !== 'refused') return <Unreached />;
  const pathOf = (page: number) => recipesPath({ ...filter, page });
  if (found.ok) await leadToLastPage(found.value, filter.page, pathOf);
  const { items, page, lastPage, total } = found.ok ? found.value : nothing;
  return (
    <Main className="column roomy recipes">
      <header className="grid gap-1">
        <h1>{t('title')}</h1>
        <p className="max-w-reading text-lead text-soft">{t('lead')}</p>
      </header>
      <RecipeCategoryLinks filter={filter} />
      <RecipeFilters filter={filter} shop={filter.shop === '' ? '' : (items[0]?.shopTitle ?? '')} />
      <p role="status" className="text-small text-soft">
        {t('found', { count: total })}
      </p>
      {items.length > 0 ? (
        <ul className="shop-grid">
          {items.map((recipe, index) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <RecipesEmpty filter={filter} />
      )}
      <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
      <RecipesJsonLd recipes={items} />
    </Main>
  );
}

const nothing: ListPage<RecipeBrief> = { items: [], page: 1, lastPage: 1, total: 0 };
