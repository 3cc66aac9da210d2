/** How is an order paid, and what does the payment provider report? docs/api.md 10.2 and 10.3. */

import { type Context, Hono } from 'hono';
import { customerOf } from '../../input/customer.ts';
import { readOrderInput } from '../../input/order.ts';
import { readTips } from '../../input/tip.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { advanceOrdersOf } from '../../orders/life.ts';
import { payOrder } from '../../orders/pay.ts';
import {
  createDraftSession,
  createOrderSession,
  createParcelSession,
  createTipSession,
  createTopUpSession,
} from '../../orders/payment-session.ts';
import { outcomes, settlePayment } from '../../orders/settle-payment.ts';
import { tipFromWallet } from '../../orders/tip.ts';
import { single } from '../../presenters/envelope.ts';
import { presentOrderSummary } from '../../presenters/order.ts';
import { orderById } from '../../queries/orders.ts';
import { parcelById } from '../../queries/parcels.ts';
import { type PaymentSession, paymentSessionById } from '../../queries/payment-sessions.ts';
import { paymentById, paymentByTag } from '../../queries/payments.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { linkToTopUp, readTopUp } from '../account/wallet-money.ts';
import { orderNotFound, ownOrder } from './orders.ts';

export function paymentRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/payments/order/:id{[0-9]+}/transactions', context => {
    const order = ownOrder(context, sandbox);
    const view = viewOf(context, sandbox);
    const { check, now } = view;
    const id = check.integer('payment_sys_id', 1, Number.MAX_SAFE_INTEGER);
    if (id === undefined) check.required('payment_sys_id');
    check.string('payment_trx_id');
    check.number('price');
    check.throwIfInvalid();
    const tips = readTips(view, order);
    const payment = paymentById(store, id ?? 0, 'payment_sys_id');
    store.transaction(() =>
      tips > 0 ? tipFromWallet(store, order, { payment, tips, now }) : payOrder(store, order, payment, now),
    );
    return single(
      context,
      presentOrderSummary(store, orderById(store, order.id) ?? order),
      'Record was successfully created',
    );
  });

  const process = (context: Context<SandboxEnv>) => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const payment = paymentByTag(store, tagOf(context.req.param('process') ?? ''));
    const orderId = view.check.integer('order_id', 1, Number.MAX_SAFE_INTEGER);
    const parcelId = view.check.integer('parcel_id', 1, Number.MAX_SAFE_INTEGER);
    view.check.throwIfInvalid();
    if (parcelId !== undefined) {
      const parcel = parcelById(store, parcelId);
      if (parcel?.user_id !== customer.id) throw notFound();
      return single(
        context,
        linkTo(
          view,
          store.transaction(() => createParcelSession(view, parcel, payment)),
        ),
      );
    }
    const topUp = view.check.input.wallet_id === undefined ? null : readTopUp(view, customer);
    if (orderId === undefined && topUp === null && !view.check.input.cart_id) view.check.required('order_id');
    view.check.throwIfInvalid();
    advanceOrdersOf(store, customer.id, view.now);
    if (topUp !== null) {
      const session = store.transaction(() => createTopUpSession(view, { customer, payment, ...topUp }));
      return single(context, linkToTopUp(view, session));
    }
    const session = store.transaction(() => {
      if (orderId === undefined) return createDraftSession(view, customer, readOrderInput(view), payment);
      const order = orderById(store, orderId);
      if (order?.user_id !== customer.id) throw notFound(orderNotFound);
      const tips = readTips(view, order);
      return tips > 0 ? createTipSession(view, order, { payment, tips }) : createOrderSession(view, order, payment);
    });
    return single(context, linkTo(view, session));
  };
  routes.get('/dashboard/user/:process{order-[a-z-]+-process}', process);
  routes.post(`/dashboard/user/:process{(?:${posted.join('|')})-process}`, process);

  // Needs no token, as a webhook: knowing the session's id is the proof.
  routes.post('/webhook/:provider/payment', context => {
    const view = viewOf(context, sandbox);
    const id = view.check.required('session');
    const outcome = view.check.enum('status', outcomes);
    if (outcome === undefined) view.check.required('status');
    view.check.throwIfInvalid();
    if (!id || !outcome) throw new Refusal('ERROR_400');
    const session = paymentSessionById(store, id);
    advanceOrdersOf(store, session.user_id, view.now);
    const settled = store.transaction(() => settlePayment(view, session, outcome));
    return single(context, { session: settled.id, status: settled.status, order_id: settled.order_id });
  });

  return routes;
}

/** These payment providers of R2 are asked in another way than all others (docs/api.md 10.3). */
const posted = ['moya-sar', 'mollie', 'zain-cash', 'maksekeskus'];

/** "order-flw-process" means flutterWave, as R1 spells it. */
function tagOf(process: string): string {
  const name = process.slice(0, -'-process'.length).replace(/^order-/, '');
  return name === 'flw' ? 'flutterWave' : name;
}

function linkTo({ origin }: View, session: PaymentSession) {
  return {
    id: session.id,
    user_id: session.user_id,
    order_id: session.order_id,
    data: { url: `${origin}/pay/${session.id}`, price: session.minor_units, order_id: session.order_id },
  };
}
