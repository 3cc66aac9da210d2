/**
 * Fetches map tiles from the operator's tile service: pages may load pictures from their own origin only (a strict
 * `img-src`), and the service never learns who looks at which street.
 */
import { env } from '@/lib/env';

export async function GET(_: Request, { params }: RouteContext<'/api/tiles/[z]/[x]/[y]'>): Promise<Response> {
  const { z, x, y } = await params;
  const { TILES_URL } = env();
  if (TILES_URL === undefined || ![z, x, y].every(part => /^\d{1,7}$/.test(part))) return empty(404);
  const url = TILES_URL.replace('{z}', z).replace('{x}', x).replace('{y}', y);
  const tile = await fetch(url, { signal: AbortSignal.timeout(5000), cache: 'no-store' }).catch(() => null);
  const type = tile?.headers.get('Content-Type') ?? '';
  if (!tile?.ok || !type.startsWith('image/')) return empty(502);
  return new Response(tile.body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' } });
}

function empty(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
