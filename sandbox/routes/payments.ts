/** How is an order paid, and what does the provider report? API.md 10.2 and 10.3; the payment lists are shop-facts'. */

import { type Context, Hono } from 'hono';
import { customerOf } from '../asked/customer.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../asked/view.ts';
import { bringForwardOf } from '../orders/life.ts';
import { payBy } from '../orders/pay.ts';
import { type PaymentSession, sessionById, sessionOfOrder, sessionOfWish } from '../orders/session.ts';
import { outcomes, settle } from '../orders/settle.ts';
import { wishOf } from '../orders/wish.ts';
import { orderById } from '../queries/orders.ts';
import { paymentById, paymentByTag } from '../queries/payments.ts';
import { notFound, Refusal } from '../refusal.ts';
import { single } from '../wire/envelope.ts';
import { orderColumns } from '../wire/order.ts';
import { orderNotFound, ownOrder } from './orders.ts';

export function paymentRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/payments/order/:id{[0-9]+}/transactions', context => {
    const order = ownOrder(context, sandbox);
    const { check, now } = viewOf(context, sandbox);
    const id = check.whole('payment_sys_id', 1, Number.MAX_SAFE_INTEGER);
    if (id === undefined) check.required('payment_sys_id');
    check.text('payment_trx_id');
    check.number('price');
    check.done();
    const payment = paymentById(store, id ?? 0, 'payment_sys_id');
    store.together(() => payBy(store, order, payment, now));
    return single(context, orderColumns(orderById(store, order.id) ?? order), 'Record was successfully created');
  });

  const process = (context: Context<SandboxEnv>) => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const payment = paymentByTag(store, tagOf(context.req.param('process') ?? ''));
    const orderId = view.check.whole('order_id', 1, Number.MAX_SAFE_INTEGER);
    view.check.done();
    if (orderId === undefined && !view.check.input.cart_id) view.check.required('order_id');
    view.check.done();
    bringForwardOf(store, customer.id, view.now);
    const session = store.together(() => {
      if (orderId === undefined) return sessionOfWish(view, customer, wishOf(view), payment);
      const order = orderById(store, orderId);
      if (order?.user_id !== customer.id) throw notFound(orderNotFound);
      return sessionOfOrder(view, order, payment);
    });
    return single(context, linkTo(view, session));
  };
  routes.get('/dashboard/user/:process{order-[a-z-]+-process}', process);
  routes.post('/dashboard/user/:process{order-[a-z-]+-process}', process);

  // Open, as a webhook is: that the session is known is what shows who calls.
  routes.post('/webhook/:provider/payment', context => {
    const view = viewOf(context, sandbox);
    const id = view.check.required('session');
    const outcome = view.check.oneOf('status', outcomes);
    if (outcome === undefined) view.check.required('status');
    view.check.done();
    if (!id || !outcome) throw new Refusal('ERROR_400');
    const session = sessionById(store, id);
    bringForwardOf(store, session.user_id, view.now);
    const settled = store.together(() => settle(view, session, outcome));
    return single(context, { session: settled.id, status: settled.status, order_id: settled.order_id });
  });

  return routes;
}

/** "order-flw-process" speaks of flutterWave. */
function tagOf(process: string): string {
  const name = process.slice('order-'.length, -'-process'.length);
  return name === 'flw' || name === 'flutter-wave' ? 'flutterWave' : name;
}

/** The link is at `data.data.url`. */
function linkTo({ origin }: View, session: PaymentSession) {
  return {
    id: session.id,
    user_id: session.user_id,
    order_id: session.order_id,
    data: { url: `${origin}/pay/${session.id}`, price: session.minor_units, order_id: session.order_id },
  };
}
