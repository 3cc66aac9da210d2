import type { ReactNode } from 'react';
import { CartBar } from '@/components/cart/cart-button';
import { ErrorPage } from '@/components/errors/error-page';
import { SearchBox } from '@/components/search/search-box';
import { Header } from '@/components/shell/header';
import { idShape, uuidShape } from '@/lib/api/shapes';
import { gone } from '@/lib/gone';
import { getShop } from '@/lib/shops/queries';

export default async function ShopLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>;
  children: ReactNode;
}) {
  const { id } = await params;
  if (!idShape.test(id) && !uuidShape.test(id)) return gone();
  const shop = await getShop(id);
  if (!shop.ok && shop.why === 'gone') return gone();
  const searched = shop.ok ? { shop: { id: shop.value.id, title: shop.value.title } } : {};
  return (
    <>
      <Header search={<SearchBox {...searched} />} />
      {shop.ok ? (
        <>
          {children}
          <CartBar />
        </>
      ) : (
        <main id="content" tabIndex={-1}>
          <ErrorPage />
        </main>
      )}
    </>
  );
}
