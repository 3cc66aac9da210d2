import type { Metadata } from 'next';
import { OpenedProduct, openedMetadata } from '@/components/product/opened-product';
import { decodeSegment, shopSearchPath } from '@/lib/shops/paths';

export const dynamic = 'force-dynamic';

interface ProductPageProps {
  params: Promise<{ id: string; q: string; uuid: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return { ...(await openedMetadata(await params)), robots: { index: false, follow: true } };
}

export default async function FoundProductPage({ params }: ProductPageProps) {
  const { id, q, uuid } = await params;
  return <OpenedProduct id={id} uuid={uuid} listOf={shop => shopSearchPath(shop, decodeSegment(q))} />;
}
