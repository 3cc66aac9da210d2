/**
 * Finds out whether the marketplace has one list of shops or two. Late R2 knows no types: its shops carry none, and its
 * lists ignore the one that is asked for (docs/api.md 2.3, 6.2, 23; docs/decisions/168).
 */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { pageEnvelope } from '@/lib/api/envelopes';
import { publicApi } from '@/lib/api/public';
import { isSecondRevision } from '@/lib/api/revision';
import { text } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { ownLocale } from '@/lib/market/queries';
import type { ShopType } from '@/lib/market/shop-type';

const typesSchema = pageEnvelope(z.object({ type: text })).transform(({ items }) => items.map(({ type }) => type));

/** False while unknown. R1 is not asked. */
export async function isOneList(): Promise<boolean> {
  if (!isSecondRevision()) return false;
  const found = await publicApi('rest/shops/paginate', {
    locale: await ownLocale(),
    query: { perPage: 1 },
    schema: typesSchema,
    keep: memory.categories,
  });
  return found.ok && found.value[0] === '';
}

/** The type whose list has these shops: the one list of a marketplace without types has the restaurants' path. */
export async function listTypeOf(type: ShopType): Promise<ShopType> {
  return (await isOneList()) ? 'restaurant' : type;
}

/** The title of a list, and the other words about it. */
export async function listWords(type: ShopType) {
  const [isOne, list, places, search, seo] = await Promise.all([
    isOneList(),
    getTranslations('list'),
    getTranslations('places'),
    getTranslations('search'),
    getTranslations('seo'),
  ]);
  const words = `${type}s` as const;
  if (!isOne) {
    return {
      title: list(`${words}.title`),
      titleNear: list(`${words}.titleNear`),
      description: list(`${words}.description`),
      map: places(words),
      found: (count: number) => list(`${words}.found`, { count }),
    };
  }
  return {
    title: search('shops'),
    titleNear: seo('cardHome'),
    description: seo('description'),
    map: search('shops'),
    found: (count: number) => list('shops.found', { count }),
  };
}
