import { getTranslations } from 'next-intl/server';
import { ReviewList } from '@/components/shop/reviews/review-list';
import { gone } from '@/lib/gone';
import { getProduct } from '@/lib/products/queries';
import { productPath, shopPath } from '@/lib/shops/paths';
import { getProductReviews, getShop } from '@/lib/shops/queries';

/** Customers' reviews of one product, and how their stars are spread. */
export async function ProductReviews({ shopId, uuid }: { shopId: string; uuid: string }) {
  const [t, shop, product, reviews] = await Promise.all([
    getTranslations('shop'),
    getShop(shopId),
    getProduct(uuid),
    getProductReviews(uuid),
  ]);
  // The layout says why there is none.
  if (!shop.ok) return null;
  if (!product.ok && product.why === 'gone') return gone();
  if (product.ok && product.value.shopId !== shop.value.id) return gone();
  const path = shopPath(shop.value);
  const title = product.ok ? product.value.title : shop.value.title;
  return (
    <ReviewList
      back={{ to: product.ok ? productPath(path, uuid) : path, title }}
      title={t('reviewsOf', { title })}
      groups={reviews.ok ? reviews.value.groups : null}
      reviews={reviews.ok ? reviews.value.newest : null}
      empty={{ words: t('noProductReviews'), menu: path }}
    />
  );
}
