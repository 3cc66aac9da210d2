import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { orderedMetadata } from '@/lib/shops/metadata';
import { orderedPath } from '@/lib/shops/paths';

export const dynamic = 'force-dynamic';

interface ProductPageProps {
  params: Promise<{ id: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return orderedMetadata((await params).id);
}

export default async function OrderedProductPage({ params }: ProductPageProps) {
  return <ProductPage {...(await params)} listOf={orderedPath} back="toList" />;
}
