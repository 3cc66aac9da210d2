/** Which names stand on a map tile, and where? */
import { type Pixel, tenth, tileSize } from './mercator.ts';

export interface Road {
  name: string;
  /** The street's place in the whole list: it shifts the name along, so that crossing names rarely meet. */
  index: number;
  a: Pixel;
  b: Pixel;
}

/** Pixels from one name to the next along a street. */
const interval = 384;

/** Pixels by which a name may reach beyond the place where it stands. */
const reach = 80;

// A name stands every 384 pixels along its street, counted from the street's start, so that neighbouring tiles agree on
// where it is and each draws its part.
export function namesOfRoads(roads: Road[], zoom: number): string {
  const texts = roads.flatMap(road => {
    const [dx, dy] = [road.b[0] - road.a[0], road.b[1] - road.a[1]];
    const length = Math.hypot(dx, dy);
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    const upright = Math.abs(angle) > 90 ? angle + 180 : angle;
    const first = 90 + ((road.index * 67) % 200);
    const count = Math.max(0, Math.ceil((length - first) / interval));
    return Array.from({ length: count }, (_, turn): Pixel => {
      const walked = (first + turn * interval) / length;
      return [tenth(road.a[0] + dx * walked), tenth(road.a[1] + dy * walked)];
    })
      .filter(isInSight)
      .map(
        ([x, y]) => `<text transform="translate(${x} ${y}) rotate(${tenth(upright)})" dy=".34em">${road.name}</text>`,
      );
  });
  const size = zoom < 16 ? 10 : 12;
  return `<g font-family="system-ui,sans-serif" font-size="${size}" text-anchor="middle" fill="#64545d" stroke="#fff" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${texts.join('')}</g>`;
}

/** The name of a park or a lake in the middle of its corners. */
export function nameOfPlace(name: string, corners: Pixel[], fill: string): string {
  const x = tenth(corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length);
  const y = tenth(corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length);
  if (!isInSight([x, y])) return '';
  return `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-size="11" font-style="italic" text-anchor="middle" fill="${fill}" stroke="#fff" stroke-opacity=".7" stroke-width="2.5" paint-order="stroke">${name}</text>`;
}

/** Whether a name that stands there may reach into the tile. */
function isInSight([x, y]: Pixel): boolean {
  return x > -reach && y > -reach && x < tileSize + reach && y < tileSize + reach;
}
