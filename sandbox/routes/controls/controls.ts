/** How do tests and demos steer the sandbox? /_sandbox: faults, the clock, a reset, and the log of calls. */

import { Hono } from 'hono';
import { marketTime } from '../../clock.ts';
import { type Fault, type Faults, faultKinds } from '../../control/faults.ts';
import type { RequestLog } from '../../control/request-log.ts';
import { marketZone } from '../../environment.ts';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { notFound } from '../../refusal.ts';
import { reseed } from '../../seed-database/seed-database.ts';

export function controlRoutes({ store, clock, town }: Sandbox, faults: Faults, log: RequestLog): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.post('/faults', async context => {
    const fault = faultOf(new Check(await readInput(context.req)));
    return context.json(faults.add(fault), 201);
  });
  routes.get('/faults', context => context.json(faults.list()));
  routes.delete('/faults', context => {
    faults.clear();
    return context.body(null, 204);
  });
  routes.delete('/faults/:id{[0-9]+}', context => {
    if (!faults.remove(Number(context.req.param('id')))) throw notFound();
    return context.body(null, 204);
  });

  const time = () => ({ now: clock.now().toISOString(), timeZone: marketZone, time: marketTime(clock.now()) });
  routes.get('/clock', context => context.json(time()));
  routes.post('/clock', async context => {
    const check = new Check(await readInput(context.req));
    const now = check.pattern('now', /^\d{4}-\d{2}-\d{2}T/, 'must be an ISO 8601 moment.');
    const offsetSeconds = check.number('offsetSeconds');
    if (now && Number.isNaN(Date.parse(now))) check.fail('now', 'The now must be an ISO 8601 moment.');
    if (!now && offsetSeconds === undefined) check.fail('now', 'The now or the offsetSeconds field is required.');
    check.throwIfInvalid();
    if (now) clock.set(new Date(now));
    else clock.shift(offsetSeconds ?? 0);
    return context.json(time());
  });
  routes.delete('/clock', context => {
    clock.reset();
    return context.json(time());
  });

  routes.post('/reset', context => {
    reseed(store, town, clock.now());
    return context.body(null, 204);
  });

  routes.get('/log', context => context.json(log.list()));
  routes.delete('/log', context => {
    log.clear();
    return context.body(null, 204);
  });

  return routes;
}

function faultOf(check: Check): Omit<Fault, 'id'> {
  check.required('kind');
  const kind = check.enum('kind', faultKinds);
  const path = kind === 'down' ? '/' : check.required('path');
  const status = check.integer('status', 200, 599);
  const code = check.string('code', 20);
  const retryAfter = check.integer('retryAfter', 0, 1_000_000);
  const milliseconds = check.integer('milliseconds', 0, 120_000);
  const times = check.integer('times', 1, 1_000_000);
  const method = check.enum('method', ['GET', 'POST', 'PUT', 'DELETE']);
  check.throwIfInvalid();
  return {
    kind: kind ?? 'status',
    path: path ?? '/',
    ...(method !== undefined && { method }),
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(times !== undefined && { times }),
  };
}
