/**
 * Fetches map tiles of the operator's tile service. They come through this site (app/api/tiles), because pages may load
 * pictures from their own origin only, and so that the service never learns who looks at which street. Each call may
 * cost money, so only tiles that exist are fetched, only images of pixels are accepted, and each is kept for a day.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { discardBody, readBody } from '@/lib/api/response-body';
import { env } from '@/lib/env';
import { processWide } from '@/lib/stores/process-wide';
import { shareCall } from '@/lib/stores/remember';
import { millisecondsIn } from '@/lib/time-units';

/** The URL template for Leaflet; null without a tile service, and then the page has no map and only its plain form. */
export function tilesUrl(): string | null {
  return env().TILES_URL === undefined ? null : '/api/tiles/{z}/{x}/{y}';
}

/** A tile's numbers, as they stand in the path. */
interface TileNumbers {
  z: string;
  x: string;
  y: string;
}

interface Tile {
  type: string;
  picture: Buffer<ArrayBuffer>;
}

/** The deepest zoom level that tile services draw; at level z there are 2 ** z tiles in each direction. */
const deepest = 22;

/** Whether a tile with these numbers can exist. */
export function isTile({ z, x, y }: TileNumbers): boolean {
  return (
    [z, x, y].every(part => /^(0|[1-9]\d{0,6})$/.test(part)) &&
    Number(z) <= deepest &&
    Math.max(Number(x), Number(y)) < 2 ** Number(z)
  );
}

/** Milliseconds. */
const timeLimit = 5000;

/** Bytes. A tile of 512 pixels is at most 200 KB. */
const sizeLimit = 1024 * 1024;

/** SVG is not among them: it can carry script. */
const types = ['image/png', 'image/jpeg', 'image/webp'];

/** A map asks for some twenty at once. */
const inTurn = processWide('doorstepTiles', () => pLimit(16));
const mostWaiting = 200;

/** Kept for a day; an older one stands in while the service is away. */
const kept = new LRUCache<string, Tile>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ picture }) => picture.length + 512,
  ttl: millisecondsIn.day,
  perf: { now: () => Date.now() },
  ttlResolution: 0,
  allowStale: true,
  noDeleteOnStaleGet: true,
});

/** Null while the service is away, refuses, or answers with something that is no picture. */
export async function findTile({ z, x, y }: TileNumbers): Promise<Tile | null> {
  const { TILES_URL } = env();
  if (TILES_URL === undefined) return null;
  const url = TILES_URL.replace('{z}', z).replace('{x}', x).replace('{y}', y);
  const older = kept.get(url) ?? null;
  if (kept.has(url) || inTurn.pendingCount > mostWaiting) return older;
  return shareCall(`tile ${url}`, () => inTurn(() => fetchTile(url))).catch(() => older);
}

/** @throws when the service does not answer as expected. */
async function fetchTile(url: string): Promise<Tile> {
  // A redirect could lead to a host that the operator has not named.
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimit), cache: 'no-store', redirect: 'error' });
  const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!answer.ok || !types.includes(type)) {
    discardBody(answer);
    throw new Error(`no tile: ${answer.status} ${type}`);
  }
  const tile = { type, picture: await readBody(answer, sizeLimit) };
  kept.set(url, tile);
  return tile;
}
