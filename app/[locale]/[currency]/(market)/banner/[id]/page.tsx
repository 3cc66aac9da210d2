import type { Metadata } from 'next';
import { BannerPage } from '@/components/home/banner-page';
import { getBanner } from '@/lib/home/queries';
import { pageMetadata, unreachedMetadata } from '@/lib/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const banner = await getBanner(id);
  if (!banner.ok) return unreachedMetadata();
  const { title, description, picture } = banner.value;
  return pageMetadata({ title, description, picture, path: `/banner/${id}` });
}

export default async function Banner({ params }: Props) {
  const { id } = await params;
  return <BannerPage id={id} />;
}
