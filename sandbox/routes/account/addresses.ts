/** The addresses of a customer's account (docs/api.md 14). */

import { type Context, Hono } from 'hono';
import { insertRow } from '../../database/insert-row.ts';
import { sqlTime } from '../../database/time.ts';
import { customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import type { InputValue } from '../../input/input.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { presentAddresses } from '../../presenters/account-address.ts';
import { page, single } from '../../presenters/envelope.ts';
import { findPage, Where } from '../../queries/list-query.ts';
import { isSecondRevision } from '../../queries/settings.ts';
import { notFound } from '../../refusal.ts';
import { fold } from '../../rules/fulltext.ts';

export function addressRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;
  const one = (context: Context<SandboxEnv>, id: number, message?: string) =>
    single(context, presentAddresses(viewOf(context, sandbox), [id])[0], message);

  routes.get('/dashboard/user/addresses', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = new Where().and('user_id = ?', customer.id);
    if (view.search) where.and('fold(title || details) LIKE ?', `%${fold(view.search)}%`);
    const { ids, total } = findPage(store, { table: 'addresses', where, order: 'id DESC' }, view);
    return page(context, view, { items: presentAddresses(view, ids), total });
  });

  routes.post('/dashboard/user/addresses', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const { title, details, location, isActive } = readAddress(view);
    const id = store.transaction(() => {
      const added = insertRow(store, 'addresses', {
        user_id: customer.id,
        title: title ?? null,
        details: details ?? '{}',
        location: location ?? null,
        active: 0,
        created_at: sqlTime(view.now),
      });
      if (isActive) activate(customer.id, added);
      return added;
    });
    return one(context, id, 'Record was successfully created');
  });

  routes.get('/dashboard/user/addresses/:id{[0-9]+}', context => one(context, found(context)));

  routes.put('/dashboard/user/addresses/:id{[0-9]+}', context => {
    const id = found(context);
    const { title, details, location, isActive } = readAddress(viewOf(context, sandbox));
    store.transaction(() => {
      store.run(
        `UPDATE addresses SET title = ifnull(?, title), details = ifnull(?, details),
           location = ifnull(?, location) WHERE id = ?`,
        ...[title ?? null, details ?? null, location ?? null, id],
      );
      if (isActive) activate(customerOf(context, sandbox).id, id);
      if (isActive === false) store.run('UPDATE addresses SET active = 0 WHERE id = ?', id);
    });
    return one(context, id, 'Record was successfully updated');
  });

  routes.delete('/dashboard/user/addresses/delete', context => {
    const customer = customerOf(context, sandbox);
    const { check } = viewOf(context, sandbox);
    const ids = check.numbers('ids') ?? [];
    check.throwIfInvalid();
    const sql = 'DELETE FROM addresses WHERE user_id = ? AND id IN (SELECT value FROM json_each(?))';
    store.run(sql, customer.id, JSON.stringify(ids));
    return single(context, null, 'Record was successfully deleted');
  });

  routes.post('/dashboard/user/address/set-active/:id{[0-9]+}', context => {
    const id = own(context);
    store.transaction(() => activate(customerOf(context, sandbox).id, id));
    return one(context, id, 'Record was successfully updated');
  });

  /** Answers null when none is active, where R1 fails. */
  routes.get('/dashboard/user/address/get-active', context => {
    const customer = customerOf(context, sandbox);
    const row = store.one<{ id: number }>('SELECT id FROM addresses WHERE user_id = ? AND active', customer.id);
    return row ? one(context, row.id) : single(context, null);
  });

  /** R1 finds no address by the id in the path, whose name it mistakes (docs/api.md 14). */
  function found(context: Context<SandboxEnv>): number {
    const id = own(context);
    if (!isSecondRevision(store)) throw notFound();
    return id;
  }

  /** @throws ERROR_404 for somebody else's address as well. */
  function own(context: Context<SandboxEnv>): number {
    const customer = customerOf(context, sandbox);
    const sql = 'SELECT id FROM addresses WHERE id = ? AND user_id = ?';
    const row = store.one<{ id: number }>(sql, Number(context.req.param('id')), customer.id);
    if (!row) throw notFound();
    return row.id;
  }

  function activate(userId: number, id: number): void {
    store.run('UPDATE addresses SET active = (id = ?) WHERE user_id = ?', id, userId);
  }

  return routes;
}

interface AddressInput {
  title: string | undefined;
  /** JSON. */
  details: string | undefined;
  /** JSON. */
  location: string | undefined;
  isActive: boolean | undefined;
}

/** `location` is sent as an object or as [latitude, longitude], and kept as it was sent. */
function readAddress({ check }: View): AddressInput {
  const { address, location } = check.input;
  if (Array.isArray(location)) check.input.location = { latitude: location[0] ?? null, longitude: location[1] ?? null };
  const title = check.string('title');
  check.position('location');
  const isActive = check.boolean('active');
  if (isSent(address) && (typeof address !== 'object' || Array.isArray(address))) {
    check.fail('address', 'The address must be an array.');
  }
  check.throwIfInvalid();
  const details = isSent(address) ? JSON.stringify(address) : undefined;
  return { title, details, location: isSent(location) ? JSON.stringify(location) : undefined, isActive };
}

function isSent(value: InputValue | undefined): value is Exclude<InputValue, null> {
  return value !== undefined && value !== null;
}
