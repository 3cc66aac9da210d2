/** Metadata of an opened product. */
import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/metadata';
import { getProduct } from '@/lib/products/queries';
import { shopMetadata } from '@/lib/shops/metadata';
import { shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

/** The canonical URL of a product is its shop's (docs/behaviour.md 13.2). */
export async function productMetadata({ id, uuid }: { id: string; uuid: string }): Promise<Metadata> {
  const [shop, product] = await Promise.all([getShop(id), getProduct(uuid)]);
  if (!shop.ok || !product.ok) return shopMetadata(id);
  const { title, description } = product.value;
  const metadata = await pageMetadata({
    title: `${title}, ${shop.value.title}`,
    description: description || shop.value.description,
    path: shopPath(shop.value),
    picture: `/og/product/${uuid}`,
  });
  // The shop's header comes before the product in the document; this has it hidden from the start (shop.css).
  return { ...metadata, other: { product: uuid } };
}
