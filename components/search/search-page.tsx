import { getTranslations } from 'next-intl/server';
import { Unreached } from '@/components/errors/unreached';
import { CategoryHits } from '@/components/search/category-hits';
import { NarrowProducts } from '@/components/search/narrow-products';
import { NothingFound } from '@/components/search/nothing-found';
import { RecentSearches } from '@/components/search/recent-searches';
import { ResultList } from '@/components/search/result-list';
import { SearchStart } from '@/components/search/search-start';
import { UnreadList } from '@/components/search/unread-list';
import { Main } from '@/components/ui/main';
import { pageMarket } from '@/lib/market/market';
import { type Narrowing, narrowingQuery } from '@/lib/search/narrowing';
import { documentOf, findCategories, findProducts, findShops } from '@/lib/search/queries';
import { lastPage } from '@/lib/search/schema';
import type { Place } from '@/lib/view/view';

interface SearchPageProps {
  term: string;
  place: Place;
  /** The number of pages shown of each list, as in the URL. */
  pages: { shops: string; products: string };
  only: Narrowing;
}

export async function SearchPage({ term, place, pages, only }: SearchPageProps) {
  if (term === '') return <SearchStart />;
  const t = await getTranslations('search');
  const market = await pageMarket();
  const shown = { shops: pagesOf(pages.shops), products: pagesOf(pages.products) };
  const search = { term, place, market, only };
  const isNarrowed = only.vegetarian || only.deals;
  const [categories, shops, products] = await Promise.all([
    findCategories(search),
    findShops(search),
    findProducts(search, shown.products),
  ]);
  const found = [
    { kind: 'shops' as const, list: shops },
    { kind: 'products' as const, list: products },
  ];
  const unread = found.filter(({ list }) => !list.ok);
  const lists = found.flatMap(({ kind, list }) =>
    list.ok && (list.value.total > 0 || (isNarrowed && kind === 'products'))
      ? [{ kind, document: documentOf(list.value, shown[kind]) }]
      : [],
  );
  const hasFound = lists.length + categories.total > 0;
  // What could not be read may hold hits, so the search has not found nothing.
  if (unread.length === found.length || (unread.length > 0 && !hasFound)) return <Unreached />;
  return (
    <Main className="column roomy grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <h1>{t('titleFor', { term })}</h1>
      <CategoryHits lines={categories.lines} title={t('categoryHits')} />
      {!hasFound && <NothingFound term={term} />}
      {lists.length + unread.length > 0 && (
        <div className={lists.length + unread.length === 2 ? 'grid items-start gap-10 lg:grid-cols-2' : undefined}>
          {lists.map(({ kind, document }) => (
            <ResultList
              key={kind}
              kind={kind}
              found={document}
              pathOf={page => `/search?${queryOf(term, { ...shown, [kind]: page }, only)}`}
            >
              {kind === 'products' && (
                <NarrowProducts
                  only={only}
                  pathOf={other => `/search?${queryOf(term, { ...shown, products: 1 }, other)}`}
                />
              )}
            </ResultList>
          ))}
          {unread.map(({ kind }) => (
            <UnreadList key={kind} kind={kind} />
          ))}
        </div>
      )}
      <RecentSearches />
    </Main>
  );
}

function pagesOf(text: string): number {
  const pages = /^\d{1,2}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(pages, 1), lastPage);
}

function queryOf(term: string, shown: { shops: number; products: number }, only: Narrowing): URLSearchParams {
  const query = new URLSearchParams({ q: term, ...narrowingQuery(only) });
  if (shown.shops > 1) query.set('shops', String(shown.shops));
  if (shown.products > 1) query.set('products', String(shown.products));
  return query;
}
