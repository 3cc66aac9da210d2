/** Serves the town's pictures, drawn when first asked for: GET /images/{shape}/{hue}/{icons}.webp?w=640 */
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { pictureAt, type Shape } from '../pictures/address.ts';
import { draw } from '../pictures/draw.ts';
import { ICONS } from '../pictures/icon-files.ts';

const drawn = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: 2000 });

export const pictures = new Hono();

pictures.get('/:shape/:hue/:name', async context => {
  const { shape, hue, name } = context.req.param();
  const asked = pictureAt(shape, hue, name);
  if (!asked || ![asked.picture.icon, ...(asked.picture.beside ?? [])].every(icon => ICONS.has(icon)))
    return context.notFound();
  const width = widthAsked(context.req.query('w'), asked.shape);
  const key = `${width}:${context.req.path}`;
  const image = drawn.get(key) ?? draw(asked.picture, asked.shape, width);
  drawn.set(key, image);
  context.header('Content-Type', 'image/webp');
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  return context.body(await image);
});

/** Pixels, never outside 16..1600. Unless told 640, and for covers and banners 1080: they may cross a whole page. */
function widthAsked(text: string | undefined, shape: Shape): number {
  const width = Number.parseInt(text ?? '', 10);
  return Number.isNaN(width)
    ? shape === 'cover' || shape === 'banner'
      ? 1080
      : 640
    : Math.min(1600, Math.max(16, width));
}
