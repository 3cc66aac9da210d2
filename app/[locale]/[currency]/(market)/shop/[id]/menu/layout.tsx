import type { ReactNode } from 'react';
import { Menu } from '@/components/shop/menu/menu';
import { ShopFrame } from '@/components/shop/shop-frame';
import { withChoices } from '@/lib/products/choosable';
import { askAhead } from '@/lib/shops/ask-ahead';

/** Keeps the menu in place while a product (the page) opens over it and closes. */
export default async function MenuLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>;
  children: ReactNode;
}) {
  const { id } = await params;
  askAhead(id, withChoices);
  return (
    <ShopFrame id={id} product={children}>
      <Menu shopId={id} />
    </ShopFrame>
  );
}
