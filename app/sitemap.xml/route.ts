/** The index of the site's sitemaps. */
import { fileResponse } from '@/lib/seo/kept-files';
import { getSitemapIndex } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return fileResponse(await getSitemapIndex(), 'application/xml');
}
