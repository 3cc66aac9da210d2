/** One sitemap: the fixed pages, or a slice of the restaurants, shops or recipes. */
import { fileResponse } from '@/lib/seo/kept-files';
import { getSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  return fileResponse(file.endsWith('.xml') ? await getSitemap(file.slice(0, -4)) : 'gone', 'application/xml');
}
