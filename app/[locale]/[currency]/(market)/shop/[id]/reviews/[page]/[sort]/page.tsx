import type { Metadata } from 'next';
import { Reviews } from '@/components/shop/reviews';
import { reviewsMetadata } from '@/lib/shops/metadata';
import { sortOfReviews } from '@/lib/shops/review-sort';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface SortedReviewsPageProps {
  params: Promise<{ id: string; page: string; sort: string }>;
}

/** Search engines find the reviews in their own order. */
export async function generateMetadata({ params }: SortedReviewsPageProps): Promise<Metadata> {
  return reviewsMetadata((await params).id, 1);
}

export default async function SortedReviewsPage({ params }: SortedReviewsPageProps) {
  const { id, page, sort } = await params;
  return <Reviews shopId={id} page={Number(page)} sort={sortOfReviews(sort)} />;
}
