/** Metadata of a shop's pages. */
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pagedTitle, pageMetadata, privateMetadata, unreachedMetadata } from '@/lib/metadata';
import { getProduct } from '@/lib/products/queries';
import { productReviewsPath, reviewsPath, shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';
import type { ReviewSort } from '@/lib/shops/review-sort';

/** The canonical URL of sections and searches is their shop. */
export async function shopMetadata(id: string, page = 1): Promise<Metadata> {
  const [t, shop] = await Promise.all([getTranslations('shop'), getShop(id)]);
  if (!shop.ok) return unreachedMetadata();
  const { title, description, address } = shop.value;
  return pageMetadata({
    title: await pagedTitle(title, page),
    description: t('metaDescription', { title, description, address }).trim(),
    path: shopPath(shop.value),
    picture: `/og/shop/${shop.value.id}`,
  });
}

/** The canonical URL is that of the newest reviews. */
export async function reviewsMetadata(id: string, page: number, sort: ReviewSort = 'newest'): Promise<Metadata> {
  const [t, shop] = await Promise.all([getTranslations('shop'), getShop(id)]);
  if (!shop.ok) return unreachedMetadata();
  const { title } = shop.value;
  return pageMetadata({
    title: await pagedTitle(t('reviewsOf', { title }), page),
    description: t('reviewsDescription', { title, count: shop.value.reviewCount }),
    path: reviewsPath(shop.value, sort === 'newest' ? page : 1),
    picture: `/og/shop/${shop.value.id}`,
  });
}

/** Metadata of the page with what a customer has ordered at a shop. */
export async function orderedMetadata(id: string): Promise<Metadata> {
  const [t, shop] = await Promise.all([getTranslations('ordered'), getShop(id)]);
  return shop.ok ? privateMetadata(`${t('title')} · ${shop.value.title}`, t('none')) : unreachedMetadata();
}

export async function branchesMetadata(id: string): Promise<Metadata> {
  const [t, shop] = await Promise.all([getTranslations('places'), getShop(id)]);
  if (!shop.ok) return unreachedMetadata();
  const { title } = shop.value;
  return pageMetadata({
    title: t('branchesOf', { title }),
    description: t('branchesDescription', { title }),
    path: `/branches/${shop.value.id}`,
    picture: `/og/shop/${shop.value.id}`,
  });
}

export async function productReviewsMetadata(id: string, uuid: string): Promise<Metadata> {
  const [t, shop, product] = await Promise.all([getTranslations('shop'), getShop(id), getProduct(uuid)]);
  if (!shop.ok || !product.ok) return unreachedMetadata();
  const { title, reviewCount: count } = product.value;
  return pageMetadata({
    title: t('reviewsOf', { title }),
    description: t('reviewsDescription', { title, count }),
    path: productReviewsPath(shop.value, uuid),
    picture: `/og/shop/${shop.value.id}`,
  });
}
