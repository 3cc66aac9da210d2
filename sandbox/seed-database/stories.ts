/** How do stories become rows? */

import { picturePath } from '../pictures/path.ts';
import type { Town } from '../seed/types.ts';
import { idOf, type SeedContext } from './context.ts';

export function insertStories(context: SeedContext, town: Town): void {
  town.stories.forEach((story, index) => {
    const shop = idOf(context, 'shop', story.shop);
    const product = idOf(context, 'product', `${story.shop}/${story.product}`);
    context.store.run(
      'INSERT INTO stories (shop_id, product_id, url, minute) VALUES (?, ?, ?, ?)',
      ...[shop, product, picturePath(story.picture, 'story'), (index * 37) % (24 * 60)],
    );
  });
}
