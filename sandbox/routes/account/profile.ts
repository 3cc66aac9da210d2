/** Which account details does a customer see and change (docs/api.md 13.1 to 13.3)? */

import { Hono } from 'hono';
import { userById } from '../../accounts/create-customer.ts';
import { deleteCustomer } from '../../accounts/delete-customer.ts';
import { readSwitches, replaceSwitches } from '../../accounts/notification-switches.ts';
import { tellFormerContacts } from '../../accounts/tell-former-contact.ts';
import { endOtherTokens } from '../../accounts/tokens.ts';
import { readPassword } from '../../input/account-details.ts';
import { type Customer, customerOf, tokenOf } from '../../input/customer.ts';
import { readProfileChanges } from '../../input/profile-changes.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { presentProfile } from '../../presenters/profile.ts';
import { hashed } from '../../rules/password.ts';

export function profileRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/user/profile/show', context => {
    const customer = customerOf(context, sandbox);
    return single(context, presentProfile(viewOf(context, sandbox), customer));
  });

  routes.put('/dashboard/user/profile/update', async context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const switches = view.check.input.notifications == null ? null : readSwitches(view, view.check);
    const changed = await readProfileChanges(view, customer);
    store.transaction(() => {
      save(changed);
      tellFormerContacts(view, customer, changed);
      if (switches) replaceSwitches(store, customer.id, switches);
    });
    return single(context, presentProfile(view, changed), 'Record was successfully updated');
  });

  /** Needs no old password (docs/api.md 13.3); ends all other sessions. */
  routes.post('/dashboard/user/profile/password/update', async context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const { check } = view;
    check.required('password');
    check.required('password_confirmation');
    const password = readPassword(check);
    check.throwIfInvalid();
    const hash = await hashed(password ?? '');
    store.transaction(() => {
      store.run('UPDATE users SET password = ? WHERE id = ?', hash, customer.id);
      endOtherTokens(store, customer.id, tokenOf(context)?.id ?? 0);
    });
    return single(context, presentProfile(view, userById(store, customer.id)), 'Record was successfully updated');
  });

  routes.delete('/dashboard/user/profile/delete', context => {
    deleteCustomer(store, customerOf(context, sandbox));
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
