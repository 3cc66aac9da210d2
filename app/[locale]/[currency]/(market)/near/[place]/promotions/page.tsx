import '@/components/home/promotions.css';
import { PromotionsPage } from '@/components/home/promotions-page';
import { promotionsMetadata } from '@/lib/home/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = () => promotionsMetadata();

export default async function Promotions({ params }: { params: Promise<{ place: string }> }) {
  const { place } = await params;
  return <PromotionsPage place={place} />;
}
