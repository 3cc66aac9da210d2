import type { Metadata } from 'next';
import { OpenedProduct, openedMetadata } from '@/components/product/opened-product';
import { shopPath } from '@/lib/shops/paths';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface ProductPageProps {
  params: Promise<{ id: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return openedMetadata(await params);
}

export default async function MenuProductPage({ params }: ProductPageProps) {
  return <OpenedProduct {...(await params)} listOf={shopPath} />;
}
