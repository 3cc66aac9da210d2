/** Which pictures does a record have beside its own? */

import type { View } from '../input/view.ts';

interface GalleryRow {
  id: number;
  title: string;
  path: string;
}

export function presentGallery(view: View, owner: 'shop' | 'product' | 'banner', ownerId: number): object[] {
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

/** `images`: JSON of the paths that a customer sent with an order, a review or a refund. */
export function presentUploads(images: string): object[] {
  return (JSON.parse(images) as string[]).map((path, index) => ({ id: index + 1, title: path, path }));
}
