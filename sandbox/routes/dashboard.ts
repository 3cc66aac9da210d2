/** Who may ask for a customer's own things? Nobody yet: sign-in is not part of the sandbox so far. */

import { Hono } from 'hono';
import type { Sandbox, SandboxEnv } from '../asked/view.ts';
import { Refusal } from '../refusal.ts';

export function dashboardRoutes(_sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  for (const path of ['/dashboard/*', '/payments/*']) {
    routes.all(path, () => {
      throw new Refusal('ERROR_100');
    });
  }
  return routes;
}
