import type { ReactNode } from 'react';
import { SectionList } from '@/components/shop/menu/section-list';
import { ShopFrame } from '@/components/shop/shop-frame';
import { listSection } from '@/lib/products/queries';
import { askAhead } from '@/lib/shops/ask-ahead';

interface SectionLayoutProps {
  params: Promise<{ id: string; section: string; page: string }>;
  children: ReactNode;
}

export default async function SectionLayout({ params, children }: SectionLayoutProps) {
  const { id, section, page } = await params;
  askAhead(id, shopId => listSection(shopId, section, Number(page)));
  return (
    <ShopFrame id={id} product={children}>
      <SectionList shopId={id} sectionId={section} page={Number(page)} />
    </ShopFrame>
  );
}
