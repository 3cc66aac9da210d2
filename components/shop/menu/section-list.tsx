import { getTranslations } from 'next-intl/server';
import { ListedProducts } from '@/components/shop/menu/listed-products';
import { MenuEmpty } from '@/components/shop/menu/menu-empty';
import { MenuFrame } from '@/components/shop/menu/menu-frame';
import { ProductFilters } from '@/components/shop/menu/product-filters';
import { SubSections, titleOf } from '@/components/shop/menu/sub-sections';
import { Pagination } from '@/components/ui/pagination';
import { gone } from '@/lib/gone';
import { leadToLastPage } from '@/lib/last-page';
import { isInStock } from '@/lib/products/offers';
import { noProductFilter } from '@/lib/products/product-filter';
import { getMenu, listSection } from '@/lib/products/queries';
import { findSection } from '@/lib/products/schema';
import { sectionPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

interface SectionListProps {
  shopId: string;
  sectionId: string;
  page: number;
}

/** One section of a shop with thousands of products, page by page, with links to the other sections. */
export async function SectionList({ shopId, sectionId, page }: SectionListProps) {
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const [t, menu, section] = await Promise.all([
    getTranslations('shop'),
    getMenu(shop.value.id),
    listSection(shop.value.id, sectionId, page),
  ]);
  const sections = menu.ok ? menu.value.sections : [];
  const own = findSection(sections, sectionId);
  // The API refuses a category that does not exist; one of another shop is empty.
  if (menu.ok && own === undefined) return gone();
  if (!section.ok) return <MenuEmpty isOffline={section.why === 'offline'} />;
  const { items, total, lastPage } = section.value;
  const pathOf = (number: number) => sectionPath(shop.value, sectionId, number);
  await leadToLastPage(section.value, page, pathOf);
  if (items.length === 0) return gone();
  const filter = { ...noProductFilter, section: sectionId };
  return (
    <MenuFrame shop={shop.value} sections={sections} current={own} pathOf={id => sectionPath(shop.value, id)}>
      <section id={`section-${sectionId}`} aria-labelledby={`title-${sectionId}`}>
        <h2 id={`title-${sectionId}`}>
          {own && titleOf(own, sectionId)}{' '}
          {/* The API counts what is sold out, too, so of several pages there is no true number. */}
          {lastPage === 1 && <small>{t('count', { count: items.filter(isInStock).length })}</small>}
        </h2>
        {own && (
          <>
            <SubSections shop={shop.value} section={own} filter={filter} />
            {total > 1 && <ProductFilters shop={shop.value} filter={filter} offers={own} />}
          </>
        )}
        <ListedProducts shop={shop.value} products={items} list={sectionPath(shop.value, sectionId, page)} />
        <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
      </section>
    </MenuFrame>
  );
}
