/** What is on one square of the town's map? */
import { centre } from '../seed/ground-plan.ts';
import { lakes, parks, river } from '../seed/landscape.ts';
import { streets } from '../seed/streets.ts';
import { nameOfPlace, namesOfRoads, type Road } from './map-names.ts';
import { distanceFromMiddle, type Pixel, pixelsPerMetre, projection, tenth, tileSize, touches } from './mercator.ts';

const paperColour = '#fcfaf6';
const blockColour = '#f4f1ea';
const roadEdgeColour = '#e1dcd4';
const roadColour = '#ffffff';
const waterColour = '#cfe3ee';
const parkColour = '#dcebd3';
const majorRoads = new Set([
  'Market Street',
  'Lantern Street',
  'Saffron Street',
  'Linden Avenue',
  'Mulberry Avenue',
  'Station Avenue',
]);

/**
 * SVG of a tile: paper, parks, water from afar; streets from zoom 11 on, names of parks from 13, of streets from 14.
 */
export function drawTile(zoom: number, x: number, y: number): string {
  const place = projection(zoom, x, y);
  const metre = pixelsPerMetre(zoom, centre.latitude);
  const roads: Road[] = streets
    .map(({ name, from, to }, index) => ({ name: name.en, index, a: place(from), b: place(to) }))
    .filter(({ a, b }) => touches([a, b], 40) && distanceFromMiddle(a, b) < tileSize);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">`,
    `<rect width="${tileSize}" height="${tileSize}" fill="${zoom < 12 ? paperColour : blockColour}"/>`,
    ...parks.map(({ ring }) => area(ring.map(place), parkColour)),
    ...lakes.map(({ ring }) => area(ring.map(place), waterColour)),
    stream(river.line.map(place), river.width * metre),
    zoom < 11 ? '' : streetLines(roads, metre),
    zoom < 14 ? '' : namesOfRoads(roads, zoom),
    zoom < 13 ? '' : parks.map(({ name, ring }) => nameOfPlace(name.en, ring.map(place), '#4d7a43')).join(''),
    zoom < 13 ? '' : lakes.map(({ name, ring }) => nameOfPlace(name.en, ring.map(place), '#4c7f9a')).join(''),
    '</svg>',
  ].join('');
}

function area(corners: Pixel[], fill: string): string {
  const [first] = corners;
  if (!first || !touches(corners, 0)) return '';
  return `<path d="${curve([...corners, first])}Z" fill="${fill}"/>`;
}

function stream(line: Pixel[], width: number): string {
  if (!touches(line, width)) return '';
  const thickness = tenth(Math.max(1.5, width));
  return `<path d="${curve(line)}" fill="none" stroke="${waterColour}" stroke-width="${thickness}" stroke-linecap="round"/>`;
}

/** A curve through the middles between the corners, rounder than the corners themselves. */
function curve(corners: Pixel[]): string {
  const [first, ...rest] = corners;
  if (!first) return '';
  const turns = rest.map((corner, index) => {
    const next = rest[index + 1] ?? corner;
    return `Q${corner} ${tenth((corner[0] + next[0]) / 2)},${tenth((corner[1] + next[1]) / 2)}`;
  });
  return `M${first}${turns.join('')}`;
}

// All edges first, then all roads: crossings open into each other.
function streetLines(roads: Road[], metre: number): string {
  const width = (road: Road) => (majorRoads.has(road.name) ? Math.max(2.4, 17 * metre) : Math.max(1.6, 10 * metre));
  const edge = Math.min(2.4, 1.3 + 4 * metre);
  const line = (road: Road, stroke: string, thickness: number) =>
    `<path d="M${road.a}L${road.b}" stroke="${stroke}" stroke-width="${tenth(thickness)}"/>`;
  const edges = roads.map(road => line(road, roadEdgeColour, width(road) + edge));
  const surfaces = roads.map(road => line(road, roadColour, width(road)));
  return `<g fill="none" stroke-linecap="round">${edges.join('')}${surfaces.join('')}</g>`;
}
