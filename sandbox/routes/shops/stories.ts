/** Which stories did shops post in the last day? A nested list without an envelope (docs/api.md 6.8). */

import { Hono } from 'hono';
import { sqlTime } from '../../database/time.ts';
import { type ListView, readFilter } from '../../input/filter.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { presentTime } from '../../presenters/time.ts';
import { translations } from '../../presenters/translation.ts';

interface StoryRow {
  shop_id: number;
  product_id: number;
  product_uuid: string;
  logo_img: string;
  url: string;
  minute: number;
}

export function storyRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/stories/paginate', context => {
    const view = readFilter(context, sandbox, { perPage: 100 });
    view.check.throwIfInvalid();
    const isFree = view.check.isOn('free') ? 'AND products.price_from = 0' : '';
    const rows = store.all<StoryRow>(
      `SELECT stories.*, products.uuid AS product_uuid, logo_img FROM stories
       JOIN products ON products.id = product_id JOIN shops ON shops.id = stories.shop_id
       WHERE listed ${isFree} ORDER BY stories.id LIMIT ? OFFSET ?`,
      view.perPage,
      (view.page - 1) * view.perPage,
    );
    return context.json([...Map.groupBy(slides(view, rows), slide => slide.shop_id).values()]);
  });

  return routes;
}

function slides(view: ListView, rows: StoryRow[]) {
  const shops = translations(
    view,
    'shop',
    rows.map(row => row.shop_id),
    'default',
  );
  const products = translations(
    view,
    'product',
    rows.map(row => row.product_id),
    'default',
  );
  return rows.map(row => {
    const postedAt = presentTime(sqlTime(lastPosted(view.now, row.minute)));
    return {
      shop_id: row.shop_id,
      logo_img: view.origin + row.logo_img,
      title: shops.get(row.shop_id)?.title ?? null,
      firstname: null,
      lastname: null,
      avatar: null,
      product_uuid: row.product_uuid,
      product_title: products.get(row.product_id)?.title ?? null,
      url: view.origin + row.url,
      created_at: postedAt,
      updated_at: postedAt,
    };
  });
}

/** The latest moment, not after now, at this minute of the UTC day. */
function lastPosted(now: Date, minute: number): Date {
  const today = new Date(now.getTime());
  today.setUTCHours(0, minute, 0, 0);
  return today > now ? new Date(today.getTime() - 86_400_000) : today;
}
