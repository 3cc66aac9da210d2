/** Somebody becomes a customer by e-mail in three steps, and comes back after forgetting the password. */
import { codeTo, freshEmail, lettersTo, loginTo, tells } from '../letters.ts';
import { expect, type Shopper, test } from '../shopper.ts';

const password = 'six-or-more';

test('three steps make an account, and lead on to where the customer was going', async ({ shopper, says, pair }) => {
  const email = freshEmail();
  await shopper.opens(loginTo(shopper, '/restaurants'));
  await shopper.follows(says('login.register'));
  await shopper.seesTitle(says('door.registerTitle'));
  await asksForCode(shopper, email);
  await shopper.seesTitle(says('door.codeTitle'));
  await expect(shopper.content.getByText(email)).toBeVisible();
  expect(shopper.page.url()).not.toContain(email.split('@')[0]);

  await types(shopper, '000000');
  await expect(shopper.content.getByText(says('errors.wrongCode'))).toBeVisible();
  await types(shopper, inArabicDigits(await codeTo(pair.sandbox, email)));
  await shopper.seesTitle(says('door.detailsTitle'));

  await names(shopper, { firstname: 'Iris', password, again: 'another-one' });
  await expect(shopper.content.getByText(says('errors.passwordsDiffer'))).toBeVisible();
  await expect(shopper.content.getByLabel(says('door.firstname'))).toHaveValue('Iris');
  await names(shopper, { firstname: 'Iris', password: 'short', again: 'other' });
  await expect(shopper.content.getByText(says('errors.passwordShort'))).toBeVisible();
  await names(shopper, { firstname: 'Iris', password, again: password });
  await shopper.seesTitle(says('door.welcomeTitle', { name: 'Iris' }));
  await shopper.follows(says('door.welcomeOn'));
  await shopper.isAt('/restaurants');
});

test('an address that has an account is told so', async ({ shopper, says }) => {
  await shopper.opens('/register');
  await asksForCode(shopper, 'nora@doorstep.test');
  await expect(shopper.content.getByText(says('errors.emailTaken'))).toBeVisible();
  await expect(shopper.content.getByLabel(says('door.email'))).toHaveValue('nora@doorstep.test');
});

test('an invitation travels from the link to the account', async ({ shopper, says, pair }) => {
  const email = freshEmail();
  await shopper.opens('/register?referral_code=NOBODYS1');
  await expect(shopper.content.getByLabel(says('door.referral'))).toHaveValue('NOBODYS1');
  await asksForCode(shopper, email);
  await expect(shopper.content.getByText(says('errors.referralUnknown'))).toBeVisible();
  const referral = await referralOf(pair.sandbox, 'nora@doorstep.test');
  await shopper.opens(`/login?referral_code=${referral}`);
  await shopper.follows(says('login.register'));
  await shopper.seesTitle(says('door.registerTitle'));
  await expect(shopper.content.getByLabel(says('door.referral'))).toHaveValue(referral);
  await asksForCode(shopper, email);
  await types(shopper, await codeTo(pair.sandbox, email));
  await names(shopper, { firstname: 'Invited', password, again: password });
  await shopper.seesTitle(says('door.welcomeTitle', { name: 'Invited' }));
  expect(await profileOf(pair.sandbox, email)).toMatchObject({ referral });
});

test('another code can be had, but not at once', async ({ shopper, says, pair }) => {
  const email = freshEmail();
  await shopper.opens('/register');
  await asksForCode(shopper, email);
  await shopper.seesTitle(says('door.codeTitle'));
  const early = shopper.content.getByRole('button', { name: /\d:\d\d/ });
  if (shopper.hasScript) await expect(early).toBeDisabled();
  else {
    await expect(shopper.content.getByText(says('door.againSoon', { count: 1 }))).toBeVisible();
    await shopper.presses(says('door.again'));
    await expect(shopper.content.getByText(says('errors.resendEarly'))).toBeVisible();
  }
  expect(await lettersTo(pair.sandbox, email)).toHaveLength(1);
});

test('a forgotten password is replaced by a mailed code', async ({ shopper, says, pair }) => {
  const email = freshEmail();
  await tells(pair.sandbox, 'customers', { email, firstname: 'Forgetful' });
  await shopper.opens(loginTo(shopper, '/orders'));
  await shopper.follows(says('login.forgot'));
  await shopper.seesTitle(says('door.resetTitle'));
  await shopper.content.getByLabel(says('login.login')).fill(email);
  await shopper.presses(says('door.sendCode'));
  await shopper.seesTitle(says('door.codeTitle'));
  await types(shopper, await codeTo(pair.sandbox, email));
  await shopper.seesTitle(says('door.newTitle'));
  await setsPassword(shopper, 'unlike');
  await expect(shopper.content.getByText(says('errors.passwordsSame'))).toBeVisible();
  await setsPassword(shopper, password);
  await shopper.isAt('/orders');
  await expect(shopper.content.getByText(says('notices.passwordSet'))).toBeVisible();
  expect(await profileOf(pair.sandbox, email)).toMatchObject({ email });
});

test('whether an address has an account is nobody’s business', async ({ shopper, says, pair }) => {
  const email = freshEmail();
  await shopper.opens('/reset-password');
  await shopper.content.getByLabel(says('login.login')).fill(email);
  await shopper.presses(says('door.sendCode'));
  await shopper.seesTitle(says('door.codeTitle'));
  await expect(shopper.content.getByText(email)).toBeVisible();
  expect(await lettersTo(pair.sandbox, email)).toEqual([]);
  await types(shopper, '123456');
  await expect(shopper.content.getByText(says('errors.wrongCode'))).toBeVisible();
});

test('the later steps lead back to the door when nothing came before', async ({ shopper, says }) => {
  await shopper.opens('/verify-phone');
  await shopper.seesTitle(says('login.title'));
  await shopper.opens('/update-details');
  await shopper.seesTitle(says('door.registerTitle'));
  await shopper.opens('/update-password');
  await shopper.seesTitle(says('login.title'));
  await shopper.opens('/welcome');
  await shopper.seesTitle(says('login.title'));
});

async function asksForCode(shopper: Shopper, email: string): Promise<void> {
  await shopper.content.getByLabel(shopper.says('door.email')).fill(email);
  await shopper.presses(shopper.says('door.sendCode'));
}

async function types(shopper: Shopper, code: string): Promise<void> {
  await shopper.content.getByLabel(shopper.says('door.code')).fill(code);
  await shopper.presses(shopper.says('door.checkCode'));
}

interface Names {
  firstname: string;
  password: string;
  again: string;
}

async function names(shopper: Shopper, { firstname, password, again }: Names): Promise<void> {
  const { says, content } = shopper;
  await content.getByLabel(says('door.firstname')).fill(firstname);
  await content.getByLabel(says('door.password'), { exact: true }).fill(password);
  await content.getByLabel(says('door.passwordAgain')).fill(again);
  await shopper.presses(says('door.finish'));
}

async function setsPassword(shopper: Shopper, again: string): Promise<void> {
  await shopper.content.getByLabel(shopper.says('door.password'), { exact: true }).fill(password);
  await shopper.content.getByLabel(shopper.says('door.passwordAgain')).fill(again);
  await shopper.presses(shopper.says('door.setPassword'));
}

function inArabicDigits(code: string): string {
  return code.replace(/\d/g, digit => String.fromCodePoint(0x660 + Number(digit)));
}

async function profileOf(sandbox: string, email: string): Promise<object> {
  const api = `${sandbox}/api/v1`;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email, password: email.startsWith('nora@') ? 'doorstep1' : password });
  const signedIn = await fetch(`${api}/auth/login`, { method: 'POST', headers, body });
  const { data } = await signedIn.json();
  const authorization = { Authorization: `Bearer ${data.access_token}` };
  const profile = await fetch(`${api}/dashboard/user/profile/show`, { headers: authorization });
  return (await profile.json()).data;
}

async function referralOf(sandbox: string, email: string): Promise<string> {
  return String(((await profileOf(sandbox, email)) as { my_referral?: string }).my_referral);
}
