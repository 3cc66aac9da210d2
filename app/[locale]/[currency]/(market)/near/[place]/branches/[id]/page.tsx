import type { Metadata } from 'next';
import '@/components/shop/map/places.css';
import { BranchesPage } from '@/components/shop/branches/branches-page';
import { branchesMetadata } from '@/lib/shops/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ id: string; place: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return branchesMetadata((await params).id);
}

export default async function Branches({ params }: Props) {
  const { id, place } = await params;
  return <BranchesPage id={id} place={place} />;
}
