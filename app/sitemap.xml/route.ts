/** The index of the site's maps. */
import { listSitemaps, sitemapIndex } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const names = await listSitemaps();
  // While the API is away the index is short: it should not be believed for long.
  const seconds = names.length > 1 ? 3600 : 60;
  return new Response(sitemapIndex(names), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': `public, max-age=${seconds}` },
  });
}
