import { getTranslations } from 'next-intl/server';
import { CategoryLink, CategoryPicture } from '@/components/lists/category-link';
import { Icon } from '@/components/ui/icon';
import { chooseRecipes, type RecipeFilter, recipesPath } from '@/lib/recipes/filters';
import { listRecipeCategories } from '@/lib/recipes/queries';

/** A row that scrolls sideways: everything, or one category. */
export async function RecipeCategoryLinks({ filter }: { filter: RecipeFilter }) {
  const [categories, t] = await Promise.all([listRecipeCategories(), getTranslations('recipes')]);
  if (categories.length === 0) return null;
  const to = (category: string) => recipesPath(chooseRecipes(filter, { category }));
  return (
    <nav aria-label={t('categories')} className="list-categories">
      <CategoryLink
        to={to('')}
        isCurrent={filter.category === ''}
        mark={<Icon name="utensils" />}
        title={t('everything')}
      />
      {categories.map(({ id, title, picture }) => (
        <CategoryLink
          key={id}
          to={to(id)}
          isCurrent={filter.category === id}
          mark={<CategoryPicture source={picture} />}
          title={title}
        />
      ))}
    </nav>
  );
}
