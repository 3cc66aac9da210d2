/** Chooses the map tiles that show one point, and tells where the point lies on them. */
import { mercator } from '@/lib/addresses/mercator';
import type { Point } from '@/lib/view/view';

interface TileGrid {
  /** Pixels from the grid's top left corner to the point. */
  left: number;
  top: number;
  /** Row by row, from the top left. */
  tiles: { x: number; y: number }[];
}

/** Pixels along a side of a tile. */
export const tileSize = 256;

/** A grid of `columns` × `rows` tiles with the point as near to its middle as whole tiles allow. */
export function tilesAround(point: Point, zoom: number, columns: number, rows: number): TileGrid {
  const perSide = 2 ** zoom;
  const at = mercator(point);
  const [x, y] = [at.x * perSide, at.y * perSide];
  const firstX = Math.round(x - columns / 2);
  const firstY = Math.round(y - rows / 2);
  return {
    left: Math.round((x - firstX) * tileSize),
    top: Math.round((y - firstY) * tileSize),
    tiles: Array.from({ length: columns * rows }, (_, index) => ({
      // Columns wrap around the world; rows end at the poles.
      x: (firstX + (index % columns) + perSide) % perSide,
      y: firstY + Math.floor(index / columns),
    })),
  };
}
