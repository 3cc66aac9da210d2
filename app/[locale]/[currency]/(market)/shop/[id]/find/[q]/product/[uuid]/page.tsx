import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { unlisted } from '@/lib/metadata';
import { decodeSegment } from '@/lib/paths/decode-segment';
import { productMetadata } from '@/lib/seo/product-metadata';
import { shopSearchPath } from '@/lib/shops/paths';

export const dynamic = 'force-dynamic';

interface ProductPageProps {
  params: Promise<{ id: string; q: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return { ...(await productMetadata(await params)), robots: unlisted };
}

export default async function FoundProductPage({ params }: ProductPageProps) {
  const { id, q, uuid } = await params;
  return <ProductPage id={id} uuid={uuid} listOf={shop => shopSearchPath(shop, decodeSegment(q))} back="toList" />;
}
