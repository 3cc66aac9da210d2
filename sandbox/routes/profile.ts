/** What does a customer know and change about themselves? API.md 13.1 and 13.2. */

import { Hono } from 'hono';
import { type Customer, customerOf } from '../asked/customer.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../asked/view.ts';
import { addressItems } from '../wire/address.ts';
import { single } from '../wire/envelope.ts';
import { notificationsOf } from '../wire/notifications.ts';
import { present } from '../wire/present.ts';
import { userRecord, walletOf } from '../wire/user.ts';

export function profileRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/user/profile/show', context => {
    const customer = customerOf(context, sandbox);
    return single(context, profileOf(viewOf(context, sandbox), customer));
  });

  routes.put('/dashboard/user/profile/update', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const changed = changesOf(view, customer);
    store.run(
      'UPDATE users SET firstname = ?, lastname = ?, email = ?, phone = ?, gender = ?, birthday = ? WHERE id = ?',
      ...[changed.firstname, changed.lastname, changed.email, changed.phone, changed.gender, changed.birthday],
      customer.id,
    );
    return single(context, profileOf(view, changed), 'Record was successfully updated');
  });

  return routes;
}

function profileOf(view: View, customer: Customer): object {
  const addresses = view.store.all<{ id: number }>(
    'SELECT id FROM addresses WHERE user_id = ? ORDER BY id',
    customer.id,
  );
  return {
    ...userRecord(view, customer),
    ...deliveredTo(view, customer.id),
    wallet: walletOf(view, customer.id),
    addresses: addressItems(
      view,
      addresses.map(row => row.id),
    ),
    shop: null,
    point: null,
    invite: null,
    email_subscribe: { id: customer.id, user_id: customer.id, active: customer.subscribed },
    notifications: notificationsOf(view.store, customer.id),
    assign_reviews: [],
  };
}

/** Sums of delivered orders; both are missing before the first one. */
function deliveredTo({ store, rate }: View, userId: number): object {
  const sql =
    "SELECT count(*) AS count, sum(total_price) AS price FROM orders WHERE user_id = ? AND status = 'delivered'";
  const sums = store.one<{ count: number; price: number | null }>(sql, userId);
  return present({ orders_count: sums?.count, orders_sum_price: (sums?.price ?? 0) * rate });
}

/** Fields that were not sent stay as they are. */
function changesOf(view: View, customer: Customer): Customer {
  const { check } = view;
  const firstname = check.required('firstname');
  if (firstname && (firstname.length < 2 || firstname.length > 100)) {
    check.fail('firstname', 'The firstname must be between 2 and 100 characters.');
  }
  const changed: Customer = {
    ...customer,
    firstname: firstname ?? customer.firstname,
    lastname: check.text('lastname') ?? customer.lastname,
    email: check.matching('email', /^[^\s@]+@[^\s@]+$/)?.toLowerCase() ?? customer.email,
    phone: check.matching('phone', /^\d+$/, 'must be a number.') ?? customer.phone,
    gender: check.oneOf('gender', ['male', 'female']) ?? customer.gender,
    birthday:
      check.matching('birthday', /^\d{4}-\d{2}-\d{2}$/, 'does not match the format Y-m-d.') ?? customer.birthday,
  };
  for (const field of ['email', 'phone'] as const) refuseTaken(view, customer.id, field, changed[field]);
  check.done();
  return changed;
}

function refuseTaken({ store, check }: View, userId: number, field: 'email' | 'phone', value: string | null): void {
  const other = store.one(`SELECT 1 FROM users WHERE ${field} = ? AND id <> ?`, value, userId);
  if (other) check.fail(field, `The ${field} has already been taken.`);
}
