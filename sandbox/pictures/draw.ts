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
  const icons = await Promise.all(names.map(inlined));
  // One drawing in place of a dozen pictures laid over one another: half the time.
  const food = layout(shape, names.length, pick).map(({ x, y, size, turn }, index) => {
    const side = size * short;
    const [left, top] = [x * short - side / 2, y * short - side / 2];
    const image = `<image href="${icons[index]}" x="${left}" y="${top}" width="${side}" height="${side}" transform="rotate(${turn} ${x * short} ${y * short})"/>`;
    return `<g filter="url(#shadow)">${image}</g>`;
  });
  const shade = tone(shape === 'logo' || shape === 'story' ? 0.3 : 0.42, 0.07, picture.hue);
  const scenery = ground(shape, picture.hue, width, height, pick);
  const whole = scenery.replace('</svg>', `${shadow(short, shade)}${food.reverse().join('')}</svg>`);
  return (await sharp(Buffer.from(whole)).webp({ quality: 84, effort: 2 }).toBuffer()) as Buffer<ArrayBuffer>;
}

/** The icon's own outline, blurred and moved down, in a dark tone of the ground. */
function shadow(short: number, shade: string): string {
  return `<filter id="shadow" x="-10%" y="-10%" width="120%" height="130%">
<feGaussianBlur in="SourceAlpha" stdDeviation="${short * 0.018}"/><feOffset dy="${short * 0.03}" result="soft"/>
<feFlood flood-color="${shade}" flood-opacity=".5"/><feComposite in2="soft" operator="in"/>
<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
}

const inline = new Map<string, Promise<string>>();

/** The icon as a data address that an SVG takes; PNG, because not every drawing library reads WebP inside one. */
function inlined(name: string): Promise<string> {
  const known = inline.get(name);
  if (known) return known;
  const made = iconFile(name)
    .then(file => sharp(file).png({ compressionLevel: 1 }).toBuffer())
    .then(png => `data:image/png;base64,${png.toString('base64')}`);
  inline.set(name, made);
  return made;
}

/** The same whole number for the same text (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
