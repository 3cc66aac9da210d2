import type { ReactNode } from 'react';
import { OrderedAt } from '@/components/orders/again/ordered-at';
import { ShopFrame } from '@/components/shop/shop-frame';

interface OrderedLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Keeps the list in place while a product (the page) opens over it and closes. */
export default async function OrderedLayout({ params, children }: OrderedLayoutProps) {
  const { id } = await params;
  return (
    <ShopFrame id={id} product={children} isOrdered>
      <OrderedAt shopId={id} />
    </ShopFrame>
  );
}
