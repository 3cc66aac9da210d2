/** Somebody becomes a customer by e-mail in three steps, and comes back after forgetting the password. */
import { newEmail, nora } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

const password = 'six-or-more';

test('three steps make an account, and lead on to where the customer was going', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  await shopper.opensLogin('/restaurants');
  await shopper.follows(says('login.register'));
  await shopper.seesTitle(says('auth.registerTitle'));
  await asksForCode(shopper, email);
  await shopper.seesTitle(says('auth.codeTitle'));
  await expect(shopper.content.getByText(email)).toBeVisible();
  expect(shopper.page.url()).not.toContain(email.split('@')[0]);

  await shopper.entersCode('000000');
  await expect(shopper.content.getByText(says('errors.wrongCode'), { exact: true })).toBeVisible();
  await shopper.entersCode(inArabicDigits(await sandbox.codeTo(email)));
  await shopper.seesTitle(says('auth.detailsTitle'));

  await names(shopper, { firstname: 'Iris', password: 'Sunshine1' });
  await expect(shopper.content.getByText(says('errors.passwordCommon'), { exact: true })).toBeVisible();
  await expect(shopper.content.getByLabel(says('auth.firstname'))).toHaveValue('Iris');
  await names(shopper, { firstname: 'Iris', password });
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Iris' }));
  await shopper.follows(says('auth.welcomeOn'));
  await shopper.isAt('/restaurants');
});

test('an address that has an account is told so by mail alone, and its owner gets in', async ({
  shopper,
  says,
  sandbox,
  customers,
}) => {
  const { email } = await customers.create();
  await shopper.opens('/register');
  await asksForCode(shopper, email);
  await shopper.seesTitle(says('auth.codeTitle'));
  await shopper.entersCode('000000');
  await expect(shopper.content.getByText(says('errors.wrongCode'), { exact: true })).toBeVisible();
  await shopper.entersCode(await sandbox.codeTo(email));
  await shopper.seesTitle(says('auth.newTitle'));
  await expect(shopper.content.getByText(says('notices.knownAccount'))).toBeVisible();
});

test('an invitation travels from the link to the account', async ({ shopper, says, sandbox, customers }) => {
  const email = newEmail();
  await shopper.opens('/register?referral_code=NOBODYS1');
  await expect(shopper.content.getByLabel(says('auth.referral'))).toHaveValue('NOBODYS1');
  await asksForCode(shopper, email);
  await expect(shopper.content.getByText(says('errors.referralUnknown'), { exact: true })).toBeVisible();
  const { my_referral: referral } = await customers.known(nora).profile();
  await shopper.opens(`/login?referral_code=${referral}`);
  await shopper.follows(says('login.register'));
  await shopper.seesTitle(says('auth.registerTitle'));
  await expect(shopper.content.getByLabel(says('auth.referral'))).toHaveValue(referral);
  await asksForCode(shopper, email);
  await shopper.entersCode(await sandbox.codeTo(email));
  await names(shopper, { firstname: 'Invited', password });
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Invited' }));
  expect(await customers.known(email, password).profile()).toMatchObject({ referral });
});

test('another code can be had, but not at once', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  await shopper.opens('/register');
  await asksForCode(shopper, email);
  await shopper.seesTitle(says('auth.codeTitle'));
  const early = shopper.content.getByRole('button', { name: /\d:\d\d/ });
  if (shopper.hasScript) {
    await expect(early).toBeDisabled();
    // Who waits at it stays there until it may be pressed.
    await early.press('Enter');
    await expect(early).toBeFocused();
  } else {
    await expect(shopper.content.getByText(says('auth.againSoon', { count: 1 }))).toBeVisible();
    await shopper.presses(says('auth.again'));
    await expect(shopper.content.getByText(says('errors.resendEarly'))).toBeVisible();
  }
  expect(await sandbox.outbox(email)).toHaveLength(1);
});

test('a forgotten password is replaced by a mailed code', async ({ shopper, says, sandbox, customers }) => {
  const email = newEmail();
  await customers.create({ email, firstname: 'Forgetful' });
  await shopper.opensLogin('/orders');
  await shopper.content.getByLabel(says('login.login')).fill(email);
  await shopper.presses(says('login.forgot'));
  await shopper.seesTitle(says('auth.resetTitle'));
  expect(shopper.page.url()).not.toContain(encodeURIComponent(email));
  await expect(shopper.content.getByLabel(says('login.login'))).toHaveValue(email);
  await shopper.presses(says('auth.sendCode'));
  await shopper.seesTitle(says('auth.codeTitle'));
  await shopper.entersCode(await sandbox.codeTo(email));
  await shopper.seesTitle(says('auth.newTitle'));
  await shopper.content.getByLabel(says('auth.password'), { exact: true }).fill(password);
  await shopper.presses(says('auth.setPassword'));
  await shopper.isAt('/orders');
  await expect(shopper.content.getByText(says('notices.passwordSet'))).toBeVisible();
  expect(await customers.known(email, password).profile()).toMatchObject({ email });
});

test('whether an address has an account is nobody’s business', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  await shopper.opens('/reset-password');
  await shopper.content.getByLabel(says('login.login')).fill(email);
  await shopper.presses(says('auth.sendCode'));
  await shopper.seesTitle(says('auth.codeTitle'));
  await expect(shopper.content.getByText(email)).toBeVisible();
  expect(await sandbox.outbox(email)).toEqual([]);
  await shopper.entersCode('123456');
  await expect(shopper.content.getByText(says('errors.wrongCode'), { exact: true })).toBeVisible();
});

test('later steps lead back to the first one and say so when nothing came before', async ({ shopper, says }) => {
  const isTold = () => expect(shopper.notice(says('notices.entryGone'))).toBeVisible();
  await shopper.opens('/verify-phone');
  await shopper.seesTitle(says('login.title'));
  await isTold();
  await shopper.opens('/update-details');
  await shopper.seesTitle(says('auth.registerTitle'));
  await isTold();
  await shopper.opens('/update-password');
  await shopper.seesTitle(says('login.title'));
  await shopper.opens('/welcome');
  await shopper.seesTitle(says('welcome.title', { name: says('common.brand') }));
});

async function asksForCode(shopper: Shopper, email: string): Promise<void> {
  await shopper.content.getByLabel(shopper.says('auth.email')).fill(email);
  await shopper.presses(shopper.says('auth.sendCode'));
}

interface Names {
  firstname: string;
  password: string;
}

async function names(shopper: Shopper, { firstname, password }: Names): Promise<void> {
  const { says, content } = shopper;
  await content.getByLabel(says('auth.firstname')).fill(firstname);
  await content.getByLabel(says('auth.password'), { exact: true }).fill(password);
  await shopper.presses(says('auth.finish'));
}

function inArabicDigits(code: string): string {
  return code.replace(/\d/g, digit => String.fromCodePoint(0x660 + Number(digit)));
}
