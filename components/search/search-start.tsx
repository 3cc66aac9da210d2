import { getTranslations } from 'next-intl/server';
import { CategoryHits } from '@/components/search/category-hits';
import { RecentSearches } from '@/components/search/recent-searches';
import { SeenShops } from '@/components/search/seen-shops';
import { Main } from '@/components/ui/main';
import { categoryLine } from '@/lib/search/hits';
import { categoriesOf } from '@/lib/shops/list/categories';

/** The search page before a search: the field, the recent searches, the shops seen last, and categories to begin with. */
export async function SearchStart() {
  const t = await getTranslations('search');
  const categories = (await categoriesOf('restaurant')).slice(0, 12);
  return (
    <Main className="column grid gap-8 py-8">
      <div className="grid gap-4">
        <h1>{t('startTitle')}</h1>
        <p className="text-lead text-soft">{t('startBody')}</p>
      </div>
      <RecentSearches />
      <SeenShops />
      <CategoryHits lines={categories.map(category => categoryLine(category, 'restaurant'))} title={t('categories')} />
    </Main>
  );
}
