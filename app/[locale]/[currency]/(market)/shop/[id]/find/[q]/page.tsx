import type { Metadata } from 'next';
import { unlisted } from '@/lib/metadata';
import { shopMetadata } from '@/lib/shops/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  return { ...(await shopMetadata((await params).id)), robots: unlisted };
}

/** No product is open: the layout shows the results. */
export default function FindPage() {
  return null;
}
