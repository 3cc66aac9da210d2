import { Unreached } from '@/components/errors/unreached';
import { CategoryLinks } from '@/components/lists/category-links';
import { EmptyList } from '@/components/lists/empty-list';
import { FilterSheet } from '@/components/lists/filter-sheet';
import { ListHead } from '@/components/lists/list-head';
import { ListJsonLd } from '@/components/lists/list-json-ld';
import { QuickFilters } from '@/components/lists/quick-filters';
import { ShopGrid } from '@/components/lists/shop-grid';
import { ShowMore } from '@/components/lists/show-more';
import { Main } from '@/components/ui/main';
import type { ShopType } from '@/lib/market/shop-type';
import { isNoMatch, noFilter, type ShopFilter } from '@/lib/shops/list/filters';
import { loadShopList, type ShopList } from '@/lib/shops/list/load-list';
import { listTypeOf, listWords } from '@/lib/shops/list/one-list';
import { readNear, readOnceReached } from '@/lib/shops/list/read-near';
import type { Place } from '@/lib/view/view';

interface ShopListPageProps {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
}

/** All restaurants, or all shops, for both the list without filters and its filtered twin. */
export async function ShopListPage({ type: asked, place, filter: wanted }: ShopListPageProps) {
  const [type, { title }] = await Promise.all([listTypeOf(asked), listWords(asked)]);
  // A filtered list of a place that nobody delivers to would be read twice, five hundred shops each time
  // (docs/decisions/054).
  const read = wanted === noFilter ? readNear : readOnceReached;
  const { found, isReached, listPlace } = await read(place, near =>
    loadShopList({ type, place: near, filter: wanted }),
  );
  if (!found.ok && !isNoMatch(found, wanted)) return <Unreached />;
  const list: ShopList = found.ok ? found.value : { shops: [], total: 0, firstPage: 1, page: 1, lastPage: 1 };
  const hasFees = list.shops.length === 0 || list.shops.some(({ terms }) => terms !== null);
  // The API's own order, which no customer could tell from another, is not called a sort by fee.
  const filter: ShopFilter = hasFees || wanted.sort !== 'fee' ? wanted : { ...wanted, sort: '' };
  return (
    <Main className="column roomy shop-list">
      <ListHead type={type} place={place} filter={filter} total={list.total} isReached={isReached} />
      <CategoryLinks type={type} filter={filter} />
      <FilterSheet type={type} filter={filter} place={listPlace} hasFees={hasFees} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
        <QuickFilters type={type} filter={filter} />
        {list.shops.length > 0 ? (
          <ShopGrid shops={list.shops} place={place} reachOf={list.reachOf} fulfilment={filter.fulfilment} />
        ) : (
          <EmptyList type={type} place={listPlace} filter={filter} />
        )}
        <ShowMore type={type} filter={filter} list={list} />
      </div>
      <ListJsonLd name={title} path={`/${type}s`} shops={list.shops} />
    </Main>
  );
}
