/** What the wallet tells of money that was sent: the sum and the receiver, whatever was pressed or lost. */
import { beforeAll, expect, test } from 'vitest';
import { collectOwnData } from '@/lib/profile/own-data';
import { sendMoney } from '@/lib/wallet/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer, losesSight } from '../storefront/lost-answers.ts';
import { opensPage } from '../storefront/pages.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { customer, meetsAReceiver, receiver, to } from '../storefront/sending.ts';
import { newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

meetsAReceiver();

test('the wallet names sum and receiver, after a second press too, and in the currency of the button', async () => {
  const { firstname: name } = await receiver.profile();
  const fields = await button('1250');
  cookieJar.set('view', '2_system_anywhere');
  await posts(sendMoney, fields, '/wallet/send');
  expect(await wallet()).toContain(`You have sent $12.50 to ${name}`);
  await posts(sendMoney, fields, '/wallet/send');
  expect(await wallet()).toContain(`$12.50 had already been sent to ${name}`);
});

test('of the other only the name is in the data that either downloads', async () => {
  await posts(sendMoney, await button('1250'), '/wallet/send');
  const pairs = [
    [customer, receiver],
    [receiver, customer],
  ] as const;
  for (const [own, other] of pairs) {
    await signsIn(own.email);
    const data = await collectOwnData('en');
    const downloaded = JSON.stringify(data.ok && data.value);
    const { firstname, uuid } = await other.profile();
    expect(downloaded).toContain(firstname);
    expect(downloaded).toContain(own.email);
    for (const theirs of [other.email, uuid]) expect(downloaded).not.toContain(theirs);
  }
});

test('the button of a second tab sends nothing, and its page then says what was sent', async () => {
  const { firstname: name } = await receiver.profile();
  const [first, second] = [await button('1250'), await button('1250')];
  await posts(sendMoney, first, '/wallet/send');
  const page = pathOf('1250');
  expect(await posts(sendMoney, second, page)).toMatchObject({ to: page, notice: 'walletSentBefore', tone: 'warning' });
  expect(await opensPage(page)).toContain(`You sent $12.50 to ${name}`);
  expect(await customer.balance()).toBe(87.5);
  expect(await posts(sendMoney, await button('1250'), page)).toMatchObject({ to: '/wallet', notice: 'walletSent' });
  expect(await customer.balance()).toBe(75);
  expect(await opensPage(pathOf('1251'))).not.toContain('You sent');
});

test('an earlier transfer that has gone through is named with its own sum', async () => {
  const [first, second] = [await button('1250'), await button('300')];
  await losesAnswer('POST', 'dashboard/user/wallet/send', false);
  losesSight('dashboard/user/wallet/send', 'dashboard/user/wallet/histories');
  await posts(sendMoney, first, '/wallet/send');
  await sandbox.recovers();
  await posts(sendMoney, second, '/wallet/send');
  expect(await wallet()).toContain('An earlier transfer of $12.50 to');
  expect([await customer.balance(), await receiver.balance()]).toEqual([87.5, 13.5]);
  forgetConsole();
});

test('whoever calls themselves like an order gets what was sent once, whatever answer is lost', async () => {
  const named = await customers.create({ firstname: 'Order #12', walletMoney: 1 });
  const query = { search: named.email, to: (await named.profile()).uuid, amount: '1250' };
  const fields = await button('1250', `/wallet/send?${new URLSearchParams(query)}`);
  await losesAnswer('POST', 'dashboard/user/wallet/send', false);
  expect(await posts(sendMoney, fields, '/wallet/send')).toMatchObject({ notice: 'walletSent' });
  expect([await customer.balance(), await named.balance()]).toEqual([87.5, 13.5]);
  expect(await wallet()).toContain('Sent to Order #12');
  forgetConsole();
});

test('a balance that is less than it is shown as, by part of a cent, is too low to send all of it', async () => {
  const sender = await newCustomer(10.005436);
  cookieJar.set('view', '2_system_anywhere');
  expect(await wallet()).toContain('9.21');
  const { state } = await posts(sendMoney, await button('921'), '/wallet/send');
  expect(state.form).toEqual([english.errors.wallet.short]);
  expect(await posts(sendMoney, await button('920'), '/wallet/send')).toMatchObject({ notice: 'walletSent' });
  expect(await sender.balance()).toBeCloseTo(0.01, 2);
});

test('a name that our page has not shown for this receiver is not told', async () => {
  const fields = await button('1250');
  await posts(sendMoney, { ...fields, receiver: 'The marketplace' }, '/wallet/send');
  expect(await wallet()).toContain('Sent. Your history shows it.');
});

/** The hidden fields of the button that sends, as its page renders them. @param amount minor units */
async function button(amount: string, path = pathOf(amount)): Promise<Record<string, string>> {
  const page = (await opensPage(path)) ?? '';
  const fields = page.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

function pathOf(amount: string): string {
  return `/wallet/send?${new URLSearchParams({ search: receiver.email, to, amount })}`;
}

async function wallet(): Promise<string | null> {
  return opensPage('/wallet', cookieJar.get('notice'));
}
