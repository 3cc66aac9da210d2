import { getTranslations } from 'next-intl/server';
import { MenuBar } from '@/components/shop/menu-bar';
import { MenuEmpty } from '@/components/shop/menu-empty';
import { ProductFilters } from '@/components/shop/product-filters';
import { ProductRows } from '@/components/shop/product-rows';
import { SubSections, titleOf } from '@/components/shop/sub-sections';
import { VegetarianFound } from '@/components/shop/vegetarian';
import { Pagination } from '@/components/ui/pagination';
import { gone } from '@/lib/gone';
import { isInStock } from '@/lib/products/offers';
import { noProductFilter } from '@/lib/products/product-filter';
import { getMenu, listSection } from '@/lib/products/queries';
import { findSection } from '@/lib/products/schema';
import { sectionPath, shopPath } from '@/lib/shops/paths';
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
  if (items.length === 0) return gone();
  const links = sections.map(({ id, title }) => ({
    title,
    to: sectionPath(shop.value, id),
    isCurrent: id === own?.id,
  }));
  const filter = { ...noProductFilter, section: sectionId };
  return (
    <div className="menu" data-type={shop.value.hasShelves ? 'shop' : undefined}>
      <MenuBar sections={[{ title: t('wholeMenu'), to: shopPath(shop.value) }, ...links]} />
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
        <VegetarianFound products={items} />
        <ProductRows
          products={items}
          list={sectionPath(shop.value, sectionId, page)}
          look={shop.value.hasShelves ? 'tiles' : undefined}
        />
        <Pagination page={page} lastPage={lastPage} pathOf={number => sectionPath(shop.value, sectionId, number)} />
      </section>
    </div>
  );
}
