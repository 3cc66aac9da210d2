/** Questions of the home page and of a banner's page (API 6.8). */
import 'server-only';
import { z } from 'zod';
import { publicApi } from '@/lib/api/public';
import { list, paged, single } from '@/lib/api/schema';
import type { Outcome } from '@/lib/api/wire';
import { memory } from '@/lib/cache';
import { type Banner, bannerSchema, type Slide, storiesSchema } from '@/lib/home/schema';
import { currencyQuery, here } from '@/lib/market/here';
import { shopSchema } from '@/lib/shops/schema';

export async function listStories(): Promise<Outcome<Slide[][]>> {
  const { locale } = await here();
  return publicApi('rest/stories/paginate', { locale, schema: storiesSchema, keep: memory.stories });
}

export async function listBanners(): Promise<Outcome<Banner[]>> {
  const { locale } = await here();
  const schema = paged(bannerSchema).transform(({ items }) => items);
  return publicApi('rest/banners/paginate', { locale, query: { perPage: 10 }, schema, keep: memory.banners });
}

/** Advertised banners of R2; a marketplace of R1 has none. */
export async function listAds(): Promise<Outcome<Banner[]>> {
  const { locale } = await here();
  const schema = paged(bannerSchema).transform(({ items }) => items);
  return publicApi('rest/banners-ads', { locale, query: { perPage: 4 }, schema, keep: memory.banners });
}

/** A banner with the shops it speaks of. */
export async function getBanner(id: string) {
  const market = await here();
  const shops = z.object({ shops: list(shopSchema(market.currency)) }).transform(found => found.shops);
  const schema = single(z.unknown().transform(wire => ({ ...bannerSchema.parse(wire), shops: shops.parse(wire) })));
  return publicApi(`rest/banners/${id}`, {
    locale: market.locale,
    query: { ...currencyQuery(market), perPage: 50 },
    schema,
    keep: memory.banners,
  });
}
