/** One sitemap: the fixed pages, or a slice of the restaurants or shops. */
import { listPaths, urlset } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const paths = file.endsWith('.xml') ? await listPaths(file.slice(0, -4)) : null;
  if (paths === null) return new Response(null, { status: 404 });
  // Half a sitemap would tell search engines that the rest is gone, so an error is better for now.
  if (paths === 'offline') return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  return new Response(await urlset(paths), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
