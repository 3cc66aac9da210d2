/** Serves the town's pictures, drawn at the first request: GET /images/{shape}/{hue}/{icons}.webp?w=640 */
import { Hono } from 'hono';
import { iconNames } from '../../pictures/icon-files.ts';
import { parsePicturePath } from '../../pictures/path.ts';
import { cachedPicture } from '../../pictures/picture-cache.ts';
import { widthOf } from '../../pictures/width.ts';

export const pictures = new Hono();

pictures.get('/:shape/:hue/:name', async context => {
  const { shape, hue, name } = context.req.param();
  const parsed = parsePicturePath(shape, hue, name);
  if (!parsed || ![parsed.picture.icon, ...(parsed.picture.beside ?? [])].every(icon => iconNames.has(icon)))
    return context.notFound();
  const image = await cachedPicture(parsed.picture, parsed.shape, widthOf(context.req.query('w'), parsed.shape));
  context.header('Content-Type', 'image/webp');
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  return context.body(image);
});
