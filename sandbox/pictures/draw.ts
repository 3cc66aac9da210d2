/** How is a picture of the town drawn? Icons laid out on a generated ground, each with a soft shadow. */
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../seed/types.ts';
import { ground } from './ground.ts';
import { iconFile } from './icon-files.ts';
import { layout, ratios } from './layout.ts';
import type { Shape } from './path.ts';

/** WebP of this width in pixels; the height follows from the shape. */
export async function draw(picture: Picture, shape: Shape, width: number): Promise<Buffer<ArrayBuffer>> {
  const height = Math.round(width / ratios[shape]);
  const names = [picture.icon, ...(picture.beside ?? [])];
  const pick = hash([shape, picture.hue, ...names].join());
  const short = Math.min(width, height);
  const [icons, shadows] = await Promise.all([Promise.all(names.map(inlined)), Promise.all(names.map(shadowOf))]);
  // One drawing in place of a dozen pictures laid over one another: half the time.
  const food = layout(shape, names.length, pick).map(({ x, y, size, turn }, index) => {
    const side = size * short;
    const [middle, centre] = [x * short, y * short];
    const rotated = (href: string | undefined, width: number, top: number) =>
      `<image href="${href}" x="${middle - width / 2}" y="${top - width / 2}" width="${width}" height="${width}" transform="rotate(${turn} ${middle} ${top})"/>`;
    return `${rotated(shadows[index], side * shadowSpread, centre + short * 0.035)}${rotated(icons[index], side, centre)}`;
  });
  const scenery = ground(shape, picture.hue, width, height, pick);
  const whole = scenery.replace('</svg>', `${food.reverse().join('')}</svg>`);
  return (await sharp(Buffer.from(whole)).webp({ quality: 84, effort: 2 }).toBuffer()) as Buffer<ArrayBuffer>;
}

/** The icon as a data URL that an SVG takes; PNG, because not every drawing library reads WebP inside one. */
const inlined = memoized(async name => dataUrl(sharp(await iconFile(name))));

const shadowSpread = 1.25;

// The icon's own outline, blurred, in one dark tone. Made once for each icon: a blur within the drawing was three
// quarters of its time.
const shadowOf = memoized(async name => {
  const side = 96;
  const margin = Math.round((side * (shadowSpread - 1)) / 2);
  const outline = sharp(await iconFile(name))
    .resize(side, side)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .blur(4)
    .extractChannel('alpha')
    .toColourspace('b-w');
  const { data, info } = await outline.raw().toBuffer({ resolveWithObject: true });
  const colour = sharp({ create: { width: info.width, height: info.height, channels: 3, background: '#56303f' } });
  const faint = Buffer.from(data.map(opacity => opacity * 0.34));
  return dataUrl(colour.joinChannel(faint, { raw: { width: info.width, height: info.height, channels: 1 } }));
});

async function dataUrl(image: Sharp): Promise<string> {
  const png = await image.png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Calls `make` once per name. */
function memoized(make: (name: string) => Promise<string>): (name: string) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  return name => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}

/** The same whole number for the same text (FNV-1a). */
function hash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
