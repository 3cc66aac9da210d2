import { getTranslations } from 'next-intl/server';
import { ProductFacts } from '@/components/product/product-facts';
import { ProductForm } from '@/components/product/product-form.client';
import { ProductFrame } from '@/components/product/product-frame.client';
import { ProductJsonLd } from '@/components/product/product-json-ld';
import { ProductPhotos } from '@/components/product/product-photos';
import { ProductPrice } from '@/components/product/product-price';
import { formWords } from '@/components/product/product-words';
import { RelatedProducts } from '@/components/product/related-products';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { addToCart } from '@/lib/cart/product-actions';
import { gone } from '@/lib/gone';
import { getMoneyStyle } from '@/lib/market/queries';
import { choicesOf } from '@/lib/products/choices';
import { getProduct } from '@/lib/products/queries';
import { isSoldOut } from '@/lib/products/rules';
import type { Product } from '@/lib/products/schema';
import { productHeading } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

interface ProductPageProps {
  /** The ids of the shop and the product. */
  id: string;
  uuid: string;
  /** The path of the list below the product, without language. */
  listOf: (shop: Shop) => string;
}

/** A product with all its choices: a dialog over the list of the layout around it, or the first section of its page. */
export async function ProductPage({ id, uuid, listOf }: ProductPageProps) {
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
        <Link to={list} className="product-back" data-back data-keep-scroll>
          <Icon name="arrow-back" className="flip" />
          <Icon name="close" />
          <span>{t('back')}</span>
        </Link>
        {product.ok ? <ProductBody product={product.value} list={list} /> : <Missing />}
      </ProductFrame>
      <ProductJsonLd uuid={uuid} shop={shop} />
    </>
  );
}

async function ProductBody({ product, list }: { product: Product; list: string }) {
  const [t, errors, money] = await Promise.all([
    getTranslations('product'),
    getTranslations('errors'),
    getMoneyStyle(),
  ]);
  const choices = choicesOf(product);
  return (
    <div className="product-body">
      <ProductPhotos product={product} />
      <div className="product-words">
        <h2 id={productHeading}>{product.title}</h2>
        <ProductPrice product={product} />
        {product.description !== '' && <p className="mt-2.5 text-pretty">{product.description}</p>}
        <ProductFacts product={product} />
        {isSoldOut(choices) ? (
          <Alert tone="warning" className="mt-4 font-semibold">
            {t('soldOutNow')}
          </Alert>
        ) : (
          <ProductForm
            uuid={product.uuid}
            choices={choices}
            money={money}
            words={formWords(t, errors, choices)}
            action={addToCart}
          />
        )}
      </div>
      <RelatedProducts product={product} list={list} isInstead={isSoldOut(choices)} />
    </div>
  );
}

/** Shown in place of a product that is gone, while the list below exists. */
async function Missing() {
  const t = await getTranslations('product');
  return (
    <EmptyState role="alert">
      <h2 id={productHeading}>{t('missingTitle')}</h2>
      <p>{t('missing')}</p>
    </EmptyState>
  );
}
