/** What does a banner look like, in lists and opened? Banner of docs/api.md 2.6. */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';
import { translations } from './translation.ts';

interface BannerRow {
  id: number;
  img: string;
  is_ad: number;
  active: number;
  created_at: string;
  shops_count: number;
}

export function presentBanners(view: View, ids: number[]) {
  const words = translations(view, 'banner', ids, 'default');
  const rows = rowsByIds<BannerRow>(
    view.store,
    `SELECT banners.*, (SELECT count(*) FROM banner_shops WHERE banner_id = banners.id) AS shops_count
     FROM banners WHERE id IN (SELECT value FROM json_each(?))`,
    ids,
  );
  return sortByIds(ids, rows).map(row => ({
    id: row.id,
    url: null,
    img: view.origin + row.img,
    active: row.active,
    clickable: Number(row.shops_count > 0),
    type: 'banner',
    ...omitFalsy({ shops_count: row.shops_count, created_at: presentTime(row.created_at) }),
    translation: words.get(row.id) ?? null,
  }));
}
