/** How do tests and demos answer a request for money back, in the shop's place? Under /_sandbox/refunds. */

import { Hono } from 'hono';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { answerRefund } from '../../orders/answer-refund.ts';
import { refundRows, refundsOfOrder } from '../../queries/refunds.ts';
import { notFound } from '../../refusal.ts';

export function refundControlRoutes({ store, clock }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /** { status: "accepted" | "canceled", answer? }: who refuses has to say why (docs/api.md 11.4). */
  routes.post('/:id{[0-9]+}', async context => {
    const [refund] = refundRows(store, [Number(context.req.param('id'))]);
    if (!refund) throw notFound();
    const check = new Check(await readInput(context.req));
    check.required('status');
    const status = check.enum('status', ['accepted', 'canceled']) ?? 'canceled';
    const answer = check.string('answer', 1000) ?? null;
    if (status === 'canceled' && answer === null) check.required('answer');
    check.throwIfInvalid();
    answerRefund(store, refund, { status, answer, now: clock.now() });
    return context.json(refundRows(store, [refund.id])[0]);
  });

  /** The requests of an order, the newest first. */
  routes.get('/of-order/:id{[0-9]+}', context =>
    context.json(refundsOfOrder(store, Number(context.req.param('id'))).map(({ id, status }) => ({ id, status }))),
  );

  return routes;
}
