/** How do banners, and the likes that customers gave them, become rows? */

import { picturePath } from '../pictures/path.ts';
import type { Town } from '../seed/types.ts';
import { idOf, insertTexts, type SeedContext } from './context.ts';

/** Lists answer the newest first: the last one is inserted first, so that they read as written. */
export function insertBanners(context: SeedContext, town: Town): void {
  for (const banner of [...town.banners].reverse()) {
    const id = context.store.run(
      'INSERT INTO banners (img, is_ad, active, created_at) VALUES (?, ?, 1, ?)',
      ...[picturePath(banner.picture, 'banner'), Number(banner.isAd ?? false), context.ago(20)],
    );
    insertTexts(context, 'banner', id, { title: banner.title, description: banner.description, button: banner.button });
    banner.shops.forEach((key, position) => {
      const shop = idOf(context, 'shop', key);
      const sql = 'INSERT INTO banner_shops (banner_id, shop_id, position) VALUES (?, ?, ?)';
      context.store.run(sql, id, shop, position);
    });
  }
}

/** After customers and banners. */
export function insertBannerLikes({ store, userIds, ago }: SeedContext, town: Town): void {
  const sql = `INSERT INTO banner_likes SELECT ?, owner_id, ? FROM texts WHERE owner = 'banner' AND locale = 'en' AND title = ?`;
  for (const { email, likes = [] } of town.customers) {
    for (const title of likes) store.run(sql, userIds.get(email) ?? 0, ago(3), title);
  }
}
