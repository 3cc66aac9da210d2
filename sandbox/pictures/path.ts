/** At which path is a picture of the town served, and what does such a path say? */
import type { Picture } from '../seed/types.ts';

export const shapes = ['logo', 'cover', 'banner', 'product', 'category', 'story'] as const;
export type Shape = (typeof shapes)[number];

/** "/images/cover/24/tomato+herb.webp": the path is the whole recipe, so nothing needs to be stored. */
export function picturePath(picture: Picture, shape: Shape): string {
  const icons = [picture.icon, ...(picture.beside ?? [])].join('+');
  return `/images/${shape}/${Math.round(picture.hue) % 360}/${icons}.webp`;
}

/** Parses the three parts of a path; null when they do not make a picture. */
export function parsePicturePath(shape: string, hue: string, name: string): { shape: Shape; picture: Picture } | null {
  const known = shapes.find(candidate => candidate === shape);
  const [icon, ...beside] = name.replace(/\.webp$/, '').split('+');
  if (!known || !icon || beside.length > 5) return null;
  if (!/^\d{1,3}$/.test(hue) || Number(hue) > 359) return null;
  if (![icon, ...beside].every(part => /^[a-z][a-z-]*$/.test(part))) return null;
  return { shape: known, picture: { icon, hue: Number(hue), beside } };
}
