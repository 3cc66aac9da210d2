import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { chooseRecipes, type RecipeFilter, recipesPath } from '@/lib/recipes/filters';
import { listRecipeCategories } from '@/lib/recipes/queries';

/** A row that scrolls sideways: everything, or one category. */
export async function RecipeKinds({ filter }: { filter: RecipeFilter }) {
  const [categories, t] = await Promise.all([listRecipeCategories(), getTranslations('recipes')]);
  if (categories.length === 0) return null;
  const to = (category: string) => recipesPath(chooseRecipes(filter, { category }));
  return (
    <nav aria-label={t('categories')} className="list-categories">
      <Link to={to('')} aria-current={filter.category === '' ? 'true' : undefined}>
        <i>
          <Icon name="utensils" />
        </i>
        {t('everything')}
      </Link>
      {categories.map(({ id, title, picture }) => (
        <Link key={id} to={to(id)} aria-current={filter.category === id ? 'true' : undefined}>
          <i>
            <Picture source={picture} alt="" widths={[104]} sizes="48px" />
          </i>
          {title}
        </Link>
      ))}
    </nav>
  );
}
