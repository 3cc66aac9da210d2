import type { Metadata } from 'next';
import { shopMetadata } from '@/lib/shops/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface SectionParams {
  params: Promise<{ id: string; page: string }>;
}

export async function generateMetadata({ params }: SectionParams): Promise<Metadata> {
  const { id, page } = await params;
  return shopMetadata(id, Number(page));
}

/** No product is open: the layout shows the section. */
export default function SectionPage() {
  return null;
}
