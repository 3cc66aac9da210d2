/** What does the API say to paths of a customer's own that it does not know? First who asks, then that there is none. */

import { Hono } from 'hono';
import { customerOf } from '../input/customer.ts';
import type { Sandbox, SandboxEnv } from '../input/view.ts';
import { notFound } from '../refusal.ts';

/** After all other routes. */
export function dashboardRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  for (const path of ['/dashboard/*', '/payments/*']) {
    routes.all(path, context => {
      customerOf(context, sandbox);
      throw notFound();
    });
  }
  return routes;
}
