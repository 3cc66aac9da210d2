import type { ReactNode } from 'react';
import { FoundList } from '@/components/shop/found-list';
import { ShopFrame } from '@/components/shop/shop-frame';
import { decodeSegment } from '@/lib/shops/paths';

interface FindLayoutProps {
  params: Promise<{ id: string; q: string }>;
  children: ReactNode;
}

export default async function FindLayout({ params, children }: FindLayoutProps) {
  const { id, q } = await params;
  return (
    <ShopFrame id={id} product={children}>
      <FoundList shopId={id} words={decodeSegment(q)} />
    </ShopFrame>
  );
}
