/** Which banners and ads are there, and to which shops do they lead (docs/api.md 6.8)? */

import { type Context, Hono } from 'hono';
import { sqlTime } from '../../database/time.ts';
import { customerOf } from '../../input/customer.ts';
import { type ListView, readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { presentBanners } from '../../presenters/banner.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentGallery } from '../../presenters/gallery.ts';
import { presentShops } from '../../presenters/shop.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { recommendedFrom } from '../../queries/shop-filter.ts';
import { notFound } from '../../refusal.ts';

export function bannerRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  const list = (isAd: boolean) => (context: Context<SandboxEnv>) => {
    const view = readFilter(context, sandbox);
    const shops = view.check.numbers('shop_ids');
    view.check.throwIfInvalid();
    const where = new Where().and('banners.active').and('banners.is_ad = ?', Number(isAd));
    if (shops?.length) where.and(ofShops, JSON.stringify(shops));
    const type = view.check.input.type;
    if (typeof type === 'string' && type !== 'banner') where.and('FALSE');
    const order = byColumn(view, ['id', 'created_at'], 'banners');
    const { ids, total } = findPage(store, { table: 'banners', where, order }, view);
    return page(context, view, { items: presentBanners(view, ids), total });
  };
  routes.get('/rest/banners/paginate', list(false));
  routes.get('/rest/banners-ads', list(true));

  routes.get('/rest/banners/:id{[0-9]+}', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const id = activeBanner(context, false);
    const [banner] = presentBanners(view, [id]);
    return single(context, { ...banner, galleries: presentGallery(view, 'banner', id), shops: shopsOf(view, id) });
  });

  routes.get('/rest/banners-ads/:id{[0-9]+}', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const id = activeBanner(context, true);
    return single(context, { banner: presentBanners(view, [id])[0], shops: shopsOf(view, id) });
  });

  /** Liking twice takes the like back. */
  routes.post('/rest/banners/:id{[0-9]+}/liked', context => {
    const customer = customerOf(context, sandbox);
    const id = activeBanner(context, false);
    store.transaction(() => {
      const isLiked = store.one('SELECT 1 FROM banner_likes WHERE user_id = ? AND banner_id = ?', customer.id, id);
      if (isLiked) store.run('DELETE FROM banner_likes WHERE user_id = ? AND banner_id = ?', customer.id, id);
      else store.run('INSERT INTO banner_likes VALUES (?, ?, ?)', customer.id, id, sqlTime(sandbox.clock.now()));
    });
    return single(context, null);
  });

  routes.get('/dashboard/user/profile/liked/looks', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const liked = store.all<{ id: number }>(
      `SELECT banners.id FROM banner_likes JOIN banners ON banners.id = banner_id
       WHERE user_id = ? AND banners.active ORDER BY liked_at DESC, banners.id DESC`,
      customer.id,
    );
    const ids = liked.map(row => row.id);
    return single(context, presentBanners(view, ids));
  });

  function activeBanner(context: Context<SandboxEnv>, isAd: boolean): number {
    const row = store.one<{ id: number }>(
      'SELECT id FROM banners WHERE id = ? AND active AND is_ad = ?',
      Number(context.req.param('id')),
      Number(isAd),
    );
    if (!row) throw notFound();
    return row.id;
  }

  /** Paged by the query, without a meta. */
  function shopsOf(view: ListView, bannerId: number): object[] {
    const rows = store.all<{ shop_id: number }>(
      `SELECT shop_id FROM banner_shops JOIN shops ON shops.id = shop_id
       WHERE banner_id = ? AND status = 'approved' ORDER BY position LIMIT ? OFFSET ?`,
      bannerId,
      view.perPage,
      (view.page - 1) * view.perPage,
    );
    return presentShops(
      view,
      rows.map(row => row.shop_id),
      recommendedFrom(view),
    );
  }

  return routes;
}

const ofShops = 'banners.id IN (SELECT banner_id FROM banner_shops WHERE shop_id IN (SELECT value FROM json_each(?)))';
