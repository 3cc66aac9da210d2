/** How do tests make a customer, send messages, and end sessions? /_sandbox: customers, messages, sign-out. */

import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { addWalletAndSwitches, newReferralCode } from '../../accounts/create-customer.ts';
import { notify } from '../../accounts/notify.ts';
import { endTokensOf } from '../../accounts/tokens.ts';
import { insertRow } from '../../database/insert-row.ts';
import { sqlTime } from '../../database/time.ts';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { notFound } from '../../refusal.ts';
import { hashedForSeed } from '../../rules/password.ts';
import { password } from '../../seed/customers.ts';

export function customerControlRoutes({ store, clock }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /**
   * { email, firstname?, phone?, walletMoney?, banned?, withoutPassword? }: makes or changes the customer, with the
   * password that all seeded customers have. Banned customers cannot sign in, and their tokens are refused.
   */
  routes.post('/customers', async context => {
    const check = new Check(await readInput(context.req));
    const email = (check.pattern('email', /^[^\s@]+@[^\s@]+$/) ?? check.required('email') ?? '').toLowerCase();
    const firstname = check.string('firstname') ?? null;
    const phone = check.pattern('phone', /^\d+$/, 'must be a number.') ?? null;
    const money = check.number('walletMoney') ?? null;
    const isBanned = check.boolean('banned');
    const isOpen = check.isOn('withoutPassword');
    check.throwIfInvalid();
    const id = store.transaction(() => {
      const known = idOf(email) ?? add(email);
      store.run(
        `UPDATE users SET firstname = ifnull(?, firstname), phone = ifnull(?, phone), active = ifnull(?, active)
         WHERE id = ?`,
        ...[firstname, phone, isBanned === undefined ? null : Number(!isBanned), known],
      );
      if (isOpen) store.run('UPDATE users SET password = NULL WHERE id = ?', known);
      store.run('UPDATE wallets SET price = ifnull(?, price) WHERE user_id = ?', money, known);
      return known;
    });
    return context.json({ id, email, password: isOpen ? null : password }, 201);
  });

  /** { email, body, type?, about? }: a message for the customer's inbox. */
  routes.post('/messages', async context => {
    const check = new Check(await readInput(context.req));
    const email = check.required('email') ?? '';
    const body = check.required('body') ?? '';
    const type = check.string('type') ?? 'news_publish';
    const about = check.integer('about', 1, Number.MAX_SAFE_INTEGER);
    check.throwIfInvalid();
    const id = idOf(email);
    if (id === undefined) throw notFound();
    notify(store, id, { type, body, ...(about !== undefined && { about }) }, clock.now());
    return context.body(null, 204);
  });

  /** { email }: ends all tokens of the customer. */
  routes.post('/sign-out', async context => {
    const check = new Check(await readInput(context.req));
    const email = check.required('email') ?? '';
    check.throwIfInvalid();
    const id = idOf(email);
    if (id === undefined) throw notFound();
    endTokensOf(store, id);
    return context.body(null, 204);
  });

  function idOf(email: string): number | undefined {
    return store.one<{ id: number }>('SELECT id FROM users WHERE email = ?', email)?.id;
  }

  function add(email: string): number {
    const now = sqlTime(clock.now());
    const [name = email] = email.split('@');
    const id = insertRow(store, 'users', {
      uuid: randomUUID(),
      firstname: name,
      email,
      password: hashedForSeed(password),
      my_referral: newReferralCode(),
      email_verified_at: now,
      created_at: now,
    });
    addWalletAndSwitches(store, id);
    return id;
  }

  return routes;
}
