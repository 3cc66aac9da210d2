import type { ReactNode } from 'react';
import { ShopSearch } from '@/components/search/shop-search';
import { BelowShop } from '@/components/shop/below-shop';
import { idShape, uuidShape } from '@/lib/api/shapes';
import { gone } from '@/lib/gone';

/** Does not wait for the shop itself, so that the answers for its pages are requested at the same time. */
export default async function ShopLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>;
  children: ReactNode;
}) {
  const { id } = await params;
  if (!idShape.test(id) && !uuidShape.test(id)) return gone();
  return (
    <>
      <ShopSearch id={id} />
      {children}
      <BelowShop id={id} />
    </>
  );
}
