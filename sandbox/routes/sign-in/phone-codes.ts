/**
 * How does somebody sign in by phone? With the API's own SMS code, or the identity provider's (docs/api.md 4.4, 4.6).
 */

import { type Context, Hono } from 'hono';
import { createCustomer, userById } from '../../accounts/create-customer.ts';
import { redeemPhoneCode, sendPhoneCode } from '../../accounts/phone-code.ts';
import { verifyResult } from '../../accounts/sign-in-result.ts';
import { refuseUnverifiedPhone } from '../../accounts/verified-identity.ts';
import { type Details, readDetails, readPhone } from '../../input/account-details.ts';
import type { Customer } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { notFound } from '../../refusal.ts';

export function phoneCodeRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/auth/verify/phone', async context => {
    const view = viewOf(context, sandbox);
    const details = await readDetails(view);
    const { phone, referral } = verifiedPhone(view, 'phone');
    const known = customerWith(view, phone);
    const user = known
      ? updateDetails(view, known, details)
      : store.transaction(() => createCustomer(view, { ...details, phone, referral: details.referral ?? referral }));
    return single(context, verifyResult(view, user), 'User successfully registered');
  });

  routes.post('/auth/forgot/password', context => {
    const view = viewOf(context, sandbox);
    const phone = readPhone(view.check) ?? view.check.required('phone') ?? '';
    view.check.throwIfInvalid();
    if (!customerWith(view, phone)) {
      view.check.fail('phone', 'The selected phone is invalid.');
      view.check.throwIfInvalid();
    }
    return single(context, sendPhoneCode(view, 'phone reset', phone));
  });

  routes.post('/auth/forgot/password/confirm', context => answerKnown(context));

  function answerKnown(context: Context<SandboxEnv>): Response {
    const view = viewOf(context, sandbox);
    const known = customerWith(view, verifiedPhone(view, 'phone reset').phone);
    if (!known) throw notFound();
    return single(context, verifyResult(view, known), 'User successfully login');
  }

  return routes;
}

/** Verified by our own code, or by the identity provider for type "firebase". */
function verifiedPhone(view: View, purpose: 'phone' | 'phone reset'): { phone: string; referral?: string | undefined } {
  if (view.check.input.type !== 'firebase') {
    const { recipient, referral } = redeemPhoneCode(view, purpose);
    return { phone: recipient, referral: referral ?? undefined };
  }
  const phone = readPhone(view.check) ?? view.check.required('phone') ?? '';
  view.check.throwIfInvalid();
  refuseUnverifiedPhone(view, phone);
  return { phone };
}

/** Banned customers count as unknown. */
function customerWith({ store }: View, phone: string): Customer | undefined {
  return store.one<Customer>('SELECT * FROM users WHERE phone = ? AND active', phone);
}

/** Fields that were not sent stay as they are. */
function updateDetails({ store }: View, known: Customer, { firstname, lastname, gender, password }: Details): Customer {
  store.run(
    'UPDATE users SET firstname = ?, lastname = ?, gender = ?, password = ? WHERE id = ?',
    firstname ?? known.firstname,
    lastname ?? known.lastname,
    gender ?? known.gender,
    password ?? known.password,
    known.id,
  );
  return userById(store, known.id);
}
