/** Draws the pictures of the first pages at start, one after the other, so that a first visit finds them. */
import type { Town } from '../seed/types.ts';
import { cachedPicture } from './picture-cache.ts';
import { widthOf } from './width.ts';

export async function warmPictures(town: Town): Promise<void> {
  const shown = [
    ...town.stories.map(({ picture }) => ({ picture, shape: 'story' as const })),
    ...town.banners.map(({ picture }) => ({ picture, shape: 'banner' as const })),
    ...town.categories.map(({ picture }) => ({ picture, shape: 'category' as const })),
    ...town.shops.map(({ cover }) => ({ picture: cover, shape: 'cover' as const })),
    ...town.shops.map(({ logo }) => ({ picture: logo, shape: 'logo' as const })),
  ];
  for (const { picture, shape } of shown) await cachedPicture(picture, shape, widthOf(undefined, shape));
}
