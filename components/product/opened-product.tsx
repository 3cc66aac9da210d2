import type { Metadata } from 'next';
import { ProductJsonLd } from '@/components/product/product-json-ld';
import { ProductSheet } from '@/components/product/product-sheet';
import { pageMetadata } from '@/lib/metadata';
import { getProduct } from '@/lib/products/queries';
import { shopMetadata } from '@/lib/shops/metadata';
import { shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

interface OpenedProductProps {
  /** The ids of the shop and the product. */
  id: string;
  uuid: string;
  /** The path of the list below the product. */
  listOf: (shop: Shop) => string;
}

export async function OpenedProduct({ id, uuid, listOf }: OpenedProductProps) {
  const shop = await getShop(id);
  // The layout says that the shop is gone or could not be read.
  if (!shop.ok) return null;
  return (
    <>
      <ProductSheet uuid={uuid} shop={shop.value} list={listOf(shop.value)} />
      <ProductJsonLd uuid={uuid} shop={shop.value} />
    </>
  );
}

/** The canonical URL of a product is its shop's (docs/behaviour.md 13.2). */
export async function openedMetadata({ id, uuid }: { id: string; uuid: string }): Promise<Metadata> {
  const [shop, product] = await Promise.all([getShop(id), getProduct(uuid)]);
  if (!shop.ok || !product.ok) return shopMetadata(id);
  const { title, description } = product.value;
  return pageMetadata({
    title: `${title}, ${shop.value.title}`,
    description: description || shop.value.description,
    path: shopPath(shop.value),
    picture: `/og/product/${uuid}`,
  });
}
