import { getTranslations } from 'next-intl/server';
import { CategoryLink, CategoryPicture } from '@/components/lists/category-link';
import { Icon } from '@/components/ui/icon';
import type { ShopType } from '@/lib/market/shop-type';
import { categoriesOf } from '@/lib/shops/list/categories';
import { listPath, noFilter, type ShopFilter, withChoice } from '@/lib/shops/list/filters';

/** Categories on the home page; the list of restaurants shows all. */
const mostAtHome = 12;

/**
 * A row that scrolls sideways: everything, the newest, or one category, which exclude each other (docs/behaviour.md
 * 4.4). The home page has it too, without a filter.
 */
export async function CategoryLinks({ type, filter }: { type: ShopType; filter?: ShopFilter }) {
  const [categories, t] = await Promise.all([categoriesOf(type), getTranslations('list')]);
  const to = (choice: Partial<ShopFilter>) => listPath(type, withChoice(filter ?? noFilter, choice));
  return (
    <nav aria-label={t('categories')} className="list-categories">
      <CategoryLink
        to={to({ category: '', newest: false })}
        isCurrent={filter !== undefined && !filter.category && !filter.newest}
        mark={<Icon name={type === 'restaurant' ? 'utensils' : 'basket'} />}
        title={t('all')}
      />
      <CategoryLink
        to={to({ newest: true })}
        isCurrent={filter?.newest === true}
        mark={<Icon name="flame" />}
        title={t('newest')}
      />
      {(filter === undefined ? categories.slice(0, mostAtHome) : categories).map(({ id, title, picture }) => (
        <CategoryLink
          key={id}
          to={to({ category: id })}
          isCurrent={filter?.category === id}
          mark={<CategoryPicture source={picture} />}
          title={title}
        />
      ))}
    </nav>
  );
}
