import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MenuBar } from '@/components/shop/menu/menu-bar';
import type { MenuSection } from '@/lib/products/schema';
import { shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

interface MenuFrameProps {
  shop: Shop;
  sections: MenuSection[];
  /** The section that is shown, if it is one. */
  current: MenuSection | undefined;
  /** The path of another section's list. */
  pathOf: (sectionId: string) => string;
  children: ReactNode;
}

/** The bar with the shop's sections, around a list of a part of its products. */
export async function MenuFrame({ shop, sections, current, pathOf, children }: MenuFrameProps) {
  const t = await getTranslations('shop');
  const links = sections.map(({ id, title }) => ({ title, to: pathOf(id), isCurrent: id === current?.id }));
  return (
    <div className="menu" data-type={shop.hasShelves ? 'shop' : undefined}>
      <MenuBar sections={[{ title: t('wholeMenu'), to: shopPath(shop) }, ...links]} />
      {children}
    </div>
  );
}
