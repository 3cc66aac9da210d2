import type { ReactNode } from 'react';
import { Heart } from '@/components/liked/heart';
import { ShopBonus } from '@/components/shop/shop-bonus';
import { ShopJsonLd } from '@/components/shop/shop-json-ld';
import { ShopTerms } from '@/components/shop/shop-terms';
import { ShopTitle } from '@/components/shop/shop-title';
import { Picture } from '@/components/ui/picture';
import { getShop } from '@/lib/shops/queries';

interface ShopFrameProps {
  id: string;
  /** The opened product, if any. */
  product: ReactNode;
  /** The list that the product opens over. */
  children: ReactNode;
}

/** A shop's page: its name and cover, the opened product, its terms, and a list of what it sells. */
export async function ShopFrame({ id, product, children }: ShopFrameProps) {
  const found = await getShop(id);
  // The layout above says why there is none.
  if (!found.ok) return null;
  const shop = found.value;
  return (
    <main id="content" tabIndex={-1} className="shop-page column pb-16">
      <div className="shop-banner">
        <Picture
          source={shop.cover}
          alt=""
          widths={[480, 828, 1080, 1440]}
          sizes="(width >= 1200px) 1136px, 100vw"
          isFirst
        />
        <Heart shop={shop} />
      </div>
      <ShopTitle shop={shop} />
      {product}
      <ShopTerms shop={shop} />
      <ShopBonus shop={shop} />
      {children}
      <ShopJsonLd shop={shop} />
    </main>
  );
}
