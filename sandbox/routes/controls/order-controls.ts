/**
 * How do tests and demos steer orders? Under /_sandbox/orders: an order's status, the pace of new orders, and whether a
 * cart can be ordered twice.
 */

import { Hono } from 'hono';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { orderPace, setOrderPace, setStatus } from '../../orders/life.ts';
import { areCartsOrderedTwice, orderCartsTwice } from '../../orders/order-twice.ts';
import { orderById } from '../../queries/orders.ts';
import { notFound } from '../../refusal.ts';
import { orderStatuses } from '../../rules/order-life.ts';

export function orderControlRoutes({ store, clock }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /** { status, goOn? }: the order stays at this status, or its clock runs on from it. */
  routes.post('/:id{[0-9]+}/status', async context => {
    const order = orderById(store, Number(context.req.param('id')));
    if (!order) throw notFound();
    const check = new Check(await readInput(context.req));
    check.required('status');
    const status = check.enum('status', orderStatuses);
    check.throwIfInvalid();
    setStatus(store, order, { status: status ?? 'new', goesOn: check.isOn('goOn'), now: clock.now() });
    return context.json({ id: order.id, status });
  });

  /** { seconds }: the life of new orders; 0 lets them stand still. */
  routes.post('/pace', async context => {
    const check = new Check(await readInput(context.req));
    const seconds = check.integer('seconds', 0, 86_400);
    if (seconds === undefined) check.required('seconds');
    check.throwIfInvalid();
    setOrderPace(store, seconds ?? 0);
    return context.json({ seconds: orderPace(store) });
  });

  /** { on }: a second call for the same cart makes a second order (orders/order-twice.ts). */
  routes.post('/twice', async context => {
    const check = new Check(await readInput(context.req));
    check.required('on');
    const isOn = check.isOn('on');
    check.throwIfInvalid();
    orderCartsTwice(store, isOn);
    return context.json({ on: areCartsOrderedTwice(store) });
  });

  routes.get('/pace', context => context.json({ seconds: orderPace(store) }));

  return routes;
}
