import type { Metadata } from 'next';
import { Reviews } from '@/components/shop/reviews/reviews';
import { reviewsMetadata } from '@/lib/shops/metadata';
import { sortOfReviews } from '@/lib/shops/review-sort';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface SortedReviewsPageProps {
  params: Promise<{ id: string; page: string; sort: string }>;
}

export async function generateMetadata({ params }: SortedReviewsPageProps): Promise<Metadata> {
  const { id, page, sort } = await params;
  return reviewsMetadata(id, Number(page), sortOfReviews(sort));
}

export default async function SortedReviewsPage({ params }: SortedReviewsPageProps) {
  const { id, page, sort } = await params;
  return <Reviews shopId={id} page={Number(page)} sort={sortOfReviews(sort)} />;
}
