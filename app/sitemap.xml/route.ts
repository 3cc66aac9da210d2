/** The index of the site's sitemaps. */
import { listSitemaps, sitemapIndex } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const names = await listSitemaps();
  // Incomplete while the API is away, so it may be cached only briefly.
  const seconds = names.length > 1 ? 3600 : 60;
  return new Response(sitemapIndex(names), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': `public, max-age=${seconds}` },
  });
}
