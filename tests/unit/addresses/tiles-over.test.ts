import { describe, expect, test } from 'vitest';
import { tileSize } from '@/lib/addresses/tiles-around';
import { tilesOver } from '@/lib/addresses/tiles-over';

const fits = { width: 600, height: 400 };
const shown = { width: 1240, height: 640 };
const over = (...points: [latitude: number, longitude: number][]) => {
  const map = tilesOver(
    points.map(([latitude, longitude]) => ({ latitude, longitude })),
    fits,
    shown,
  );
  if (map === null) throw new Error('No map.');
  return map;
};

test('without points there is no map', () => {
  expect(tilesOver([], fits, shown)).toBeNull();
});

test('one point lies in the middle, as near as streets are', () => {
  expect(over([41.3, 69.2])).toMatchObject({ zoom: 16, pins: [{ left: 0, top: 0 }] });
});

describe.each([
  ['a town', [41.28, 69.2], [41.33, 69.28]],
  ['over the equator', [-0.02, -0.03], [0.02, 0.03]],
  ['two countries', [52.5, 13.4], [48.8, 2.3]],
] as const)('%s', (_name, one, other) => {
  const { zoom, side, tiles, pins } = over([...one], [...other]);

  test('all pins lie within, and take all of it one way', () => {
    const [first, second] = pins;
    const across = Math.abs((first?.left ?? 0) - (second?.left ?? 0));
    const down = Math.abs((first?.top ?? 0) - (second?.top ?? 0));
    expect(across).toBeLessThanOrEqual(fits.width);
    expect(down).toBeLessThanOrEqual(fits.height);
    expect(Math.max(across / fits.width, down / fits.height)).toBeGreaterThan(0.95);
  });

  test('north is up and east is at the end', () => {
    const [first, second] = pins;
    expect(Math.sign((first?.top ?? 0) - (second?.top ?? 0))).toBe(Math.sign(other[0] - one[0]));
    expect(Math.sign((second?.left ?? 0) - (first?.left ?? 0))).toBe(Math.sign(other[1] - one[1]));
  });

  test('tiles are drawn at half their size at the least, and half of that is whole', () => {
    expect(side).toBeGreaterThanOrEqual(tileSize / 2);
    expect(side).toBeLessThanOrEqual(tileSize);
    expect(side % 2).toBe(0);
  });

  test('tiles cover what is shown, and exist', () => {
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-shown.width / 2);
    expect(Math.max(...tiles.map(({ left }) => left + side))).toBeGreaterThanOrEqual(shown.width / 2);
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(-shown.height / 2);
    expect(Math.max(...tiles.map(({ top }) => top + side))).toBeGreaterThanOrEqual(shown.height / 2);
    expect(tiles.every(({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) < 2 ** zoom)).toBe(true);
  });
});
