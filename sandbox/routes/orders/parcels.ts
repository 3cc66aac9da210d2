/** How does a customer send a parcel from one door to another (R2, docs/api.md 19.2)? */

import { type Context, Hono } from 'hono';
import { sqlTime } from '../../database/time.ts';
import { writeReview } from '../../database/write-review.ts';
import { customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { readParcel, readWay } from '../../input/parcel.ts';
import { readReview } from '../../input/review.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { advanceParcelsOf, cancelParcel, payParcel, quoteParcel, sendParcel } from '../../orders/parcels.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentParcel, presentParcelType } from '../../presenters/parcel.ts';
import { presentTime } from '../../presenters/time.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { type ParcelRow, parcelById, parcelRows, parcelTypeRows } from '../../queries/parcels.ts';
import { paymentById } from '../../queries/payments.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { parcelStatuses } from '../../rules/parcel-life.ts';

const own = '/dashboard/user/parcel-orders';

export function parcelRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/parcel-order/types', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const { ids, total } = findPage(store, { table: 'parcel_types', where: new Where(), order: 'id' }, view);
    return page(context, view, { items: parcelTypeRows(store, ids).map(row => presentParcelType(view, row)), total });
  });

  routes.get('/rest/parcel-order/calculate-price', context => {
    const view = viewOf(context, sandbox);
    return single(context, quoteParcel(store, readWay(view), view.rate));
  });

  routes.post(own, context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const sent = readParcel(view);
    return shown(context, view, sendParcel(view, customer.id, sent), 'Record was successfully created');
  });

  routes.get(own, context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    advanceParcelsOf(store, customer.id, view.now);
    const where = new Where().and('parcel_orders.user_id = ?', customer.id);
    if (view.check.input.status) where.and('parcel_orders.status = ?', String(view.check.input.status));
    const order = byColumn(view, ['id', 'created_at'], 'parcel_orders');
    const { ids, total } = findPage(store, { table: 'parcel_orders', where, order }, view);
    return page(context, view, { items: parcelRows(store, ids).map(row => presentParcel(view, row)), total });
  });

  routes.get(`${own}/:id{[0-9]+}`, context =>
    shown(context, viewOf(context, sandbox), ownParcel(context, sandbox).id, 'NO_ERROR'),
  );

  routes.post(`${own}/:id{[0-9]+}/status/change`, context => {
    const parcel = ownParcel(context, sandbox);
    const view = viewOf(context, sandbox);
    view.check.required('status');
    const status = view.check.enum('status', parcelStatuses);
    view.check.throwIfInvalid();
    if (status === parcel.status) throw new Refusal('ERROR_252');
    if (status !== 'canceled') throw new Refusal('ERROR_101');
    if (parcel.status !== 'new') throw new Refusal('ERROR_255');
    store.transaction(() => cancelParcel(store, parcel, view.now));
    return shown(context, view, parcel.id, 'Record was successfully updated');
  });

  routes.post(`${own}/deliveryman-review/:id{[0-9]+}`, context => {
    const parcel = ownParcel(context, sandbox);
    const view = viewOf(context, sandbox);
    const { rating, comment } = readReview(view);
    if (parcel.courier_id === null || parcel.status !== 'delivered') throw new Refusal('ERROR_400');
    const createdAt = sqlTime(view.now);
    const review = { rating, comment, assignable_type: 'User', created_at: presentTime(createdAt) };
    const written = { rating, comment, images: [], createdAt, userId: parcel.user_id, orderId: null };
    const ownerId = parcel.courier_id;
    store.transaction(() => {
      writeReview(store, { owner: 'courier', ownerId, ...written });
      store.run('UPDATE parcel_orders SET review = ? WHERE id = ?', JSON.stringify(review), parcel.id);
    });
    return shown(context, view, parcel.id, 'Record was successfully created');
  });

  routes.post('/payments/parcel-order/:id{[0-9]+}/transactions', context => {
    const parcel = ownParcel(context, sandbox);
    const view = viewOf(context, sandbox);
    const id = view.check.integer('payment_sys_id', 1, Number.MAX_SAFE_INTEGER);
    if (id === undefined) view.check.required('payment_sys_id');
    view.check.throwIfInvalid();
    const payment = paymentById(store, id ?? 0, 'payment_sys_id');
    store.transaction(() => payParcel(store, parcel, payment, view.now));
    return shown(context, view, parcel.id, 'Record was successfully created');
  });

  return routes;
}

function shown(context: Context, view: View, id: number, message: string): Response {
  const parcel = parcelById(view.store, id);
  if (!parcel) throw notFound();
  return single(context, presentParcel(view, parcel), message);
}

/** The customer's own parcel of the path, advanced to now. @throws ERROR_404 */
function ownParcel(context: Context<SandboxEnv>, sandbox: Sandbox): ParcelRow {
  const customer = customerOf(context, sandbox);
  advanceParcelsOf(sandbox.store, customer.id, sandbox.clock.now());
  const parcel = parcelById(sandbox.store, Number(context.req.param('id')));
  if (parcel?.user_id !== customer.id) throw notFound();
  return parcel;
}
