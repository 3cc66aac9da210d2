/** Which pictures does a record have beside its own? */

import type { View } from '../asked/view.ts';

interface GalleryRow {
  id: number;
  title: string;
  path: string;
}

export function galleryOf(view: View, owner: 'shop' | 'product' | 'banner', ownerId: number): object[] {
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
