import type { Metadata } from 'next';
import { ProductReviews } from '@/components/shop/reviews/product-reviews';
import { productReviewsMetadata } from '@/lib/shops/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface ProductReviewsPageProps {
  params: Promise<{ id: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductReviewsPageProps): Promise<Metadata> {
  const { id, uuid } = await params;
  return productReviewsMetadata(id, uuid);
}

export default async function ProductReviewsPage({ params }: ProductReviewsPageProps) {
  const { id, uuid } = await params;
  return <ProductReviews shopId={id} uuid={uuid} />;
}
