import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { productMetadata } from '@/lib/seo/product-metadata';
import { sectionPath } from '@/lib/shops/paths';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface ProductPageProps {
  params: Promise<{ id: string; section: string; page: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return productMetadata(await params);
}

export default async function SectionProductPage({ params }: ProductPageProps) {
  const { id, section, page, uuid } = await params;
  return <ProductPage id={id} uuid={uuid} listOf={shop => sectionPath(shop, section, Number(page))} />;
}
