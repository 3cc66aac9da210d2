/** Who answers applications in the operator's place? People at /applications, tests under /_sandbox/applications. */

import { Hono } from 'hono';
import { answerApplication, listApplications } from '../../accounts/applications.ts';
import { applicationsPage } from '../../desk/applications-page.ts';
import { Check } from '../../input/check.ts';
import { type Input, readInput } from '../../input/input.ts';
import type { Sandbox } from '../../input/view.ts';
import { idOrNotFound } from '../../queries/record-id.ts';

export function sellerControlRoutes({ store }: Sandbox): Hono {
  const routes = new Hono();

  routes.get('/applications', context => context.html(applicationsPage(listApplications(store))));
  routes.post('/applications/:id{[0-9]+}', async context => {
    answer(context.req.param('id'), (await context.req.parseBody()) as Input);
    return context.redirect('/applications', 303);
  });

  routes.get('/_sandbox/applications', context => context.json(listApplications(store)));
  /** { status: "approved" | "rejected", note? } */
  routes.post('/_sandbox/applications/:id{[0-9]+}', async context => {
    const id = answer(context.req.param('id'), await readInput(context.req));
    return context.json(listApplications(store).find(application => application.id === id));
  });

  function answer(text: string, input: Input): number {
    const id = idOrNotFound(store, 'shops', text);
    const check = new Check(input);
    check.required('status');
    const status = check.enum('status', ['approved', 'rejected']) ?? 'rejected';
    const note = check.string('note') ?? '';
    check.throwIfInvalid();
    answerApplication(store, id, status, note);
    return id;
  }

  return routes;
}
