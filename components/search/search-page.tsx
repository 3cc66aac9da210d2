import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/components/errors/error-page';
import { NothingFound } from '@/components/search/nothing-found';
import { RecentSearches } from '@/components/search/recent-searches';
import { ResultList } from '@/components/search/result-list';
import { SearchStart } from '@/components/search/search-start';
import { pageMarket } from '@/lib/market/market';
import { findProducts, findShops, readDocument } from '@/lib/search/queries';
import { lastPage } from '@/lib/search/schema';
import type { Place } from '@/lib/view/view';

interface SearchPageProps {
  term: string;
  place: Place;
  /** The number of pages shown of each list, as in the URL. */
  pages: { shops: string; products: string };
}

export async function SearchPage({ term, place, pages }: SearchPageProps) {
  if (term === '') return <SearchStart />;
  const t = await getTranslations('search');
  const market = await pageMarket();
  const shown = { shops: pagesOf(pages.shops), products: pagesOf(pages.products) };
  const [shops, products] = await Promise.all([
    readDocument(shown.shops, page => findShops(term, place, page, market)),
    readDocument(shown.products, page => findProducts(term, page, market)),
  ]);
  if (!shops.ok && !products.ok)
    return (
      <main id="content" tabIndex={-1}>
        <ErrorPage />
      </main>
    );
  const pathWith = (change: Partial<typeof shown>) => `/search?${queryOf(term, { ...shown, ...change })}`;
  const lists = [
    shops.ok && shops.value.total > 0 && (
      <ResultList key="shops" kind="shops" found={shops.value} pathOf={page => pathWith({ shops: page })} />
    ),
    products.ok && products.value.total > 0 && (
      <ResultList key="products" kind="products" found={products.value} pathOf={page => pathWith({ products: page })} />
    ),
  ].filter(Boolean);
  return (
    <main id="content" tabIndex={-1} className="column grid gap-8 py-8">
      <h1>{t('titleFor', { term })}</h1>
      {lists.length === 0 ? (
        <NothingFound term={term} />
      ) : (
        <div className={lists.length === 2 ? 'grid items-start gap-10 lg:grid-cols-2' : 'max-w-reading'}>{lists}</div>
      )}
      <RecentSearches />
    </main>
  );
}

function pagesOf(text: string): number {
  const pages = /^\d{1,2}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(pages, 1), lastPage);
}

function queryOf(term: string, shown: { shops: number; products: number }): URLSearchParams {
  const query = new URLSearchParams({ q: term });
  if (shown.shops > 1) query.set('shops', String(shown.shops));
  if (shown.products > 1) query.set('products', String(shown.products));
  return query;
}
