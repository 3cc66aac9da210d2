/** Who wants an e-mail once the market delivers to them (docs/api.md 20)? */

import { Hono } from 'hono';
import { sqlTime } from '../../database/time.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';

export function subscriptionRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /** Subscribing twice changes nothing. */
  routes.post('/rest/subscription', context => {
    const { check, now } = viewOf(context, sandbox);
    const email = check.required('email');
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) {
      check.fail('email', 'The email must be a valid email address.');
    }
    check.throwIfInvalid();
    sandbox.store.run(
      'INSERT INTO subscriptions (email, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
      String(email).toLowerCase(),
      sqlTime(now),
    );
    return single(context, null);
  });

  return routes;
}
