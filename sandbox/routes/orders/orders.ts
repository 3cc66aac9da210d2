/** How are orders placed, listed, shown and canceled (docs/api.md 8.1 to 8.4)? */

import { type Context, Hono } from 'hono';
import { sortByIds } from '../../database/rows.ts';
import { customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { readOrderInput } from '../../input/order.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { cancel } from '../../orders/cancel.ts';
import { draftOrder } from '../../orders/draft.ts';
import { advanceOrdersOf } from '../../orders/life.ts';
import { orderAgain } from '../../orders/order-twice.ts';
import { payOrder } from '../../orders/pay.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { makeDueRepeats } from '../../orders/repeats.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentOrder, presentOrders } from '../../presenters/order.ts';
import { findPage } from '../../queries/list-query.ts';
import { orderQuery } from '../../queries/order-filter.ts';
import { type OrderRow, orderById, orderRows } from '../../queries/orders.ts';
import { paymentById } from '../../queries/payments.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { orderStatuses } from '../../rules/order-life.ts';

export function orderRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/dashboard/user/orders', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const input = readOrderInput(view);
    const payment = input.paymentId === null ? null : paymentById(store, input.paymentId);
    const order = store.transaction(() => {
      const placed = orderAgain(view, customer, input) ?? placeOrder(view, customer, draftOrder(view, customer, input));
      if (payment) payOrder(store, placed, payment, view.now);
      return orderById(store, placed.id) ?? placed;
    });
    return single(context, presentOrder(view, order), 'Record was successfully created');
  });

  routes.get('/dashboard/user/orders/paginate', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    const query = orderQuery(view, customer.id);
    view.check.throwIfInvalid();
    makeDueRepeats(store, customer.id, view.now);
    advanceOrdersOf(store, customer.id, view.now);
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentOrders(view, sortByIds(ids, orderRows(store, ids))), total });
  });

  routes.get('/dashboard/user/orders/:id{[0-9]+}', context =>
    single(context, presentOrder(viewOf(context, sandbox), ownOrder(context, sandbox)), 'NO_ERROR'),
  );

  // Allows only "canceled", and only while new, which R1 does not check (docs/api.md 8.4, 25.3).
  routes.post('/dashboard/user/orders/:id{[0-9]+}/status/change', context => {
    const order = ownOrder(context, sandbox);
    const view = viewOf(context, sandbox);
    if ((view.check.input.status ?? null) === null) throw new Refusal('ERROR_254', { text: emptyStatus });
    const status = view.check.enum('status', orderStatuses);
    view.check.throwIfInvalid();
    if (status === order.status) throw new Refusal('ERROR_252');
    if (status !== 'canceled') throw new Refusal('ERROR_101');
    if (order.status !== 'new') throw new Refusal('ERROR_255');
    store.transaction(() => cancel(store, order, view.now));
    return single(context, presentOrder(view, orderById(store, order.id) ?? order), 'Record was successfully updated');
  });

  return routes;
}

/** The customer's own order of the path, advanced to now. @throws ERROR_404 */
export function ownOrder(context: Context<SandboxEnv>, sandbox: Sandbox): OrderRow {
  const customer = customerOf(context, sandbox);
  advanceOrdersOf(sandbox.store, customer.id, sandbox.clock.now());
  const order = orderById(sandbox.store, Number(context.req.param('id')));
  if (order?.user_id !== customer.id) throw notFound(orderNotFound);
  return order;
}

export const orderNotFound = {
  en: 'Order not found',
  de: 'Die Bestellung wurde nicht gefunden',
  ar: 'لم يُعثر على الطلب',
};
const emptyStatus = { en: 'Status is empty', de: 'Der Status fehlt', ar: 'الحالة فارغة' };
