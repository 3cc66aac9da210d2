/** Which notifications does a customer want, and on which devices? Kinds, switches, push tokens (docs/api.md 13.3). */

import { Hono } from 'hono';
import { readSwitches, replaceSwitches } from '../../accounts/notification-switches.ts';
import { sqlTime } from '../../database/time.ts';
import { customerOf } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { listed, single } from '../../presenters/envelope.ts';
import { presentNotificationKinds } from '../../presenters/notifications.ts';
import { presentProfile } from '../../presenters/profile.ts';
import { Refusal } from '../../refusal.ts';

export function notificationRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/user/notifications', context => {
    customerOf(context, sandbox);
    return listed(context, presentNotificationKinds(store));
  });

  routes.post('/dashboard/user/update/notifications', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const switches = readSwitches(view, view.check);
    view.check.throwIfInvalid();
    store.transaction(() => replaceSwitches(store, customer.id, switches));
    return single(context, presentProfile(view, customer), 'Record was successfully updated');
  });

  /** A device belongs to the customer who signed in there last. */
  routes.post('/dashboard/user/profile/firebase/token/update', context => {
    const customer = customerOf(context, sandbox);
    const { check, now } = viewOf(context, sandbox);
    const token = check.string('firebase_token', 4096);
    check.throwIfInvalid();
    if (!token) throw new Refusal('ERROR_502', { text: { en: 'token is empty', de: 'Token fehlt', ar: 'الرمز فارغ' } });
    store.run(
      'INSERT OR REPLACE INTO push_tokens (token, user_id, created_at) VALUES (?, ?, ?)',
      ...[token, customer.id, sqlTime(now)],
    );
    return single(context, null, 'Record was successfully updated');
  });

  return routes;
}
