/** How does a customer review an order's shop and courier (docs/api.md 8.6)? */

import { type Context, Hono } from 'hono';
import { sqlTime } from '../database/time.ts';
import { customerOf } from '../input/customer.ts';
import { readImages } from '../input/order.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../input/view.ts';
import { single } from '../presenters/envelope.ts';
import { presentOrder } from '../presenters/order.ts';
import { Refusal } from '../refusal.ts';
import { ownOrder } from './orders.ts';

export function orderReviewRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/dashboard/user/orders/review/:id{[0-9]+}', context => review(context, 'shop'));
  routes.post('/dashboard/user/orders/deliveryman-review/:id{[0-9]+}', context => review(context, 'deliveryman'));

  /** Replaces an earlier review. */
  function review(context: Context<SandboxEnv>, target: 'shop' | 'deliveryman') {
    const customer = customerOf(context, sandbox);
    const order = ownOrder(context, sandbox);
    const view = viewOf(context, sandbox);
    const { check } = view;
    const rating = check.number('rating') ?? 0;
    if ((check.input.rating ?? null) === null) check.required('rating');
    else if (rating < 1 || rating > 5) check.fail('rating', 'The rating must be between 1 and 5.');
    const comment = check.string('comment', 1000) ?? null;
    const images = readImages(view);
    check.throwIfInvalid();
    const targetId = target === 'shop' ? order.shop_id : order.courier_id;
    if (targetId === null) throw new Refusal('ERROR_400', { text: noCourier });
    store.run(
      `INSERT OR REPLACE INTO order_reviews
         (order_id, user_id, target, target_id, rating, comment, images, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[order.id, customer.id, target, targetId, rating, comment, JSON.stringify(images), sqlTime(view.now)],
    );
    return single(context, presentOrder(view, order), 'Record was successfully created');
  }

  return routes;
}

const noCourier = {
  en: 'The order has no courier',
  de: 'Die Bestellung hat keinen Kurier',
  ar: 'لا يوجد مندوب توصيل لهذا الطلب',
};
