/** What does a customer know and change about themselves? API.md 13.1 to 13.3. */

import { Hono } from 'hono';
import { changesOf } from '../accounts/changes.ts';
import { passwordIn } from '../accounts/details.ts';
import { userBehind } from '../accounts/join.ts';
import { leave } from '../accounts/leave.ts';
import { replaceSwitches, switchesIn } from '../accounts/switches.ts';
import { type Customer, customerOf, tokenOf } from '../asked/customer.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../asked/view.ts';
import { endOtherTokens } from '../queries/tokens.ts';
import { hashed } from '../rules/password.ts';
import { single } from '../wire/envelope.ts';
import { profileOf } from '../wire/profile.ts';

export function profileRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/user/profile/show', context => {
    const customer = customerOf(context, sandbox);
    return single(context, profileOf(viewOf(context, sandbox), customer));
  });

  routes.put('/dashboard/user/profile/update', async context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const switches = view.check.input.notifications == null ? null : switchesIn(view, view.check);
    const changed = await changesOf(view, customer);
    store.together(() => {
      save(changed);
      if (switches) replaceSwitches(store, customer.id, switches);
    });
    return single(context, profileOf(view, changed), 'Record was successfully updated');
  });

  /** The old password is not asked for (API.md 13.3); whoever was signed in elsewhere no longer is. */
  routes.post('/dashboard/user/profile/password/update', async context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const { check } = view;
    check.required('password');
    check.required('password_confirmation');
    const password = passwordIn(check);
    check.done();
    const hash = await hashed(password ?? '');
    store.together(() => {
      store.run('UPDATE users SET password = ? WHERE id = ?', hash, customer.id);
      endOtherTokens(store, customer.id, tokenOf(context)?.id ?? 0);
    });
    return single(context, profileOf(view, userBehind(store, customer.id)), 'Record was successfully updated');
  });

  routes.delete('/dashboard/user/profile/delete', context => {
    leave(store, customerOf(context, sandbox));
    return single(context, null, 'Record was successfully deleted');
  });

  function save(changed: Customer): void {
    store.run(
      `UPDATE users SET firstname = ?, lastname = ?, email = ?, phone = ?, gender = ?, birthday = ?, img = ?,
         subscribed = ?, password = ?, email_verified_at = ? WHERE id = ?`,
      ...[changed.firstname, changed.lastname, changed.email, changed.phone, changed.gender, changed.birthday],
      ...[changed.img, changed.subscribed, changed.password, changed.email_verified_at, changed.id],
    );
  }

  return routes;
}
