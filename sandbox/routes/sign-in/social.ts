/** How does somebody sign in by Google, Facebook, GitHub or Apple (docs/api.md 4.5)? */

import { Hono } from 'hono';
import { createCustomer, userById } from '../../accounts/create-customer.ts';
import { loginResult } from '../../accounts/sign-in-result.ts';
import { refuseUnverifiedEmail } from '../../accounts/verified-identity.ts';
import { sqlTime } from '../../database/time.ts';
import { readReferral, readRequiredEmail } from '../../input/account-details.ts';
import type { Customer } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { settingOf } from '../../queries/settings.ts';
import { notFound, Refusal } from '../../refusal.ts';

export function socialRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/auth/:provider/callback', context => {
    const view = viewOf(context, sandbox);
    const { check } = view;
    if (!providersOf(view).includes(context.req.param('provider'))) throw new Refusal('ERROR_107');
    const email = readRequiredEmail(check);
    const id = check.required('id') ?? '';
    const name = check.string('name');
    const avatar = check.string('avatar', 2000);
    const referral = readReferral(view);
    check.throwIfInvalid();
    refuseUnverifiedEmail(view, id, email);

    const known = store.one<Customer>('SELECT * FROM users WHERE email = ?', email);
    if (known && !known.active) throw notFound(banned);
    const [firstname, lastname] = splitName(name);
    const user = known
      ? updateFromProvider(view, known, avatar)
      : store.transaction(() => createCustomer(view, { email, firstname, lastname, img: avatar, referral }));
    return single(context, loginResult(view, user), 'User successfully login');
  });

  return routes;
}

const banned = { en: 'User is banned!', de: 'Der Nutzer ist gesperrt!', ar: 'المستخدم محظور!' };

/** Apple belongs to R2: remove it from the setting "social_providers" to behave as R1. */
function providersOf({ store }: View): string[] {
  return (settingOf(store, 'social_providers') ?? 'google,facebook,github,apple').split(',');
}

/** At the first blank. */
function splitName(name: string | undefined): [string | undefined, string | undefined] {
  const [, first, last] = /^(\S+)\s*(.*)$/.exec(name ?? '') ?? [];
  return [first, last || undefined];
}

/** Fills in only what the customer has not set. */
function updateFromProvider({ store, now }: View, { id }: Customer, avatar: string | undefined): Customer {
  store.run(
    'UPDATE users SET email_verified_at = ifnull(email_verified_at, ?), img = ifnull(img, ?) WHERE id = ?',
    ...[sqlTime(now), avatar ?? null, id],
  );
  return userById(store, id);
}
