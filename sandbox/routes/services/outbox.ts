/** Serves the sent mails and SMS: /outbox for people, GET /_sandbox/outbox?to= for tests, DELETE to forget them. */

import { Hono } from 'hono';
import type { Sandbox } from '../../input/view.ts';
import { sentMessages } from '../../outbox/outbox.ts';
import { outboxPage } from '../../outbox/page.ts';

export function outboxRoutes({ store }: Sandbox): Hono {
  const routes = new Hono();

  routes.get('/outbox', context => {
    const to = context.req.query('to')?.trim() ?? '';
    context.header('Cache-Control', 'no-store');
    return context.html(outboxPage(sentMessages(store, to), to));
  });

  routes.get('/_sandbox/outbox', context => context.json(sentMessages(store, context.req.query('to'))));
  routes.delete('/_sandbox/outbox', context => {
    store.run('DELETE FROM outbox');
    return context.body(null, 204);
  });

  return routes;
}
