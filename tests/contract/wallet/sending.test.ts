/** Sending money to another customer over the real sandbox, with the API dropping and losing answers (docs/api.md 12.5). */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { requestPathHeader } from '@/lib/paths/request-path';
import { readSession } from '@/lib/session/session';
import { sendMoney } from '@/lib/wallet/actions';
import { findPeople } from '@/lib/wallet/queries';
import { type SendPress, sendTransfer } from '@/lib/wallet/send';
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';
import { fillsCart } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer, losesSight, recovers } from '../storefront/lost-answers.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, customers, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { customer, meetsAReceiver, receiver, to } from '../storefront/sending.ts';
import { market, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

meetsAReceiver();

let press: SendPress;

beforeEach(async () => {
  const customerId = (await readSession())?.customer.id ?? '';
  const idempotencyKey = crypto.randomUUID();
  press = { customerId, idempotencyKey, after: '', to, name: 'Mira', minor: 1250, market };
  calls.length = 0;
});

const sending = 'dashboard/user/wallet/send';
const uuidOf = async (of: Customer) => (await of.profile()).uuid;
const sends = () => calls.filter(path => path.startsWith('/api/v1/dashboard/user/wallet/send')).length;

/** What the page's button posts. */
const buttonFields = () => {
  const { idempotencyKey, to } = press;
  return { idempotencyKey, to, minor: '1250', currency: 'base' };
};
const balances = () => Promise.all([customer.balance(), receiver.balance()]);

test('somebody is found by name, e-mail, phone or number, and is never oneself', async () => {
  const { firstname } = await receiver.profile();
  const found = async (words: string) => {
    const people = await findPeople(words, 'en');
    return people.ok ? people.value.map(({ uuid }) => uuid) : people.why;
  };
  expect(await found(firstname.toUpperCase())).toEqual([press.to]);
  expect(await found(receiver.email)).toEqual([press.to]);
  expect(await found(customer.email)).toEqual([]);
  calls.length = 0;
  expect(await found(' M ')).toEqual([]);
  expect(calls).toEqual([]);
});

test('what is sent is gone here and there at the other, who sees from whom', async () => {
  expect(await sendTransfer(press)).toEqual({ kind: 'sent' });
  expect(await balances()).toEqual([87.5, 13.5]);
  const [move] = await receiver.asks<{ type: string; author: { uuid: string } }[]>(
    'GET',
    'dashboard/user/wallet/histories',
  );
  expect(move).toMatchObject({ type: 'topup', author: { uuid: await uuidOf(customer) } });
});

test('an amount in another currency arrives to the cent', async () => {
  expect(await sendTransfer({ ...press, minor: 920, market: { ...market, currency: '2' } })).toEqual({ kind: 'sent' });
  expect(await balances()).toEqual([90, 11]);
});

test('what the button says is sent, whatever currency another tab has chosen since', async () => {
  const query = new URLSearchParams({ search: receiver.email, to: press.to, amount: '12600' });
  cookieJar.set('view', '3_system_anywhere');
  const page = (await opensPage(`/wallet/send?${query}`)) ?? '';
  const fields = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  cookieJar.set('view', 'base_system_anywhere');
  expect(await posts(sendMoney, fields, '/wallet/send')).toMatchObject({ to: '/wallet', notice: 'walletSent' });
  expect(await balances()).toEqual([99.99, 1.01]);
});

test('who changes the amount finds the one typed before, after a refusal or an ended session too', async () => {
  const query = `search=${encodeURIComponent(receiver.email)}&to=${press.to}`;
  const fieldOf = (page: string | null) => /<input[^>]*name="amount"[^>]*>/.exec(page ?? '')?.[0];
  const review = `/wallet/send?${query}&amount=1250`;
  const [, change = ''] = /href="([^"]*change=1250[^"]*)"/.exec((await opensPage(review)) ?? '') ?? [];
  const form = change.replaceAll('&amp;', '&');
  expect(fieldOf(await opensPage(form))).toContain('value="12.50"');
  const fields = { 'shown-to': press.customerId, ...buttonFields() };
  await sandbox.control('sign-out', { email: customer.email });
  await posts(sendMoney, fields, review);
  await signsIn(customer.email);
  expect(fieldOf(await opensPage(form))).toContain('value="12.50"');
});

test('pressed twice at once, again, and later: it is sent once', async () => {
  expect(await Promise.all([sendTransfer(press), sendTransfer(press)])).toEqual([
    { kind: 'sent' },
    { kind: 'sentBefore' },
  ]);
  expect(await sendTransfer(press)).toEqual({ kind: 'sentBefore' });
  expect(sends()).toBe(1);
  expect(await balances()).toEqual([87.5, 13.5]);
});

test('a page that does not know that the same was sent sends nothing, and one that does sends it again', async () => {
  const second = { ...press, idempotencyKey: crypto.randomUUID() };
  expect(await Promise.all([sendTransfer(press), sendTransfer(second)])).toEqual([
    { kind: 'sent' },
    { kind: 'sentElsewhere' },
  ]);
  expect(await sendTransfer(second)).toEqual({ kind: 'sentElsewhere' });
  expect(sends()).toBe(1);
  expect(await sendTransfer({ ...second, minor: 1251 }), 'another amount').toEqual({ kind: 'sent' });
  const third = { ...press, idempotencyKey: crypto.randomUUID(), after: press.idempotencyKey };
  expect(await sendTransfer(third)).toEqual({ kind: 'sent' });
  expect(await balances()).toEqual([62.49, 38.51]);
});

test('once it is sent, a step back does not lead to the button that sent it', async () => {
  const fields = buttonFields();
  request.headers = new Headers({ [requestPathHeader]: '/wallet/send' });
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  await expect(sendMoney(untouched, posted)).rejects.toMatchObject({
    digest: expect.stringMatching(/;replace;\/wallet;/),
  });
});

test('too much, nobody and oneself are refused, and nothing moves', async () => {
  expect(await sendTransfer({ ...press, minor: 10_001 })).toEqual({ kind: 'short' });
  expect(await sendTransfer({ ...press, to: crypto.randomUUID() })).toEqual({ kind: 'refused' });
  expect(await sendTransfer({ ...press, to: await uuidOf(customer) })).toEqual({ kind: 'refused' });
  expect(await balances()).toEqual([100, 1]);
});

test('a balance that suffices exactly is not called too low where the receiver has no wallet', async () => {
  const euros = { ...press, to: await uuidOf(customer), market: { ...market, currency: '2' } };
  expect(await sendTransfer({ ...euros, minor: 9200 })).toEqual({ kind: 'refused' });
  expect(await sendTransfer({ ...euros, minor: 9201 })).toEqual({ kind: 'short' });
});

test('a refusal while the balance cannot be read is no word about the balance', async () => {
  const own = await uuidOf(customer);
  await sandbox.fails('drop', 'dashboard/user/profile/show', { method: 'GET' });
  expect(await sendTransfer({ ...press, to: own })).toEqual({ kind: 'refused' });
  await recovers();
  expect(await balances()).toEqual([100, 1]);
});

test('a receiver whom the search does not find is named nowhere, and nothing can be sent to them', async () => {
  const other = await customers.create({ firstname: 'Greta' });
  const page = async (to: string) =>
    (await opensPage(`/wallet/send?${new URLSearchParams({ search: receiver.email, to, amount: '100' })}`)) ?? '';
  expect(await page(press.to)).toContain('name="idempotencyKey"');
  const forged = await page(await uuidOf(other));
  expect(forged).not.toContain('name="idempotencyKey"');
  expect(forged).not.toContain('Greta');
});

describe('no answer', () => {
  test('lost, and the history tells that it was sent', async () => {
    await losesAnswer('POST', sending, false);
    expect(await sendTransfer(press)).toEqual({ kind: 'sent' });
    expect(await balances()).toEqual([87.5, 13.5]);
    forgetConsole();
  });

  test('lost, and nobody can look: unknown, and the next press finds it, whichever page it is of', async () => {
    let after = '';
    for (const idempotencyKey of [press.idempotencyKey, crypto.randomUUID()]) {
      const first = { ...press, idempotencyKey: crypto.randomUUID(), after };
      await losesAnswer('POST', sending, false);
      losesSight(sending, 'dashboard/user/wallet/histories');
      expect(await sendTransfer(first)).toEqual({ kind: 'unknown' });
      expect(await sendTransfer({ ...press, idempotencyKey })).toEqual({ kind: 'unknown' });
      await sandbox.recovers();
      expect(await sendTransfer({ ...press, idempotencyKey })).toMatchObject({ kind: 'earlierSent' });
      expect(await sendTransfer(first)).toEqual({ kind: 'sentBefore' });
      expect(sends()).toBe(1);
      calls.length = 0;
      after = first.idempotencyKey;
    }
    expect(await balances()).toEqual([75, 26]);
    forgetConsole();
  });

  test('dropped: unknown, and the next press looks and then sends', async () => {
    await sandbox.fails('drop', 'dashboard/user/wallet/send', { times: 1 });
    expect(await sendTransfer(press)).toEqual({ kind: 'unknown' });
    expect(await sendTransfer(press)).toEqual({ kind: 'sent' });
    expect(await balances()).toEqual([87.5, 13.5]);
    forgetConsole();
  });

  test('after the time limit nothing is sent as long as the first may still come', async () => {
    const comes = timesOutOnce('dashboard/user/wallet/send');
    expect(await sendTransfer(press)).toEqual({ kind: 'unknown' });
    expect(await sendTransfer({ ...press, idempotencyKey: crypto.randomUUID() })).toEqual({ kind: 'unknown' });
    expect(sends()).toBe(1);
    await comes();
    expect(await sendTransfer(press)).toEqual({ kind: 'sentBefore' });
    expect(await balances()).toEqual([87.5, 13.5]);
    forgetConsole();
  });

  test('a gateway gives up: nothing is sent as long as the first may still come', async () => {
    const runs = 1500;
    await sandbox.fails('gateway', 'dashboard/user/wallet/send', { times: 1, milliseconds: runs });
    expect(await sendTransfer(press)).toEqual({ kind: 'unknown' });
    expect(await sendTransfer({ ...press, idempotencyKey: crypto.randomUUID() })).toEqual({ kind: 'unknown' });
    expect(sends()).toBe(1);
    await vi.waitFor(async () => expect(await balances()).toEqual([87.5, 13.5]), { timeout: 2 * runs, interval: 100 });
    expect(await sendTransfer(press)).toEqual({ kind: 'sentBefore' });
    forgetConsole();
  });

  test('nothing is sent before the wallet could be read', async () => {
    await sandbox.fails('drop', 'dashboard/user/wallet/histories', { times: 1 });
    expect(await sendTransfer(press)).toEqual({ kind: 'notReached' });
    expect(sends()).toBe(0);
    forgetConsole();
  });
});

test('somebody else has signed in in another tab: the button of before sends nothing of theirs', async () => {
  const second = await newCustomer(100);
  const fields = { 'shown-to': press.customerId, ...buttonFields() };
  const page = `/wallet/send?to=${to}&amount=1250`;
  expect(await posts(sendMoney, fields, page)).toMatchObject({ to: page, notice: 'otherAccount' });
  expect(sends()).toBe(0);
  const own = { ...fields, 'shown-to': (await readSession())?.customer.id ?? '' };
  expect(await posts(sendMoney, own, page)).toMatchObject({ to: '/wallet', notice: 'walletSent' });
  expect(await posts(sendMoney, own, page)).toMatchObject({ notice: 'walletSentBefore', tone: 'info' });
  expect(await second.balance()).toBe(87.5);
});

test.each(['/checkout', '/profile', '/profile?email=1', '/wallet/top-up'])('%s says whose it is', async page => {
  await fillsCart();
  expect(await opensPage(page)).toContain(`name="shown-to" value="${press.customerId}"`);
});
