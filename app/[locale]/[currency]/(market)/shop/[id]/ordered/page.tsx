import type { Metadata } from 'next';
import { orderedMetadata } from '@/lib/shops/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  return orderedMetadata((await params).id);
}

/** No product is open: the layout shows what was ordered. */
export default function OrderedPage() {
  return null;
}
