/** An amount is worth what it was where it was typed, whatever currency another tab has chosen before it is sent. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeTerms, openGroup } from '@/lib/groups/actions';
import { reviewSending, topUpWallet } from '@/lib/wallet/actions';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { board, choosesShop, opensGroup, shop } from '../storefront/group.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { customer, meetsAReceiver, receiver, to } from '../storefront/sending.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

/** 0.92 € or 12,600 so'm for a dollar. */
const anotherTabChooses = (currency: string) => cookieJar.set('view', `${currency}_system_anywhere`);

/** What the fields of a page post, the hidden ones too. */
function fieldsOf(page: string | null, ...names: string[]): Record<string, string> {
  const inputs = [...(page ?? '').matchAll(/<input[^>]*>/g)].map(([input]) => ({
    name: /name="([^"]*)"/.exec(input)?.[1] ?? '',
    value: /value="([^"]*)"/.exec(input)?.[1] ?? '',
  }));
  return Object.fromEntries(inputs.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]));
}

describe('money that is sent', () => {
  meetsAReceiver();

  const form = () => `/wallet/send?${new URLSearchParams({ search: receiver.email, to })}`;
  const typed = async (amount: string) => ({
    ...fieldsOf(await opensPage(form()), 'search', 'to', 'currency'),
    amount,
  });

  test('is reviewed in the currency of the page, worth the same', async () => {
    const fields = await typed('10');
    anotherTabChooses('2');
    const { to: review } = await posts(reviewSending, fields, form());
    expect(await opensPage(review ?? '')).toContain('Send 9.20');
    anotherTabChooses('base');
    expect(await opensPage(review ?? '')).toContain('Send $10.00');
  });

  test('is asked for anew where it is worth nothing in the currency of the page', async () => {
    expect(fieldsOf(await opensPage(`${form()}&amount=10&currency=3`), 'amount')).toEqual({ amount: '' });
  });

  test('is changed to another amount from the same worth', async () => {
    const { to: review } = await posts(reviewSending, await typed('10'), form());
    const [, change = ''] = /href="([^"]*change=1000[^"]*)"/.exec((await opensPage(review ?? '')) ?? '') ?? [];
    anotherTabChooses('2');
    expect(fieldsOf(await opensPage(change.replaceAll('&amp;', '&')), 'amount')).toEqual({ amount: '9.20' });
  });

  test('and was refused is asked for anew, worth the same', async () => {
    await posts(reviewSending, { ...(await typed('10')), to: 'nobody' }, form());
    expect(fieldsOf(await opensPage(form()), 'amount')).toEqual({ amount: '10' });
    anotherTabChooses('2');
    expect(fieldsOf(await opensPage(form()), 'amount')).toEqual({ amount: '9.2' });
  });

  test('what is missing is worth the same where it is topped up', async () => {
    const { to: review } = await posts(reviewSending, await typed('150'), form());
    const [, topUp = ''] = /href="([^"]*\/top-up\?[^"]*)"/.exec((await opensPage(review ?? '')) ?? '') ?? [];
    const page = topUp.replaceAll('&amp;', '&');
    expect(fieldsOf(await opensPage(page), 'own')).toEqual({ own: '' });
    anotherTabChooses('2');
    expect(fieldsOf(await opensPage(page), 'own')).toEqual({ own: '46.00' });
    expect(await customer.balance()).toBe(100);
  });
});

test('a top-up that was refused is asked for in the currency of the page, worth the same', async () => {
  await newCustomer();
  const fields = { idempotencyKey: crypto.randomUUID(), currency: '2', choice: 'own', own: '9.20', payment: 'nobody' };
  await posts(topUpWallet, fields, '/wallet/top-up');
  expect(fieldsOf(await opensPage('/wallet/top-up'), 'own', 'currency')).toEqual({ own: '10', currency: 'base' });
});

describe("a group's limit", () => {
  beforeEach(choosesShop);

  test('is kept in the currency in which it was typed, when the group is opened and later', async () => {
    await newCustomer();
    const page = `/group/${shop}`;
    const first = fieldsOf(await opensPage(page), 'shop', 'currency');
    anotherTabChooses('2');
    expect(await posts(openGroup, { ...first, limit: '20', sharing: 'value' }, page)).toMatchObject({ to: page });
    expect((await board()).terms).toMatchObject({ limit: 2000 });
    const later = fieldsOf(await opensPage(`${page}/terms`), 'limit', 'currency');
    expect(later).toEqual({ limit: '18.4', currency: '2' });
    anotherTabChooses('base');
    await posts(changeTerms, { ...later, limit: '9.20', sharing: 'value' }, `${page}/terms`);
    expect((await board()).terms).toMatchObject({ limit: 1000 });
  });

  test('that was typed and not saved is worth the same in another currency', async () => {
    await opensGroup();
    const page = `/group/${shop}/terms`;
    const fields = fieldsOf(await opensPage(page), 'currency');
    await posts(changeTerms, { ...fields, limit: '20', until: 'never', sharing: 'value' }, page);
    anotherTabChooses('2');
    expect(fieldsOf(await opensPage(page), 'limit', 'currency')).toEqual({ limit: '18.4', currency: '2' });
  });
});
