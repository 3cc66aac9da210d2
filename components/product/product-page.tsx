import { getTranslations } from 'next-intl/server';
import { ProductBody } from '@/components/product/product-body';
import { ProductFrame } from '@/components/product/product-frame.client';
import { ProductJsonLd } from '@/components/product/product-json-ld';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { gone } from '@/lib/gone';
import { getProduct } from '@/lib/products/queries';
import { productHeading } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

interface ProductPageProps {
  /** The ids of the shop and the product. */
  id: string;
  uuid: string;
  /** The path of the list below the product, without language. */
  listOf: (shop: Shop) => string;
  /** How the link back names that list: the menu, or a list of some of its products. */
  back?: 'back' | 'toList';
}

/** A product with all its choices: a dialog over the list of the layout around it, or the first section of its page. */
export async function ProductPage({ id, uuid, listOf, back = 'back' }: ProductPageProps) {
  const [t, found, product] = await Promise.all([getTranslations('product'), getShop(id), getProduct(uuid)]);
  // The layout says that the shop is gone or could not be read.
  if (!found.ok) return null;
  const shop = found.value;
  if (!product.ok && product.why === 'gone') return gone();
  if (product.ok && product.value.shopId !== shop.id) return gone();
  const list = listOf(shop);
  return (
    <>
      <ProductFrame uuid={uuid} heading={productHeading}>
        <Link to={list} className="product-back" data-closes data-keep-scroll>
          <Icon name="arrow-back" className="flip" />
          <Icon name="close" />
          <span>{t(back)}</span>
        </Link>
        {product.ok ? <ProductBody product={product.value} shop={shop} list={list} /> : <Missing />}
      </ProductFrame>
      <ProductJsonLd uuid={uuid} shop={shop} />
    </>
  );
}

/** Shown above the shop's list when the product cannot be read at the moment; one that is gone answers 404. */
async function Missing() {
  const t = await getTranslations('product');
  return (
    <EmptyState role="alert">
      <h2 id={productHeading}>{t('missingTitle')}</h2>
      <p>{t('missing')}</p>
    </EmptyState>
  );
}
