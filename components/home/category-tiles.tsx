import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Category } from '@/lib/shops/schema';

/** Links to the shop categories, as plain tiles with text. */
export async function CategoryTiles({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  const t = await getTranslations('home');
  return (
    <section className="column">
      <RowHead title={t('categories')} />
      <ul className="home-tiles">
        {categories.map(({ id, title, picture }) => (
          <li key={id}>
            <Link to={`/restaurants?category=${id}`}>
              <i>
                <Picture source={picture} alt="" widths={[208]} sizes="96px" />
              </i>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
