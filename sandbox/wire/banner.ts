/** What does a banner look like, in lists and opened? Banner of API.md 2.6. */

import type { View } from '../asked/view.ts';
import { inOrder, rowsOf } from '../rows.ts';
import { isoish, present } from './present.ts';
import { translations } from './translation.ts';

interface BannerRow {
  id: number;
  img: string;
  is_ad: number;
  active: number;
  created_at: string;
  shops_count: number;
}

export function bannerItems(view: View, ids: number[]) {
  const words = translations(view, 'banner', ids, 'default');
  const rows = rowsOf<BannerRow>(
    view.store,
    `SELECT banners.*, (SELECT count(*) FROM banner_shops WHERE banner_id = banners.id) AS shops_count
     FROM banners WHERE id IN (SELECT value FROM json_each(?))`,
    ids,
  );
  return inOrder(ids, rows).map(row => ({
    id: row.id,
    url: null,
    img: view.origin + row.img,
    active: row.active,
    clickable: Number(row.shops_count > 0),
    type: 'banner',
    ...present({ shops_count: row.shops_count, created_at: isoish(row.created_at) }),
    translation: words.get(row.id) ?? null,
  }));
}
