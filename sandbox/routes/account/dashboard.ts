/** What do unknown paths of a customer answer? ERROR_100 without a valid token, else ERROR_404. */

import { Hono } from 'hono';
import { customerOf } from '../../input/customer.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { notFound } from '../../refusal.ts';

/** Mount it after all other routes. */
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
