/** Chooses the map tiles that show many points at once, and tells where each point lies on them. */
import { mercator } from '@/lib/addresses/mercator';
import { tileSize } from '@/lib/addresses/tiles-around';
import type { Point } from '@/lib/view/view';

/** All in pixels from the middle of the map. */
interface TileMap {
  zoom: number;
  /** The side of a tile as it is drawn: an even number between half of a tile's own size and all of it. */
  side: number;
  tiles: { x: number; y: number; left: number; top: number }[];
  /** In the order in which they were given. */
  pins: { left: number; top: number }[];
}

interface Size {
  width: number;
  height: number;
}

/** Street level, and no closer: two shops in one house would otherwise fill the map with an empty plot. */
const closest = 16;

/**
 * Shows all points inside of `fits` at the closest zoom possible. The tiles cover `shown`, which may be larger. Null
 * without points.
 */
export function tilesOver(points: Point[], fits: Size, shown: Size): TileMap | null {
  if (points.length === 0) return null;
  const flat = points.map(mercator);
  const [left, right] = extent(flat.map(({ x }) => x));
  const [top, bottom] = extent(flat.map(({ y }) => y));
  const { zoom, side } = scaleFor(right - left, bottom - top, fits);
  const world = side * 2 ** zoom;
  const middle = { x: ((left + right) / 2) * world, y: ((top + bottom) / 2) * world };
  const pins = flat.map(({ x, y }) => ({
    left: Math.round(x * world - middle.x),
    top: Math.round(y * world - middle.y),
  }));
  return { zoom, side, tiles: tilesAt(zoom, side, middle, shown), pins };
}

function extent(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/**
 * Each zoom level doubles the scale, so at a whole level the points might take only a quarter of the map. The tiles of
 * the next level are drawn smaller instead, by an even size so that a sheet can show half of it.
 */
function scaleFor(across: number, down: number, { width, height }: Size): { zoom: number; side: number } {
  for (let zoom = closest; zoom > 0; zoom--) {
    const fitting = Math.min(tileSize, Math.min(width / across, height / down) / 2 ** zoom);
    if (fitting >= tileSize / 2) return { zoom, side: 2 * Math.floor(fitting / 2) };
  }
  return { zoom: 0, side: tileSize };
}

function tilesAt(zoom: number, side: number, middle: { x: number; y: number }, { width, height }: Size) {
  const perSide = 2 ** zoom;
  const columns = between((middle.x - width / 2) / side, (middle.x + width / 2) / side);
  // Rows end at the poles; columns wrap around the world.
  const rows = between((middle.y - height / 2) / side, (middle.y + height / 2) / side).filter(
    y => y >= 0 && y < perSide,
  );
  return rows.flatMap(y =>
    columns.map(x => ({
      x: ((x % perSide) + perSide) % perSide,
      y,
      left: Math.round(x * side - middle.x),
      top: Math.round(y * side - middle.y),
    })),
  );
}

/** The numbers of the tiles that the span touches. */
function between(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => first + index);
}
