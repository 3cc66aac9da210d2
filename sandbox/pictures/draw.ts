/** How does a picture of the town look? Icons laid out on a generated ground, each with a soft shadow. */
import sharp from 'sharp';
import type { Picture } from '../seed/types.ts';
import type { Shape } from './address.ts';
import { ground } from './ground.ts';
import { iconFile } from './icon-files.ts';
import { layout, RATIOS } from './layout.ts';
import { tone } from './tone.ts';

/** WebP of this width in pixels; the height follows from the shape. */
export async function draw(picture: Picture, shape: Shape, width: number): Promise<Buffer<ArrayBuffer>> {
  const height = Math.round(width / RATIOS[shape]);
  const names = [picture.icon, ...(picture.beside ?? [])];
  const pick = chance([shape, picture.hue, ...names].join());
  const short = Math.min(width, height);
  const shade = tone(shape === 'logo' || shape === 'story' ? 0.3 : 0.42, 0.07, picture.hue);
  const places = layout(shape, names.length, pick);
  const layers = await Promise.all(
    places.map(async (place, index) => {
      const sticker = await shadowed(names[index] ?? picture.icon, Math.round(place.size * short), place.turn, shade);
      const left = Math.round(place.x * short - sticker.width / 2);
      const top = Math.round(place.y * short - sticker.height / 2);
      return clipped(sticker, left, top, width, height);
    }),
  );
  const scenery = Buffer.from(ground(shape, picture.hue, width, height, pick));
  const image = sharp(scenery).composite(layers.filter(layer => layer !== null).reverse());
  return (await image.webp({ quality: 84, effort: 3 }).toBuffer()) as Buffer<ArrayBuffer>;
}

interface Sticker {
  data: Buffer;
  width: number;
  height: number;
}

// The shadow is the icon's own outline, blurred and moved down, in a dark tone of the ground. It is made at a quarter of
// the size: nobody sees that in a blur, and it takes a tenth of the time.
async function shadowed(name: string, size: number, turn: number, shade: string): Promise<Sticker> {
  const face = await turned(name, size, turn);
  const { width, height } = face;
  const raw = { width, height, channels: 4 as const };
  const small = { width: Math.max(1, width >> 2), height: Math.max(1, height >> 2) };
  const quarter = await sharp(face.data, { raw })
    .resize({ ...small, fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const soft = await sharp(quarter, { raw: { ...small, channels: 1 } })
    .blur(Math.max(0.5, size * 0.016))
    .linear(0.5, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const outline = await sharp(soft, { raw: { ...small, channels: 1 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const shadow = await sharp({ create: { width, height, channels: 3, background: shade } })
    .joinChannel(outline, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  const drop = Math.round(size * 0.06);
  const data = await sharp({ create: { width, height, channels: 4, background: clear } })
    .composite([
      {
        input: await sharp(shadow, { raw })
          .extract({ left: 0, top: 0, width, height: height - drop })
          .raw()
          .toBuffer(),
        raw: { ...raw, height: height - drop },
        left: 0,
        top: drop,
      },
      { input: face.data, raw },
    ])
    .raw()
    .toBuffer();
  return { data, width, height };
}

// Turning leaves stairs at the edges. Turned at twice its own 256 pixels and brought to size afterwards, it does not.
async function turned(name: string, size: number, turn: number): Promise<Sticker> {
  const large = Math.min(2 * size, 512);
  const { data, info } = await sharp(await iconFile(name))
    .resize(large, large)
    .rotate(turn, { background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pad = Math.ceil(size * 0.16);
  const final = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .resize({ width: Math.round((info.width * size) / large) })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: final.data, width: final.info.width, height: final.info.height };
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

// sharp refuses layers that stick out, and a cut icon at the edge is what makes a cover look laid out.
async function clipped(sticker: Sticker, left: number, top: number, width: number, height: number) {
  const x = Math.max(0, -left);
  const y = Math.max(0, -top);
  const w = Math.min(sticker.width, width - left) - x;
  const h = Math.min(sticker.height, height - top) - y;
  if (w <= 0 || h <= 0) return null;
  const raw = { width: sticker.width, height: sticker.height, channels: 4 as const };
  const input = await sharp(sticker.data, { raw }).extract({ left: x, top: y, width: w, height: h }).raw().toBuffer();
  return { input, raw: { width: w, height: h, channels: 4 as const }, left: left + x, top: top + y };
}

/** The same whole number for the same text (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
