/** Where a map gets its tiles: from here (app/api/tiles), or from nowhere when the operator has no tile service. */
import 'server-only';
import { env } from '@/lib/env';

/** With {z}, {x} and {y}, as Leaflet takes it; null leaves the map out, and its plain form stays. */
export function tilesUrl(): string | null {
  return env().TILES_URL === undefined ? null : '/api/tiles/{z}/{x}/{y}';
}
