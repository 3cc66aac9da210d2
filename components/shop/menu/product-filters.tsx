import { getTranslations } from 'next-intl/server';
import { FilterChip } from '@/components/ui/filter-chip';
import { brandNames } from '@/lib/products/brands';
import { type ProductFilter, productSorts } from '@/lib/products/product-filter';
import { filteredPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

interface ProductFiltersProps {
  shop: Shop;
  filter: ProductFilter;
  /** What the list is known to have; an active choice is shown in any case. */
  offers: { hasDeals: boolean; brands: string[] };
}

/** Orders and narrows a long list of the shop's products, by links on a row that scrolls sideways on phones. */
export async function ProductFilters({ shop, filter, offers }: ProductFiltersProps) {
  const [list, t] = await Promise.all([getTranslations('list'), getTranslations('shop')]);
  const { sort, deals, brand } = filter;
  const offered = offers.brands.length > 1 ? offers.brands : [];
  const brands = [...new Set([brand, ...offered])].filter(id => id !== '');
  const names = brands.length > 0 ? await brandNames(offers.brands) : new Map<string, string>();
  const words = { cheapest: t('cheapest'), popular: list('popular') };
  const chips: { text: string; isOn: boolean; choice: Partial<ProductFilter> }[] = [
    ...productSorts.map(name => ({
      text: words[name],
      isOn: sort === name,
      choice: { sort: sort === name ? ('' as const) : name },
    })),
    ...(deals || offers.hasDeals ? [{ text: list('deals'), isOn: deals, choice: { deals: !deals } }] : []),
    ...brands.flatMap(id => {
      // The chosen one can be taken back, also while its name is not known.
      const text = names.get(id) ?? (id === brand ? t('brand') : '');
      return text === '' ? [] : [{ text, isOn: id === brand, choice: { brand: id === brand ? '' : id } }];
    }),
  ];
  // What is chosen comes first, because the end of the row may be out of sight.
  const inOrder = [...chips.filter(({ isOn }) => isOn), ...chips.filter(({ isOn }) => !isOn)];
  return (
    <nav aria-label={list('filters')} className="sideways mb-3 gap-2 md:flex-wrap">
      {inOrder.map(({ text, isOn, choice }) => {
        const path = filteredPath(shop, { ...filter, page: 1, ...choice });
        // Not the text: two brands may have the same name.
        return <FilterChip key={path} to={path} text={text} isOn={isOn} />;
      })}
    </nav>
  );
}
