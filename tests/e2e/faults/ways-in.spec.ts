/** What does a customer read at the door while the identity provider or the marketplace is away? */
import { playsGoogle } from '../google.ts';
import { freshEmail, freshPhone, lettersTo, letterTo, loginTo } from '../letters.ts';
import { expect, test } from '../shopper.ts';

test.afterEach(({ town }) => town.isWellAgain());

for (const kind of ['drop', 'html', 'empty-object'] as const) {
  test(`${kind}: a provider that is away is said, and the other ways stay`, async ({ shopper, says, town }) => {
    await town.goesWrong(kind, '/identity/v1');
    await shopper.opens(loginTo(shopper, '/restaurants'));
    await shopper.follows(says('login.google'));
    await expect(shopper.content.getByText(says('notices.signInDown'))).toBeVisible();
    await expect(shopper.content.getByLabel(says('login.password'))).toBeVisible();
    expect(shopper.page.url()).toContain('restaurants');
  });
}

test('a provider that goes away while the customer is there signs nobody in', async ({ shopper, says, town }) => {
  await shopper.opens('/login');
  await shopper.follows(says('login.google'));
  await expect(shopper.page.getByRole('button', { name: /Mila Brook/ })).toBeVisible();
  await town.goesWrong('status', '/identity/v1', { status: 503 });
  await shopper.page.getByRole('button', { name: /Mila Brook/ }).click();
  await expect(shopper.content.getByText(says('notices.signInDown'))).toBeVisible();
});

test('a link stays good while the provider is away', async ({ shopper, says, town, pair }) => {
  const email = freshEmail();
  await shopper.opens('/login?way=link');
  await shopper.content.getByLabel(says('door.email')).fill(email);
  await shopper.presses(says('door.sendLink'));
  await shopper.seesTitle(says('door.sentTitle'));
  const { link } = await letterTo(pair.sandbox, email);
  await town.goesWrong('drop', '/identity/v1');
  await shopper.page.goto(link ?? '');
  await expect(shopper.content.getByText(says('notices.signInDown'))).toBeVisible();
  await town.isWellAgain();
  await shopper.page.goto(link ?? '');
  await shopper.seesTitle(says('door.detailsTitle'));
});

test('codes that cannot be sent are said, and what was typed stays', async ({ shopper, says, town, pair }) => {
  const email = freshEmail();
  await town.goesWrong('drop', 'auth');
  await shopper.opens('/register');
  await shopper.content.getByLabel(says('door.email')).fill(email);
  await shopper.presses(says('door.sendCode'));
  await expect(shopper.content.getByText(says('errors.offlineDoor'))).toBeVisible();
  await expect(shopper.content.getByLabel(says('door.email'))).toHaveValue(email);
  expect(await lettersTo(pair.sandbox, email)).toEqual([]);
});

test('without its captcha the marketplace sends the SMS itself', async ({ shopper, says, town, pair, context }) => {
  const phone = freshPhone();
  shopper.watch.expects(/captcha|ERR_FAILED/);
  await playsGoogle(context, pair.sandbox);
  await town.goesWrong('drop', '/identity');
  await shopper.opens('/login?way=phone');
  await shopper.content.getByLabel(says('door.phone')).fill(phone);
  await shopper.presses(says('door.sendCode'));
  await shopper.seesTitle(says('door.codeTitle'));
  const { code } = await letterTo(pair.sandbox, phone);
  await shopper.content.getByLabel(says('door.code')).fill(code ?? '');
  await shopper.presses(says('door.checkCode'));
  await shopper.seesTitle(says('door.detailsTitle'));
});
