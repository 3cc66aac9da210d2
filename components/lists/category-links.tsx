import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { categoriesOf } from '@/lib/shops/categories';
import { choose, listPath, noFilter, type ShopFilter } from '@/lib/shops/filters';
import type { ShopType } from '@/lib/shops/queries';

/** Categories on the home page; the list of restaurants shows all. */
const mostAtHome = 12;

/**
 * A row that scrolls sideways: everything, the newest, or one category, which exclude each other (docs/behaviour.md
 * 4.4). The home page has it too, without a filter.
 */
export async function CategoryLinks({ type, filter }: { type: ShopType; filter?: ShopFilter }) {
  const [categories, t] = await Promise.all([categoriesOf(type), getTranslations('list')]);
  const to = (choice: Partial<ShopFilter>) => listPath(type, choose(filter ?? noFilter, choice));
  return (
    <nav aria-label={t('categories')} className="list-categories">
      <Link
        to={to({ category: '', newest: false })}
        aria-current={filter && !filter.category && !filter?.newest ? 'true' : undefined}
      >
        <i>
          <Icon name={type === 'restaurant' ? 'utensils' : 'basket'} />
        </i>
        {t('all')}
      </Link>
      <Link to={to({ newest: true })} aria-current={filter?.newest ? 'true' : undefined}>
        <i>
          <Icon name="flame" />
        </i>
        {t('newest')}
      </Link>
      {(filter === undefined ? categories.slice(0, mostAtHome) : categories).map(({ id, title, picture }) => (
        <Link key={id} to={to({ category: id })} aria-current={filter?.category === id ? 'true' : undefined}>
          <i>
            <Picture source={picture} alt="" widths={[104]} sizes="48px" />
          </i>
          {title}
        </Link>
      ))}
    </nav>
  );
}
