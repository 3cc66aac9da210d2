import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { productMetadata } from '@/lib/seo/product-metadata';
import { shopPath } from '@/lib/shops/paths';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface ProductPageProps {
  params: Promise<{ id: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return productMetadata(await params);
}

export default async function MenuProductPage({ params }: ProductPageProps) {
  return <ProductPage {...(await params)} listOf={shopPath} />;
}
