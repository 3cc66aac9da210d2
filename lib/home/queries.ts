/** Queries of the home page and of a banner's page (docs/api.md 6.8). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { pageEnvelope } from '@/lib/api/envelopes';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { adSchema, type Banner, bannerSchema, ownBannerSchema, type Slide, storiesSchema } from '@/lib/home/schema';
import { currencyQuery, pageMarket } from '@/lib/market/market';
import type { Shop } from '@/lib/shops/schema';

export async function listStories(): Promise<Outcome<Slide[][]>> {
  const { locale } = await pageMarket();
  return publicApi('rest/stories/paginate', { locale, schema: storiesSchema, keep: memory.stories });
}

const bannersSchema = pageEnvelope(bannerSchema).transform(({ items }) => items);

export async function listBanners(perPage = 10): Promise<Outcome<Banner[]>> {
  const { locale } = await pageMarket();
  return publicApi('rest/banners/paginate', {
    locale,
    query: { perPage },
    schema: bannersSchema,
    keep: memory.banners,
  });
}

/** Paid banners, which only R2 has. */
export async function listAds(): Promise<Outcome<Banner[]>> {
  const { locale } = await pageMarket();
  return publicApi('rest/banners-ads', { locale, query: { perPage: 4 }, schema: bannersSchema, keep: memory.banners });
}

/** A banner with its shops; a paid one has an endpoint of its own (docs/api.md 6.8). */
export async function getBanner(id: string): Promise<Outcome<Banner & { shops: Shop[] }>> {
  const market = await pageMarket();
  const question = {
    locale: market.locale,
    query: { ...currencyQuery(market), perPage: 50 },
    keep: memory.banners,
  };
  const banner = await publicApi(`rest/banners/${id}`, { ...question, schema: ownBannerSchema(market.currency) });
  if (banner.ok || banner.why !== 'gone') return banner;
  return publicApi(`rest/banners-ads/${id}`, { ...question, schema: adSchema(market.currency) });
}
