import { FilterChip } from '@/components/ui/filter-chip';
import type { ProductFilter } from '@/lib/products/product-filter';
import type { MenuSection } from '@/lib/products/schema';
import { filteredPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

interface SubSectionsProps {
  shop: Shop;
  section: MenuSection;
  /** Its section is this one or one of its sub-categories. */
  filter: ProductFilter;
}

/** A section's sub-categories, each a link to its own list; the one that is shown leads back to the whole section. */
export function SubSections({ shop, section, filter }: SubSectionsProps) {
  const parts = section.parts.filter(({ id, title }) => id !== '' && id !== section.id && title !== '');
  if (parts.length < 2) return null;
  return (
    <nav aria-label={section.title} className="sideways mb-3 gap-2 md:flex-wrap">
      {parts.map(({ id, title }) => {
        const isOn = filter.section === id;
        const to = filteredPath(shop, { ...filter, section: isOn ? section.id : id, page: 1 });
        return <FilterChip key={id} to={to} text={title} isOn={isOn} />;
      })}
    </nav>
  );
}

/** The title of a section, or of one of its sub-categories. */
export function titleOf({ title, parts }: MenuSection, id: string): string {
  return parts.find(part => part.id === id)?.title || title;
}
