/** Where is the courier? Public, as in the reference (docs/api.md 8.7). */

import { Hono } from 'hono';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { advanceOrders } from '../../orders/life.ts';
import { single } from '../../presenters/envelope.ts';
import { presentCourier } from '../../presenters/person.ts';
import type { OrderRow } from '../../queries/orders.ts';
import { notFound } from '../../refusal.ts';

export function courierRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/orders/deliveryman/:id{[0-9]+}', context => {
    const view = viewOf(context, sandbox);
    const id = Number(context.req.param('id'));
    const underWay = "SELECT * FROM orders WHERE courier_id = ? AND status = 'on_a_way'";
    advanceOrders(store, store.all<OrderRow>(underWay, id), view.now);
    const courier = presentCourier(view, id);
    if (!courier) throw notFound();
    return single(context, courier);
  });

  return routes;
}
