/** Signing in with a password, and signing out (docs/api.md 4.2, 4.7). */

import { Hono } from 'hono';
import { forgetFailures, noteFailure, refuseGuessing } from '../../accounts/sign-in-failures.ts';
import { loginResult } from '../../accounts/sign-in-result.ts';
import { endToken } from '../../accounts/tokens.ts';
import { type Customer, tokenOf, visitorOf } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { Refusal } from '../../refusal.ts';
import { isPassword } from '../../rules/password.ts';

export function authRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/auth/login', async context => {
    const view = viewOf(context, sandbox);
    const { field, account, password } = credentialsOf(view);
    refuseGuessing(store, account, view.now);

    const known = store.one<Customer>(`SELECT * FROM users WHERE ${field} = ?`, account);
    const isRight = known?.password && known.active ? await isPassword(password, known.password) : false;
    // Other attempts may have failed while this one was verified.
    refuseGuessing(store, account, view.now);
    if (!known || !isRight) {
      noteFailure(store, account, view.now);
      if (known) throw new Refusal('ERROR_102');
      throw new Refusal('ERROR_400', { params: { [field]: [`The selected ${field} is invalid.`] } });
    }
    forgetFailures(store, account);
    return single(context, loginResult(view, known), 'User successfully login');
  });

  routes.post('/auth/logout', context => {
    const token = tokenOf(context);
    const customer = visitorOf(context, sandbox);
    if (token && customer) {
      endToken(store, token.id);
      const device = viewOf(context, sandbox).check.string('firebase_token', 4096);
      if (device) store.run('DELETE FROM push_tokens WHERE token = ? AND user_id = ?', device, customer.id);
    }
    return single(context, null, 'User successfully logout');
  });

  return routes;
}

interface Credentials {
  field: 'email' | 'phone';
  account: string;
  password: string;
}

/** A phone wins over an e-mail. */
function credentialsOf({ check }: View): Credentials {
  const password = check.required('password') ?? '';
  const phone = check.pattern('phone', /^\d+$/, 'must be a number.');
  const isByPhone = check.input.phone !== undefined && check.input.phone !== null;
  const email = isByPhone ? undefined : check.required('email');
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) check.fail('email', 'The email must be a valid email address.');
  check.throwIfInvalid();
  return phone === undefined
    ? { field: 'email', account: String(email).toLowerCase(), password }
    : { field: 'phone', account: phone, password };
}
