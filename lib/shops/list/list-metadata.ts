/** Metadata of the list pages. The canonical URL of every filter and sort is the bare list (docs/behaviour.md 13.2). */
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ShopType } from '@/lib/market/shop-type';
import { pageMetadata } from '@/lib/metadata';
import { listTypeOf, listWords } from '@/lib/shops/list/one-list';

export async function listMetadata(asked: ShopType): Promise<Metadata> {
  const [type, { title, description }] = await Promise.all([listTypeOf(asked), listWords(asked)]);
  return pageMetadata({ title, description, path: `/${type}s` });
}

export async function mapMetadata(asked: ShopType): Promise<Metadata> {
  const [t, type, words] = await Promise.all([getTranslations('places'), listTypeOf(asked), listWords(asked)]);
  return pageMetadata({ title: words.map, description: t('description'), path: `/${type}s/map` });
}
