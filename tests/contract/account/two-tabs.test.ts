/** Two tabs are about two changes that only the account's owner may make: a code counts for the one that its page is about. */
import { beforeAll, expect, test } from 'vitest';
import { changeEmail, confirmContact, sendContactCodeAgain } from '@/lib/account/contact-actions';
import { askDeletion, confirmOwner, giveUpChange } from '@/lib/account/owner-actions';
import { readConfirmation } from '@/lib/profile/confirmation';
import { readSession, writeSession } from '@/lib/session/session';
import { newEmail, password } from '../../support/customers.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

const page = '/profile';

const codeFor = async (to: string) => ({ code: await sandbox.codeTo(to) });

/** The field by which the forms of the page say which change they are about. */
const shown = async () => /name="fingerprint" value="([^"]*)"/.exec((await opensPage(page)) ?? '')?.[1] ?? '';

test('a form of a change that another tab has replaced since: nothing is tried, and the page says what it is about', async () => {
  await newCustomer();
  const [first, second] = [newEmail(), newEmail()];
  await posts(changeEmail, { email: first, old_password: password }, page);
  const fingerprint = await shown();
  await posts(changeEmail, { email: second, old_password: password }, page);
  const before = await readConfirmation();
  for (const press of [confirmContact, sendContactCodeAgain, giveUpChange])
    expect(await posts(press, { fingerprint, ...(await codeFor(first)) }, page)).toMatchObject({
      ...{ to: '/profile#top', notice: 'codeSentAgain', tone: 'warning' },
    });
  expect(await readConfirmation()).toEqual(before);
  expect(await sandbox.outbox(second)).toHaveLength(1);
  expect(await posts(confirmContact, { fingerprint: await shown(), ...(await codeFor(second)) }, page)).toMatchObject({
    notice: 'emailSaved',
  });
});

test('a code for one change does not prove another one', async () => {
  const { email } = await newCustomer();
  await sandbox.control('customers', { email, withoutPassword: true });
  const session = await readSession();
  if (session === null) throw new Error('nobody is signed in');
  await writeSession({ ...session, customer: { ...session.customer, hasPassword: false }, signedInAt: 0 });
  await posts(askDeletion, {}, page);
  const fingerprint = await shown();
  const code = await codeFor(email);
  await posts(changeEmail, { email: newEmail() }, page);
  expect(await posts(confirmOwner, { fingerprint, ...code }, page)).toMatchObject({ notice: 'codeSentAgain' });
  expect(await readConfirmation()).toMatchObject({ change: 'email', step: 'identity' });
});
