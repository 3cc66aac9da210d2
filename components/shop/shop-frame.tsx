import type { ReactNode } from 'react';
import { ShopActions } from '@/components/shop/shop-actions';
import { ShopCart } from '@/components/shop/shop-cart';
import { ShopClosed } from '@/components/shop/shop-closed';
import { ShopFar } from '@/components/shop/shop-far';
import { ShopHead } from '@/components/shop/shop-head';
import { ShopJsonLd } from '@/components/shop/shop-json-ld';
import { Main } from '@/components/ui/main';
import { readCoupons } from '@/lib/coupons/queries';
import { pageMarket } from '@/lib/market/market';
import { getMenu } from '@/lib/products/queries';
import { askAhead } from '@/lib/shops/ask-ahead';
import { readOpening } from '@/lib/shops/opening/opening';
import { getShop, listBranches, listGallery } from '@/lib/shops/queries';
import { zoneRing } from '@/lib/shops/zones';

interface ShopFrameProps {
  id: string;
  /** The opened product, if any. */
  product: ReactNode;
  /** The list is what its customer has ordered there. */
  isOrdered?: boolean;
  /** The list that the product opens over. */
  children: ReactNode;
}

/** A shop's page: its head and terms, the opened product, a list of products, and the cart beside it. */
export async function ShopFrame({ id, product, isOrdered = false, children }: ShopFrameProps) {
  askAhead(id, getMenu, listBranches, listGallery, zoneRing, askCodes);
  const found = await getShop(id);
  // The layout above says why there is none.
  if (!found.ok) return null;
  const shop = found.value;
  const opening = await readOpening(shop);
  return (
    <Main className="shop-page column roomy pb-16" data-closed={!opening.isOrderable || undefined}>
      <ShopHead shop={shop} />
      {/* The API says of a shop that takes no orders that it delivers nowhere (docs/api.md 6.9). */}
      {opening.isOrderable ? <ShopFar shop={shop} /> : <ShopClosed shop={shop} opening={opening} />}
      {product}
      <ShopActions shop={shop} opening={opening} isOrdered={isOrdered} />
      <div className="shop-body">
        <div>{children}</div>
        <ShopCart />
      </div>
      <ShopJsonLd shop={shop} />
    </Main>
  );
}

async function askCodes(shopId: string) {
  return readCoupons(shopId, (await pageMarket()).locale);
}
