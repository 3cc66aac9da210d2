import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { categoriesOf } from '@/lib/shops/categories';
import { choose, listPath, type ShopFilter } from '@/lib/shops/filters';
import type { ShopType } from '@/lib/shops/queries';

/** Chooses everything, the newest, or one category: the three exclude each other (docs/behaviour.md 4.4). */
export async function CategoryLinks({ type, filter }: { type: ShopType; filter: ShopFilter }) {
  const [categories, t] = await Promise.all([categoriesOf(type), getTranslations('list')]);
  const to = (choice: Partial<ShopFilter>) => listPath(type, choose(filter, choice));
  return (
    <nav aria-label={t('categories')} className="list-categories">
      <Link
        to={to({ category: '', newest: false })}
        aria-current={!filter.category && !filter.newest ? 'true' : undefined}
      >
        {t('all')}
      </Link>
      <Link to={to({ newest: true })} aria-current={filter.newest ? 'true' : undefined}>
        {t('newest')}
      </Link>
      {categories.map(({ id, title, picture }) => (
        <Link key={id} to={to({ category: id })} aria-current={filter.category === id ? 'true' : undefined}>
          {picture && (
            <i>
              <Picture source={picture} alt="" widths={[64]} sizes="32px" />
            </i>
          )}
          {title}
        </Link>
      ))}
    </nav>
  );
}
