import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { unlisted } from '@/lib/metadata';
import { decodeSegment } from '@/lib/paths/decode-segment';
import { parseProductFilter } from '@/lib/products/product-filter';
import { productMetadata } from '@/lib/seo/product-metadata';
import { filteredPath } from '@/lib/shops/paths';

export const dynamic = 'force-dynamic';

interface ProductPageProps {
  params: Promise<{ id: string; filter: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return { ...(await productMetadata(await params)), robots: unlisted };
}

export default async function FilteredProductPage({ params }: ProductPageProps) {
  const { id, filter: query, uuid } = await params;
  const filter = parseProductFilter(new URLSearchParams(decodeSegment(query)));
  return <ProductPage id={id} uuid={uuid} listOf={shop => filteredPath(shop, filter)} back="toList" />;
}
