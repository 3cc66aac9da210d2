/** Metadata of the page of promotions. */
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/metadata';

export async function promotionsMetadata(): Promise<Metadata> {
  const t = await getTranslations('promotions');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/promotions' });
}
