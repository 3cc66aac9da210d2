/** What does a customer read on the way in while the identity provider or the marketplace is away? */
import { newEmail, newPhone } from '../../support/customers.ts';
import { playsGoogle } from '../google.ts';
import { expect, test } from '../story.ts';

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const kind of ['drop', 'html', 'empty-object'] as const) {
  test(`${kind}: a provider that is away is said, and the other ways stay`, async ({ shopper, says, sandbox }) => {
    await sandbox.fails(kind, '/identity/v1');
    await shopper.opensLogin('/restaurants');
    await shopper.follows(says('login.google'));
    await expect(shopper.notice(says('notices.signInDown'))).toBeVisible();
    await expect(shopper.content.getByLabel(says('login.password'))).toBeVisible();
    expect(shopper.page.url()).toContain('restaurants');
  });
}

test('a provider that goes away while the customer is there signs nobody in', async ({ shopper, says, sandbox }) => {
  await shopper.opens('/login');
  await shopper.follows(says('login.google'));
  await expect(shopper.page.getByRole('button', { name: /Mila Brook/ })).toBeVisible();
  await sandbox.fails('status', '/identity/v1', { status: 503 });
  await shopper.page.getByRole('button', { name: /Mila Brook/ }).click();
  await expect(shopper.notice(says('notices.signInDown'))).toBeVisible();
});

test('a link stays good while the provider is away', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  await shopper.opens('/login?way=link');
  await shopper.content.getByLabel(says('auth.email')).fill(email);
  await shopper.presses(says('auth.sendLink'));
  await shopper.seesTitle(says('auth.sentTitle'));
  const { link } = await sandbox.letterTo(email);
  await sandbox.fails('drop', '/identity/v1');
  await shopper.page.goto(link ?? '');
  await expect(shopper.notice(says('notices.signInDown'))).toBeVisible();
  await sandbox.recovers();
  await shopper.page.goto(link ?? '');
  await shopper.seesTitle(says('auth.detailsTitle'));
});

test('codes that cannot be sent are said, and what was typed stays', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  await sandbox.fails('drop', 'auth');
  await shopper.opens('/register');
  await shopper.content.getByLabel(says('auth.email')).fill(email);
  await shopper.presses(says('auth.sendCode'));
  await expect(shopper.content.getByText(says('errors.offlineAuth'))).toBeVisible();
  await expect(shopper.content.getByLabel(says('auth.email'))).toHaveValue(email);
  expect(await sandbox.outbox(email)).toEqual([]);
});

test('without its captcha the marketplace sends the SMS itself', async ({ shopper, says, sandbox, pair, context }) => {
  const phone = newPhone();
  shopper.watch.expects(/captcha|ERR_FAILED/);
  await playsGoogle(context, pair.sandbox);
  await sandbox.fails('drop', '/identity');
  await shopper.opens('/login?way=phone');
  await shopper.content.getByLabel(says('auth.phone')).fill(phone);
  await shopper.presses(says('auth.sendCode'));
  await shopper.seesTitle(says('auth.codeTitle'));
  const { code } = await sandbox.letterTo(phone);
  await shopper.content.getByLabel(says('auth.code')).fill(code ?? '');
  await shopper.presses(says('auth.checkCode'));
  await shopper.seesTitle(says('auth.detailsTitle'));
});
