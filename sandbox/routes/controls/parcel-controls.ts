/** How do tests and demos steer parcels? Under /_sandbox/parcels. */

import { Hono } from 'hono';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { setParcelStatus } from '../../orders/parcels.ts';
import { parcelById } from '../../queries/parcels.ts';
import { notFound } from '../../refusal.ts';
import { parcelStatuses } from '../../rules/parcel-life.ts';

export function parcelControlRoutes({ store, clock }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /** { status }: the parcel stays there. */
  routes.post('/:id{[0-9]+}/status', async context => {
    const parcel = parcelById(store, Number(context.req.param('id')));
    if (!parcel) throw notFound();
    const check = new Check(await readInput(context.req));
    check.required('status');
    const status = check.enum('status', parcelStatuses) ?? 'new';
    check.throwIfInvalid();
    setParcelStatus(store, parcel, status, clock.now());
    return context.json({ id: parcel.id, status });
  });

  return routes;
}
