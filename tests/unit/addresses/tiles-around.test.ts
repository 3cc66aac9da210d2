import { describe, expect, test } from 'vitest';
import { tileSize, tilesAround } from '@/lib/addresses/tiles-around';

const zoom = 16;
const perSide = 2 ** zoom;

/** Where a pixel of a grid lies, by the inverse of the projection. */
function pointAt(tile: { x: number; y: number }, left: number, top: number) {
  const x = tile.x + left / tileSize;
  const y = tile.y + top / tileSize;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / perSide))) * 180) / Math.PI,
    longitude: (x / perSide) * 360 - 180,
  };
}

describe.each([
  ['London', { latitude: 51.5074, longitude: -0.1278 }],
  ['Sydney', { latitude: -33.8688, longitude: 151.2093 }],
  ['a tile’s corner', { latitude: 0, longitude: 0 }],
  ['Reykjavik', { latitude: 64.1466, longitude: -21.9426 }],
])('%s', (_name, point) => {
  const { left, top, tiles } = tilesAround(point, zoom, 3, 2);

  test('the tiles follow each other row by row', () => {
    const [first] = tiles;
    if (!first) throw new Error('No tiles.');
    expect(tiles).toEqual([0, 1].flatMap(row => [0, 1, 2].map(column => ({ x: first.x + column, y: first.y + row }))));
  });

  test('the point lies where it is said to, within a pixel', () => {
    const { latitude, longitude } = pointAt(tiles[0] ?? { x: 0, y: 0 }, left, top);
    // A pixel is some two metres here, which is two hundred-thousandths of a degree.
    expect(Math.abs(latitude - point.latitude)).toBeLessThan(3e-5);
    expect(Math.abs(longitude - point.longitude)).toBeLessThan(3e-5);
  });

  test('and half a tile of map is around it on each side', () => {
    expect(Math.min(left, 3 * tileSize - left)).toBeGreaterThanOrEqual(tileSize - 1);
    expect(Math.min(top, 2 * tileSize - top)).toBeGreaterThanOrEqual(tileSize / 2 - 1);
  });
});

test('over the date line the map goes on', () => {
  const { tiles } = tilesAround({ latitude: 0, longitude: 179.9999 }, zoom, 3, 2);
  expect(tiles.slice(0, 3).map(({ x }) => x)).toEqual([perSide - 2, perSide - 1, 0]);
});
