import type { ReactNode } from 'react';
import { FoundList } from '@/components/shop/menu/found-list';
import { ShopFrame } from '@/components/shop/shop-frame';
import { decodeSegment } from '@/lib/paths/decode-segment';
import { searchInShop } from '@/lib/products/queries';
import { askAhead } from '@/lib/shops/ask-ahead';

interface FindLayoutProps {
  params: Promise<{ id: string; q: string }>;
  children: ReactNode;
}

export default async function FindLayout({ params, children }: FindLayoutProps) {
  const { id, q } = await params;
  const words = decodeSegment(q);
  askAhead(id, shopId => searchInShop(words, shopId));
  return (
    <ShopFrame id={id} product={children}>
      <FoundList shopId={id} words={words} />
    </ShopFrame>
  );
}
