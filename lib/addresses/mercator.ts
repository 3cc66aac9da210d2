import type { Point } from '@/lib/view/view';

/**
 * Returns where a point is on the world's square map, as shares of its side from the upper left corner. Web Mercator,
 * in which every tile service numbers its tiles (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames); the map
 * ends at 85 degrees.
 */
export function mercator({ latitude, longitude }: Point): { x: number; y: number } {
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}
