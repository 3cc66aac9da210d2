/** How does somebody sign in after forgetting the password? By a mailed code (docs/api.md 4.6). */

import { Hono } from 'hono';
import { checkCode, codeSentTo, endCode, sendCode } from '../../accounts/codes.ts';
import { verifyResult } from '../../accounts/sign-in-result.ts';
import { readRequiredEmail } from '../../input/account-details.ts';
import type { Customer } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { notFound, Refusal } from '../../refusal.ts';

export function forgottenPasswordRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/auth/forgot/email-password', context => {
    const view = viewOf(context, sandbox);
    sendCode(view, 'reset', customerNamed(view).email);
    return single(context, null, 'Verify code send');
  });

  routes.post('/auth/forgot/email-password/:code', context => {
    const view = viewOf(context, sandbox);
    const { email, user } = customerNamed(view);
    const sent = codeSentTo(store, 'reset', email);
    if (!sent) throw new Refusal('ERROR_215');
    checkCode(view, sent, context.req.param('code'), { wrong: 'ERROR_215', expired: 'ERROR_215' });
    endCode(store, sent);
    return single(context, verifyResult(view, user), 'User successfully login');
  });

  return routes;
}

function customerNamed({ check, store }: View): { email: string; user: Customer } {
  const email = readRequiredEmail(check);
  check.throwIfInvalid();
  const user = store.one<Customer>('SELECT * FROM users WHERE email = ? AND active', email);
  if (!user) throw notFound();
  return { email, user };
}
