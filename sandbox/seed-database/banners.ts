/** How do the shop windows of the front page, banners and stories, become rows? */

import { picturePath } from '../pictures/path.ts';
import type { Town } from '../seed/types.ts';
import { idOf, insertTexts, type SeedContext } from './context.ts';

/** Lists answer the newest first: the last one is planted first, so that they read as written. */
export function insertBanners(bed: SeedContext, town: Town): void {
  for (const banner of [...town.banners].reverse()) {
    const id = bed.store.run(
      'INSERT INTO banners (img, is_ad, active, created_at) VALUES (?, ?, 1, ?)',
      ...[picturePath(banner.picture, 'banner'), Number(banner.isAd ?? false), bed.ago(20)],
    );
    insertTexts(bed, 'banner', id, { title: banner.title, description: banner.description, button: banner.button });
    banner.shops.forEach((key, position) => {
      const shop = idOf(bed, 'shop', key);
      bed.store.run('INSERT INTO banner_shops (banner_id, shop_id, position) VALUES (?, ?, ?)', id, shop, position);
    });
  }
}

export function insertStories(bed: SeedContext, town: Town): void {
  town.stories.forEach((story, index) => {
    const shop = idOf(bed, 'shop', story.shop);
    const product = idOf(bed, 'product', `${story.shop}/${story.product}`);
    bed.store.run(
      'INSERT INTO stories (shop_id, product_id, url, minute) VALUES (?, ?, ?, ?)',
      ...[shop, product, picturePath(story.picture, 'story'), (index * 37) % (24 * 60)],
    );
  });
}
