/** How do tests get forged tokens? Under /_sandbox/identity: at once, or at the next sign-in. */

import { Hono } from 'hono';
import { freshToken } from '../../identity/captcha.ts';
import { type Forgery, forgeries, idToken } from '../../identity/id-token.ts';
import { project } from '../../identity/project.ts';
import { forgeNext } from '../../identity/sign-in.ts';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';

export function identityControlRoutes({ store }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /** { wrong?, email?, name? }: a Google token for this person, valid unless `wrong` names a forgery. */
  routes.post('/token', async context => {
    const check = new Check(await readInput(context.req));
    const wrong = check.enum('wrong', forgeries);
    const email = check.string('email') ?? 'forged@mail.test';
    const name = check.string('name') ?? 'Fora Forged';
    check.throwIfInvalid();
    const account = {
      local_id: 'forged',
      email,
      email_verified: 1 as const,
      phone: null,
      display_name: name,
      photo_url: null,
      signed_in_at: '',
    };
    return context.json({ idToken: idToken(store, { account, provider: 'google.com' }, wrong) }, 201);
  });

  /** { account, wrong }: the next sign-in of this e-mail or phone (digits) answers a token forged in this way. */
  routes.post('/forge-next', async context => {
    const check = new Check(await readInput(context.req));
    const account = check.required('account');
    check.required('wrong');
    const wrong = check.enum('wrong', forgeries);
    check.throwIfInvalid();
    forgeNext(store, account ?? '', wrong as Forgery);
    return context.body(null, 204);
  });

  /** What a storefront has in its environment, and a captcha token for calls without a browser. */
  routes.get('/', context =>
    context.json({ projectId: project.id, apiKey: project.apiKey, recaptchaToken: freshToken() }),
  );

  return routes;
}
