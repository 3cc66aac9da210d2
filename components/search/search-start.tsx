import { getTranslations } from 'next-intl/server';
import { RecentSearches } from '@/components/search/recent-searches';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { listCategories } from '@/lib/shops/queries';

/** The search page before a search: the field, the last searches, and kitchens to begin with. */
export async function SearchStart() {
  const t = await getTranslations('search');
  const kitchens = await listCategories('shop');
  return (
    <main id="content" tabIndex={-1} className="column grid gap-8 py-8">
      <div className="grid gap-4">
        <h1>{t('startTitle')}</h1>
        <p className="text-lead text-soft">{t('startBody')}</p>
      </div>
      <RecentSearches />
      {kitchens.ok && kitchens.value.length > 0 && (
        <section aria-labelledby="kitchens" className="grid gap-3">
          <h2 id="kitchens">{t('kitchens')}</h2>
          <ul className="kitchens">
            {kitchens.value.slice(0, 12).map(({ id, title, picture }) => (
              <li key={id}>
                <Link to={`/restaurants?category=${id}`} className="result-line">
                  <span className="result-picture">
                    <Picture source={picture} alt="" widths={[104, 208]} sizes="64px" />
                  </span>
                  <b>{title}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
