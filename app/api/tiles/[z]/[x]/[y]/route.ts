/**
 * Serves a map tile of the operator's tile service. The headers of next.config.mjs see to it that an answer which is no
 * picture can do no harm.
 */
import { findTile, isTile, tilesUrl } from '@/lib/addresses/tiles';

export async function GET(_: Request, { params }: RouteContext<'/api/tiles/[z]/[x]/[y]'>): Promise<Response> {
  const numbers = await params;
  if (tilesUrl() === null || !isTile(numbers)) return empty(404);
  const tile = await findTile(numbers);
  if (tile === null) return empty(502);
  return new Response(tile.picture, {
    headers: { 'Content-Type': tile.type, 'Cache-Control': 'public, max-age=86400' },
  });
}

function empty(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
