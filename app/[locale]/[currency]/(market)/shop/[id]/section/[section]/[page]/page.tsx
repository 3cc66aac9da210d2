import type { Metadata } from 'next';
import { shopMetadata } from '@/lib/shops/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  return shopMetadata((await params).id);
}

/** No product is open: the layout shows the section. */
export default function SectionPage() {
  return null;
}
