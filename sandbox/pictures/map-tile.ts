/** What is on one square of the town's map? */
import { lakes, parks, river } from '../seed/landscape.ts';
import { streets } from '../seed/streets.ts';
import type { Point } from '../seed/types.ts';

const SIZE = 256;
const PAPER = '#fcfaf6';
const BLOCK = '#f4f1ea';
const ROAD_EDGE = '#e1dcd4';
const WATER = '#cfe3ee';
const PARK = '#dcebd3';
const MAJOR = new Set([
  'Market Street',
  'Lantern Street',
  'Saffron Street',
  'Linden Avenue',
  'Mulberry Avenue',
  'Station Avenue',
]);

/** SVG of a web mercator tile: paper, parks, water, then the streets with their names from zoom 14 on. */
export function drawTile(zoom: number, x: number, y: number): string {
  const place = (point: Point) => projected(point, zoom, x, y);
  const metre = SIZE / (METRES_ROUND * 2 ** -zoom);
  const roads = streets.map((street, index) => ({
    ...street,
    index,
    major: MAJOR.has(street.name.en),
    a: place(street.from),
    b: place(street.to),
  }));
  const seen = roads.filter(road => crosses(road.a, road.b));
  const width = (major: boolean) => Math.max(major ? 2.4 : 1.1, (major ? 17 : 10) * metre);
  const lines = (edge: boolean) =>
    seen
      .map(({ a, b, major }) => {
        const stroke = edge ? ROAD_EDGE : '#ffffff';
        const thickness = (width(major) + (edge ? Math.min(2.4, 1 + metre * 4) : 0)).toFixed(1);
        return `<path d="M${a}L${b}" stroke="${stroke}" stroke-width="${thickness}"/>`;
      })
      .join('');
  const areas = [
    ...parks.map(park => area(park.ring.map(place), PARK)),
    ...lakes.map(lake => area(lake.ring.map(place), WATER)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="${zoom < 12 ? PAPER : BLOCK}"/>`,
    ...areas,
    `<path d="${smooth(river.line.map(place))}" fill="none" stroke="${WATER}" stroke-width="${Math.max(1.5, river.width * metre).toFixed(1)}" stroke-linecap="round"/>`,
    zoom < 11 ? '' : `<g fill="none" stroke-linecap="round">${lines(true)}${lines(false)}</g>`,
    zoom < 14 ? '' : names(seen, zoom),
    zoom < 13 ? '' : greenNames(place),
    '</svg>',
  ].join('');
}

const METRES_ROUND = 40_075_016.686 * Math.cos((41.29 * Math.PI) / 180);

type Pixel = readonly [x: number, y: number];

function projected(point: Point, zoom: number, x: number, y: number): Pixel {
  const scale = SIZE * 2 ** zoom;
  const latitude = (point.latitude * Math.PI) / 180;
  const east = ((point.longitude + 180) / 360) * scale - x * SIZE;
  const south = ((1 - Math.log(Math.tan(latitude) + 1 / Math.cos(latitude)) / Math.PI) / 2) * scale - y * SIZE;
  return [Math.round(east * 10) / 10, Math.round(south * 10) / 10];
}

/** Whether a line's box touches this tile, with room for its width and name. */
function crosses(a: Pixel, b: Pixel): boolean {
  const near = (first: number, second: number) => Math.max(first, second) > -40 && Math.min(first, second) < SIZE + 40;
  return near(a[0], b[0]) && near(a[1], b[1]) && distanceFromMiddle(a, b) < SIZE;
}

function distanceFromMiddle([ax, ay]: Pixel, [bx, by]: Pixel): number {
  const cross = (bx - ax) * (ay - SIZE / 2) - (ax - SIZE / 2) * (by - ay);
  return Math.abs(cross) / Math.max(1, Math.hypot(bx - ax, by - ay));
}

function area(corners: Pixel[], fill: string): string {
  const [first = [0, 0] as const] = corners;
  return `<path d="${smooth([...corners, first])}Z" fill="${fill}"/>`;
}

/** A curve through the middles of the corners, rounder than the corners themselves. */
function smooth(corners: Pixel[]): string {
  const [first, ...rest] = corners;
  if (!first) return '';
  const turns = rest.map((corner, index) => {
    const next = rest[index + 1] ?? corner;
    return `Q${corner} ${(corner[0] + next[0]) / 2},${(corner[1] + next[1]) / 2}`;
  });
  return `M${first}${turns.join('')}`;
}

interface Road {
  index: number;
  name: { en: string };
  a: Pixel;
  b: Pixel;
}

// A name stands every 384 pixels along its street, counted from the street's start, so that neighbouring tiles agree
// on where it is and each draws its half.
function names(roads: Road[], zoom: number): string {
  const every = 384;
  const size = zoom < 16 ? 10 : 12;
  const texts = roads.flatMap(({ name, index, a, b }) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const upright = Math.abs(angle) > 90 ? angle + 180 : angle;
    const offset = 90 + ((index * 67) % 200);
    const found: string[] = [];
    for (let walked = offset; walked < length; walked += every) {
      const px = a[0] + ((b[0] - a[0]) * walked) / length;
      const py = a[1] + ((b[1] - a[1]) * walked) / length;
      if (px < -80 || py < -80 || px > SIZE + 80 || py > SIZE + 80) continue;
      found.push(
        `<text transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${upright.toFixed(1)})" dy=".34em">${name.en}</text>`,
      );
    }
    return found;
  });
  return `<g font-family="system-ui,sans-serif" font-size="${size}" text-anchor="middle" fill="#64545d" stroke="#ffffff" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${texts.join('')}</g>`;
}

function greenNames(place: (point: Point) => Pixel): string {
  const labels = [
    ...parks.map(park => ({ name: park.name.en, ring: park.ring, fill: '#4d7a43' })),
    ...lakes.map(lake => ({ name: lake.name.en, ring: lake.ring, fill: '#4c7f9a' })),
  ];
  const texts = labels.map(({ name, ring, fill }) => {
    const corners = ring.map(place);
    const px = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length;
    const py = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length;
    if (px < -80 || py < -20 || px > SIZE + 80 || py > SIZE + 20) return '';
    return `<text x="${px.toFixed(1)}" y="${py.toFixed(1)}" fill="${fill}">${name}</text>`;
  });
  return `<g font-family="system-ui,sans-serif" font-size="11" font-style="italic" text-anchor="middle" stroke="#ffffff" stroke-opacity=".7" stroke-width="2.5" paint-order="stroke">${texts.join('')}</g>`;
}
