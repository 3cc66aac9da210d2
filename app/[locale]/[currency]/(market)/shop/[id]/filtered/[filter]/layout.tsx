import type { ReactNode } from 'react';
import { FilteredList } from '@/components/shop/menu/filtered-list';
import { ShopFrame } from '@/components/shop/shop-frame';
import { decodeSegment } from '@/lib/paths/decode-segment';
import { parseProductFilter } from '@/lib/products/product-filter';
import { listFiltered } from '@/lib/products/queries';
import { askAhead } from '@/lib/shops/ask-ahead';

interface FilteredLayoutProps {
  /** The filter as the query of the public path (lib/shops/inner-path.ts). */
  params: Promise<{ id: string; filter: string }>;
  children: ReactNode;
}

export default async function FilteredLayout({ params, children }: FilteredLayoutProps) {
  const { id, filter: query } = await params;
  const filter = parseProductFilter(new URLSearchParams(decodeSegment(query)));
  askAhead(id, shopId => listFiltered(shopId, filter));
  return (
    <ShopFrame id={id} product={children}>
      <FilteredList shopId={id} filter={filter} />
    </ShopFrame>
  );
}
