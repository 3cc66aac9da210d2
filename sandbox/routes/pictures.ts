/** Serves the town's pictures, drawn when first asked for: GET /images/{shape}/{hue}/{icons}.webp?w=640 */
import { Hono } from 'hono';
import { ICONS } from '../pictures/icon-files.ts';
import { parsePicturePath } from '../pictures/path.ts';
import { drawn } from '../pictures/picture-cache.ts';
import { widthOf } from '../pictures/width.ts';

export const pictures = new Hono();

pictures.get('/:shape/:hue/:name', async context => {
  const { shape, hue, name } = context.req.param();
  const asked = parsePicturePath(shape, hue, name);
  if (!asked || ![asked.picture.icon, ...(asked.picture.beside ?? [])].every(icon => ICONS.has(icon)))
    return context.notFound();
  const image = await drawn(asked.picture, asked.shape, widthOf(context.req.query('w'), asked.shape));
  context.header('Content-Type', 'image/webp');
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  return context.body(image);
});
