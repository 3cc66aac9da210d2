import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SoonPage } from '@/components/shell/soon-page';

export const revalidate = 30;
export const generateStaticParams = () => [];

/** Answers for addresses that are not open yet (lib/route.ts); not a page to find by searching. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('soon');
  return { title: t('title'), robots: { index: false } };
}

export default function Soon() {
  return <SoonPage />;
}
