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

// The shadow is the icon's own outline, blurred and moved down, in a dark tone of the ground.
async function shadowed(name: string, size: number, turn: number, shade: string): Promise<Sticker> {
  const pad = Math.ceil(size * 0.16);
  const { data, info } = await sharp(await iconFile(name))
    .resize(size, size, { fit: 'contain', background: clear })
    .rotate(turn, { background: clear })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 4 as const };
  const outline = await sharp(data, { raw })
    .extractChannel('alpha')
    .blur(Math.max(1, size * 0.06))
    .linear(0.4, 0)
    .raw()
    .toBuffer();
  const shadow = await sharp({ create: { width, height, channels: 3, background: shade } })
    .joinChannel(outline, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  const drop = Math.round(size * 0.06);
  const lower = await sharp(shadow, { raw })
    .extract({ left: 0, top: 0, width, height: height - drop })
    .extend({ top: drop, background: clear })
    .raw()
    .toBuffer();
  const both = await sharp(lower, { raw })
    .composite([{ input: data, raw }])
    .raw()
    .toBuffer();
  return { data: both, width, height };
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
