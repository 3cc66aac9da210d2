/** The payment provider's own page: shows the amount, reports the outcome, and sends the browser back. */

import { type Context, Hono } from 'hono';
import { siteUrl } from '../../environment.ts';
import type { Sandbox } from '../../input/view.ts';
import { advanceOrdersOf } from '../../orders/life.ts';
import { type Outcome, outcomes, unpayableReason } from '../../orders/settle-payment.ts';
import { payPage } from '../../presenters/pay-page.ts';
import { type PaymentSession, paymentSessionById } from '../../queries/payment-sessions.ts';

/** `report` calls the marketplace's webhook through its middleware, faults included. */
export function paymentPageRoutes(sandbox: Sandbox, report: (path: string, body: object) => Promise<Response>): Hono {
  const routes = new Hono();
  const { store } = sandbox;

  routes.get('/:session', context => {
    const session = paymentSessionById(store, context.req.param('session'));
    advanceOrdersOf(store, session.user_id, sandbox.clock.now());
    context.header('Cache-Control', 'no-store');
    return context.html(
      payPage(session, { refusal: unpayableReason(store, session)?.en ?? null, back: returnUrl(session) }),
    );
  });

  routes.post('/:session', async context => {
    const session = paymentSessionById(store, context.req.param('session'));
    const outcome = await outcomeOf(context);
    const answer = await report('/api/v1/webhook/stripe/payment', { session: session.id, status: outcome });
    const isRefused = answer.status === 400 || answer.status === 404;
    if (!isRefused) return context.redirect(returnUrl(paymentSessionById(store, session.id)), 303);
    const { message } = (await answer.json()) as { message: string };
    return context.html(payPage(session, { refusal: message, back: returnUrl(session) }), 409);
  });

  return routes;
}

async function outcomeOf(context: Context): Promise<Outcome> {
  const form = await context.req.parseBody();
  return outcomes.find(outcome => outcome === form.outcome) ?? 'canceled';
}

/**
 * To the waiting order (R1), or to the home page where the payment places the order, is a tip or for a parcel (R2), or
 * fills a wallet.
 */
function returnUrl(session: PaymentSession): string {
  const hasWaitingOrder = session.order_input === null && session.order_id !== null && session.tips === null;
  return hasWaitingOrder ? `${siteUrl}/orders/${session.order_id}` : `${siteUrl}/`;
}
