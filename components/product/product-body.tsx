import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ProductFacts } from '@/components/product/product-facts';
import { ProductForm } from '@/components/product/product-form.client';
import { ProductPhotos } from '@/components/product/product-photos';
import { ProductPrice } from '@/components/product/product-price';
import { formWords } from '@/components/product/product-words';
import { RelatedProducts } from '@/components/product/related-products';
import { SharePage } from '@/components/shop/share-page';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { addToCart } from '@/lib/cart/product-actions';
import { getMoneyStyle } from '@/lib/market/queries';
import { choicesOf } from '@/lib/products/choices';
import { isSoldOut } from '@/lib/products/rules';
import type { Product } from '@/lib/products/schema';
import { readOpening } from '@/lib/shops/opening/opening';
import { productHeading, productPath, shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

interface ProductBodyProps {
  product: Product;
  shop: Shop;
  /** The path of the list below, without language. */
  list: string;
}

/** An opened product: its photos, description and form, or the reason why it cannot be ordered. */
export async function ProductBody({ product, shop, list }: ProductBodyProps) {
  const choices = choicesOf(product);
  const reason = await whyNotAdded(product, shop);
  return (
    <div className="product-body">
      <ProductPhotos product={product} />
      {reason === null ? (
        <OrderedProduct product={product} shop={shop} />
      ) : (
        <div className="product-words">
          <AboutProduct product={product} shop={shop} />
          <Alert tone="warning" className="mt-4 font-semibold">
            {reason}
          </Alert>
        </div>
      )}
      {/* Outside of the form, which Enter in one of its fields would submit. */}
      <div className="col-span-full in-[[role=dialog]]:px-4 md:in-[[role=dialog]]:px-6">
        <SharePage title={product.title} path={productPath(shopPath(shop), product.uuid)} />
      </div>
      <RelatedProducts product={product} list={list} isInstead={isSoldOut(choices)} />
    </div>
  );
}

/** The sentence in place of the form; null where the product is available. */
async function whyNotAdded(product: Product, shop: Shop): Promise<ReactNode> {
  const [t, opening] = await Promise.all([getTranslations('product'), readOpening(shop)]);
  if (!opening.isOrderable) return t('closed', { opening: opening.text });
  return isSoldOut(choicesOf(product)) ? t('soldOutNow') : null;
}

async function OrderedProduct({ product, shop }: { product: Product; shop: Shop }) {
  const [t, cart, errors, receipt, money] = await Promise.all([
    getTranslations('product'),
    getTranslations('cart'),
    getTranslations('errors'),
    getTranslations('receipt'),
    getMoneyStyle(),
  ]);
  const choices = choicesOf(product);
  return (
    <ProductForm
      uuid={product.uuid}
      choices={choices}
      money={money}
      words={formWords({ t, cart, errors, receipt }, product.title, choices)}
      action={addToCart}
      toCart={
        <Link to="/cart" className="underlined" data-opens-cart="">
          {cart('view')}
        </Link>
      }
    >
      <AboutProduct product={product} shop={shop} />
      {/* Shown by /api/delivers, in place of the fields. */}
      <Alert tone="warning" className="product-far mt-4 font-semibold">
        {t('far', { title: shop.title })}
      </Alert>
    </ProductForm>
  );
}

function AboutProduct({ product, shop }: { product: Product; shop: Shop }) {
  return (
    <>
      <h2 id={productHeading}>
        <bdi>{product.title}</bdi>
      </h2>
      <ProductPrice product={product} />
      {product.description !== '' && (
        <p className="mt-2.5 text-pretty">
          <bdi>{product.description}</bdi>
        </p>
      )}
      <ProductFacts product={product} shop={shop} />
    </>
  );
}
