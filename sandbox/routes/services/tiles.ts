/** Serves the town's map: GET /tiles/{z}/{x}/{y}.png, drawn on the spot (standard web mercator, 256 pixels). */
import { Hono } from 'hono';
import sharp from 'sharp';
import { drawTile } from '../../pictures/map-tile.ts';

export const tiles = new Hono();

tiles.get('/:z/:x/:file', async context => {
  const { z, x, file } = context.req.param();
  const y = /^(\d{1,7})\.png$/.exec(file)?.[1];
  if (!y || !/^\d{1,2}$/.test(z) || !/^\d{1,7}$/.test(x)) return context.notFound();
  const zoom = Number(z);
  if (zoom > 20 || Math.max(Number(x), Number(y)) >= 2 ** zoom) return context.notFound();
  const picture = await sharp(Buffer.from(drawTile(zoom, Number(x), Number(y))))
    .png()
    .toBuffer();
  context.header('Content-Type', 'image/png');
  context.header('Cache-Control', 'public, max-age=86400');
  return context.body(new Uint8Array(picture));
});
