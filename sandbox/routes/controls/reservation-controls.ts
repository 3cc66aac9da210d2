/** How do tests and demos answer a reservation in the restaurant's place? Under /_sandbox/reservations. */

import { Hono } from 'hono';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { setReservationStatus } from '../../orders/answer-reservations.ts';
import { reservationRows } from '../../queries/bookings.ts';
import { notFound } from '../../refusal.ts';

export function reservationControlRoutes({ store, clock }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /** { status: "accepted" | "canceled" } */
  routes.post('/:id{[0-9]+}', async context => {
    const id = Number(context.req.param('id'));
    if (reservationRows(store, [id]).length === 0) throw notFound();
    const check = new Check(await readInput(context.req));
    check.required('status');
    const status = check.enum('status', ['accepted', 'canceled']) ?? 'canceled';
    check.throwIfInvalid();
    setReservationStatus(store, id, status, clock.now());
    return context.json({ id, status });
  });

  return routes;
}
