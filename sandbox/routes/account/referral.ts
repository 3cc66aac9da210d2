/** What does bringing a friend bring (docs/api.md 12.6)? */

import { Hono } from 'hono';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { presentReferral } from '../../presenters/referral.ts';
import { runningReferral } from '../../queries/referral.ts';
import { notFound } from '../../refusal.ts';

export function referralRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get('/rest/referral', context => {
    const view = viewOf(context, sandbox);
    const referral = runningReferral(view.store, view.now);
    if (!referral) throw notFound();
    return single(context, presentReferral(view, referral));
  });

  return routes;
}
