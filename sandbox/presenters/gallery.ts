/** Which pictures does a record have beside its own? */

import type { View } from '../input/view.ts';

interface GalleryRow {
  id: number;
  title: string;
  path: string;
}

export function presentGallery(view: View, owner: 'shop' | 'product' | 'banner' | 'recipe', ownerId: number): object[] {
  return view.store
    .all<GalleryRow>(
      'SELECT id, title, path FROM galleries WHERE owner = ? AND owner_id = ? ORDER BY id',
      owner,
      ownerId,
    )
    .map(({ id, title, path }) => ({
      id,
      title,
      path: view.origin + path,
      loadable_id: ownerId,
      base_path: `${view.origin}/storage/images/`,
    }));
}

/** `images`: JSON of the URLs that a customer sent with an order, a review or a refund; of the seed's, paths. */
export function presentUploads({ origin }: View, images: string): { id: number; title: string; path: string }[] {
  return (JSON.parse(images) as string[]).map((sent, index) => {
    const path = sent.startsWith('/') ? origin + sent : sent;
    return { id: index + 1, title: path, path };
  });
}
