import { getTranslations } from 'next-intl/server';
import { HomePage } from '@/components/home/home-page';
import { pageMetadata } from '@/lib/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

export async function generateMetadata() {
  const t = await getTranslations('home');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/' });
}

export default async function Home({ params }: { params: Promise<{ place: string }> }) {
  const { place } = await params;
  return <HomePage place={place} />;
}
