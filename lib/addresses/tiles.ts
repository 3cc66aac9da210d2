/** Tells whether maps have tiles: they come through this site (app/api/tiles) if the operator has a tile service. */
import 'server-only';
import { env } from '@/lib/env';

/** The URL template for Leaflet; null leaves the map out, and the plain form stays. */
export function tilesUrl(): string | null {
  return env().TILES_URL === undefined ? null : '/api/tiles/{z}/{x}/{y}';
}
