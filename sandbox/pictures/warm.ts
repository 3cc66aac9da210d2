/** Draws what the front pages show before anybody asks, one after the other, so that a first visit finds its pictures. */
import type { Town } from '../seed/types.ts';
import { drawn } from './picture-cache.ts';
import { widthOf } from './width.ts';

export async function warmPictures(town: Town): Promise<void> {
  const shown = [
    ...town.stories.map(({ picture }) => ({ picture, shape: 'story' as const })),
    ...town.banners.map(({ picture }) => ({ picture, shape: 'banner' as const })),
    ...town.categories.map(({ picture }) => ({ picture, shape: 'category' as const })),
    ...town.shops.map(({ cover }) => ({ picture: cover, shape: 'cover' as const })),
    ...town.shops.map(({ logo }) => ({ picture: logo, shape: 'logo' as const })),
  ];
  for (const { picture, shape } of shown) await drawn(picture, shape, widthOf(undefined, shape));
}
