/** Serves the town's pictures, drawn when first asked for: GET /images/{shape}/{hue}/{icons}.webp?w=640 */
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { pictureAt } from '../pictures/address.ts';
import { draw } from '../pictures/draw.ts';
import { ICONS } from '../pictures/icon-files.ts';

const drawn = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: 2000 });

export const pictures = new Hono();

pictures.get('/:shape/:hue/:name', async context => {
  const { shape, hue, name } = context.req.param();
  const asked = pictureAt(shape, hue, name);
  if (!asked || ![asked.picture.icon, ...(asked.picture.beside ?? [])].every(icon => ICONS.has(icon)))
    return context.notFound();
  const width = widthAsked(context.req.query('w'));
  const key = `${width}:${context.req.path}`;
  const image = drawn.get(key) ?? draw(asked.picture, asked.shape, width);
  drawn.set(key, image);
  context.header('Content-Type', 'image/webp');
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  return context.body(await image);
});

/** Pixels: 640 unless told, never outside 16..1600. */
function widthAsked(text: string | undefined): number {
  const width = Number.parseInt(text ?? '', 10);
  return Number.isNaN(width) ? 640 : Math.min(1600, Math.max(16, width));
}
