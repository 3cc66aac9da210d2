/** Metadata of the list pages. The canonical URL of every filter and sort is the bare list (docs/behaviour.md 13.2). */
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/metadata';
import type { ShopType } from '@/lib/shops/schema';

export async function listMetadata(type: ShopType): Promise<Metadata> {
  const t = await getTranslations('list');
  const words = `${type}s` as const;
  return pageMetadata({ title: t(`${words}.title`), description: t(`${words}.description`), path: `/${words}` });
}

export async function mapMetadata(type: ShopType): Promise<Metadata> {
  const t = await getTranslations('places');
  const words = `${type}s` as const;
  return pageMetadata({ title: t(words), description: t('description'), path: `/${words}/map` });
}
