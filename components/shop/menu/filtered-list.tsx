import { getTranslations } from 'next-intl/server';
import { ListedProducts } from '@/components/shop/menu/listed-products';
import { MenuEmpty } from '@/components/shop/menu/menu-empty';
import { MenuFrame } from '@/components/shop/menu/menu-frame';
import { ProductFilters } from '@/components/shop/menu/product-filters';
import { SubSections, titleOf } from '@/components/shop/menu/sub-sections';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { gone } from '@/lib/gone';
import { leadToLastPage } from '@/lib/last-page';
import { brandNames } from '@/lib/products/brands';
import type { ProductFilter } from '@/lib/products/product-filter';
import { getMenu, listFiltered } from '@/lib/products/queries';
import { findSection, type MenuProduct, type MenuSection, mostBrands } from '@/lib/products/schema';
import { filteredPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

/** The products of a shop, a section or a search, narrowed and ordered as chosen, page by page. */
export async function FilteredList({ shopId, filter }: { shopId: string; filter: ProductFilter }) {
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const [t, list, menu, found] = await Promise.all([
    getTranslations('shop'),
    getTranslations('list'),
    getMenu(shop.value.id),
    listFiltered(shop.value.id, filter),
  ]);
  if (!found.ok) return found.why === 'offline' ? <MenuEmpty isOffline /> : gone();
  const pathOf = (page: number) => filteredPath(shop.value, { ...filter, page });
  await leadToLastPage(found.value, filter.page, pathOf);
  const sections = menu.ok ? menu.value.sections : [];
  const own = findSection(sections, filter.section);
  const { items, total, lastPage } = found.value;
  const offers = offersOf(filter, own ? [own] : sections, items);
  const sectionPath = (section: string) => filteredPath(shop.value, { ...filter, section, words: '', page: 1 });
  return (
    <MenuFrame shop={shop.value} sections={sections} current={own} pathOf={sectionPath}>
      <section aria-labelledby="filtered">
        <h2 id="filtered">
          {filter.words === '' ? (
            <>
              {own ? titleOf(own, filter.section) : await choiceOf(filter, offers.brands)}{' '}
              <small>{t('count', { count: total })}</small>
            </>
          ) : (
            t('found', { count: total, words: filter.words })
          )}
        </h2>
        {own && <SubSections shop={shop.value} section={own} filter={filter} />}
        <ProductFilters shop={shop.value} filter={filter} offers={offers} />
        {total === 0 && (
          <EmptyState>
            <p>{list('emptyTitle')}</p>
          </EmptyState>
        )}
        <ListedProducts shop={shop.value} products={items} list={filteredPath(shop.value, filter)} />
        <Pagination page={filter.page} lastPage={lastPage} pathOf={pathOf} />
      </section>
    </MenuFrame>
  );
}

/** What a list of the whole shop is narrowed to. */
async function choiceOf({ brand, deals }: ProductFilter, stated: string[]): Promise<string> {
  const [t, list] = await Promise.all([getTranslations('shop'), getTranslations('list')]);
  const name = brand === '' ? undefined : (await brandNames(stated)).get(brand);
  return name ?? (deals ? list('deals') : t('wholeMenu'));
}

/** What the menu says of these sections; of what a search has found nobody knows. */
function offersOf({ words, brand }: ProductFilter, sections: MenuSection[], items: MenuProduct[]) {
  // The query may name any brand: it is one of the shop's where a product states it.
  const chosen = brand !== '' && items.some(({ brandId }) => brandId === brand) ? [brand] : [];
  if (words !== '') return { hasDeals: true, brands: chosen };
  return {
    hasDeals: sections.some(({ hasDeals }) => hasDeals),
    brands: [...new Set([...chosen, ...sections.flatMap(({ brands }) => brands)])].slice(0, mostBrands),
  };
}
