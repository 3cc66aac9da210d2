/** Serves the town's map: GET /tiles/{z}/{x}/{y}.svg, drawn on the spot (standard web mercator, 256 pixels). */
import { Hono } from 'hono';
import { drawTile } from '../pictures/map-tile.ts';

export const tiles = new Hono();

tiles.get('/:z/:x/:file', context => {
  const { z, x, file } = context.req.param();
  const y = /^(\d{1,7})\.svg$/.exec(file)?.[1];
  if (!y || !/^\d{1,2}$/.test(z) || !/^\d{1,7}$/.test(x)) return context.notFound();
  const zoom = Number(z);
  if (zoom > 20 || Math.max(Number(x), Number(y)) >= 2 ** zoom) return context.notFound();
  context.header('Content-Type', 'image/svg+xml');
  context.header('Cache-Control', 'public, max-age=86400');
  return context.body(drawTile(zoom, Number(x), Number(y)));
});
