/** Questions of the home page and of a banner's page (API 6.8). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { publicApi } from '@/lib/api/public';
import { list, paged, single } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { type Banner, bannerSchema, type Slide, storiesSchema } from '@/lib/home/schema';
import { currencyQuery, pageMarket } from '@/lib/market/market';
import { type Shop, shopSchema } from '@/lib/shops/schema';

export async function listStories(): Promise<Outcome<Slide[][]>> {
  const { locale } = await pageMarket();
  return publicApi('rest/stories/paginate', { locale, schema: storiesSchema, keep: memory.stories });
}

export async function listBanners(): Promise<Outcome<Banner[]>> {
  const { locale } = await pageMarket();
  const schema = paged(bannerSchema).transform(({ items }) => items);
  return publicApi('rest/banners/paginate', { locale, query: { perPage: 10 }, schema, keep: memory.banners });
}

/** Advertised banners of R2; a marketplace of R1 has none. */
export async function listAds(): Promise<Outcome<Banner[]>> {
  const { locale } = await pageMarket();
  const schema = paged(bannerSchema).transform(({ items }) => items);
  return publicApi('rest/banners-ads', { locale, query: { perPage: 4 }, schema, keep: memory.banners });
}

/** A banner with the shops it speaks of; an advertised one has its own call (API 6.8). */
export async function getBanner(id: string): Promise<Outcome<Banner & { shops: Shop[] }>> {
  const market = await pageMarket();
  const shops = z.object({ shops: list(shopSchema(market.currency)) }).transform(found => found.shops);
  const question = {
    locale: market.locale,
    query: { ...currencyQuery(market), perPage: 50 },
    keep: memory.banners,
  };
  const own = z.unknown().transform(wire => ({ ...bannerSchema.parse(wire), shops: shops.parse(wire) }));
  const banner = await publicApi(`rest/banners/${id}`, { ...question, schema: single(own) });
  if (banner.ok || banner.why !== 'gone') return banner;
  const advertised = z
    .object({ banner: bannerSchema, shops: z.unknown() })
    .transform(wire => ({ ...wire.banner, shops: shops.parse(wire) }));
  return publicApi(`rest/banners-ads/${id}`, { ...question, schema: single(advertised) });
}
