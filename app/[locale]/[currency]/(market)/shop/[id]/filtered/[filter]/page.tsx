import type { Metadata } from 'next';
import { unlisted } from '@/lib/metadata';
import { shopMetadata } from '@/lib/shops/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  return { ...(await shopMetadata((await params).id)), robots: unlisted };
}

/** No product is open: the layout shows the list. */
export default function FilteredPage() {
  return null;
}
