/** Is a coupon code valid (docs/api.md 10.4)? */

import { Hono } from 'hono';
import { visitorOf } from '../../input/customer.ts';
import { existingId } from '../../input/existing.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { presentCoupon } from '../../presenters/coupon.ts';
import { page, single } from '../../presenters/envelope.ts';
import { couponsByIds, hasUsed, validCoupon } from '../../queries/coupons.ts';
import { findPage, Where } from '../../queries/list-query.ts';
import { Refusal } from '../../refusal.ts';

export function couponRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.post('/rest/coupons/check', context => {
    const view = viewOf(context, sandbox);
    const { check } = view;
    const name = check.required('coupon') ?? '';
    if (name.length === 1) check.fail('coupon', 'The coupon must be at least 2 characters.');
    const userId = existingId(view, check, 'user_id', 'users') ?? visitorOf(context, sandbox)?.id;
    const shopId = existingId(view, check, 'shop_id', 'shops') ?? null;
    check.throwIfInvalid();
    const found = validCoupon(view, name, shopId);
    if (!found) throw new Refusal('ERROR_250');
    if (userId !== undefined && hasUsed(view, userId, found)) throw new Refusal('ERROR_251');
    return single(context, presentCoupon(found));
  });

  /** R2: those that anybody may type in this shop now; without one, in any. */
  routes.get('/rest/coupons', context => {
    const view = readFilter(context, sandbox);
    const shopId = existingId(view, view.check, 'shop_id', 'shops') ?? null;
    view.check.throwIfInvalid();
    const where = new Where().and('qty > 0 AND expired_at > ?', view.today);
    if (shopId !== null) where.and('(shop_id IS NULL OR shop_id = ?)', shopId);
    const { ids, total } = findPage(sandbox.store, { table: 'coupons', where, order: 'coupons.id DESC' }, view);
    return page(context, view, { items: couponsByIds(view, ids).map(presentCoupon), total });
  });

  return routes;
}
