/** How does a customer apply as a seller, and read the application again (docs/api.md 16.1)? */

import { Hono } from 'hono';
import { apply } from '../../accounts/applications.ts';
import { readApplication } from '../../input/application.ts';
import { customerOf } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { presentOwnShop } from '../../presenters/own-shop.ts';
import { notFound } from '../../refusal.ts';

export function sellerRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get('/dashboard/user/shops', context => {
    const shop = presentOwnShop(viewOf(context, sandbox), customerOf(context, sandbox).id);
    if (shop === null) throw notFound();
    return single(context, shop);
  });

  routes.post('/dashboard/user/shops', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    apply(view, customer.id, readApplication(view));
    return single(context, presentOwnShop(view, customer.id), 'Record was successfully created');
  });

  return routes;
}
