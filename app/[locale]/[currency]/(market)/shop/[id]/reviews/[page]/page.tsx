import type { Metadata } from 'next';
import { Reviews } from '@/components/shop/reviews/reviews';
import { reviewsMetadata } from '@/lib/shops/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface ReviewsPageProps {
  params: Promise<{ id: string; page: string }>;
}

export async function generateMetadata({ params }: ReviewsPageProps): Promise<Metadata> {
  const { id, page } = await params;
  return reviewsMetadata(id, Number(page));
}

export default async function ReviewsPage({ params }: ReviewsPageProps) {
  const { id, page } = await params;
  return <Reviews shopId={id} page={Number(page)} sort="newest" />;
}
