/** How does a customer review an order's shop and courier (docs/api.md 8.6)? */

import { type Context, Hono } from 'hono';
import { sqlTime } from '../../database/time.ts';
import { writeReview } from '../../database/write-review.ts';
import { customerOf } from '../../input/customer.ts';
import { readReview } from '../../input/review.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { presentOrder } from '../../presenters/order.ts';
import { Refusal } from '../../refusal.ts';
import { ownOrder } from './orders.ts';

export function orderReviewRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/dashboard/user/orders/review/:id{[0-9]+}', context => review(context, 'shop'));
  routes.post('/dashboard/user/orders/deliveryman-review/:id{[0-9]+}', context => review(context, 'courier'));

  function review(context: Context<SandboxEnv>, owner: 'shop' | 'courier') {
    const { id: userId } = customerOf(context, sandbox);
    const order = ownOrder(context, sandbox);
    const view = viewOf(context, sandbox);
    const said = readReview(view);
    const ownerId = owner === 'shop' ? order.shop_id : order.courier_id;
    if (ownerId === null) throw new Refusal('ERROR_400', { text: noCourier });
    const written = { owner, ownerId, userId, orderId: order.id, ...said, createdAt: sqlTime(view.now) };
    store.transaction(() => writeReview(store, written));
    return single(context, presentOrder(view, order), 'Record was successfully created');
  }

  return routes;
}

const noCourier = {
  en: 'The order has no courier',
  de: 'Die Bestellung hat keinen Kurier',
  ar: 'لا يوجد مندوب توصيل لهذا الطلب',
};
