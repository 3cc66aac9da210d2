/** How wide is a picture served? */
import type { Shape } from './path.ts';

/** In pixels, 16 to 1600; by default 640, and 960 for shapes that may cross a whole page. */
export function widthOf(text: string | undefined, shape: Shape): number {
  const width = Number.parseInt(text ?? '', 10);
  if (Number.isNaN(width)) return shape === 'cover' || shape === 'banner' ? 960 : 640;
  return Math.min(1600, Math.max(16, width));
}
