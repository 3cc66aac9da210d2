/** Google, Facebook and Apple: plain redirects to the provider's page and back, and each way that can go wrong. */
import { newEmail } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

for (const provider of ['google', 'apple'] as const) {
  test(`${provider}: a newcomer is welcomed, a customer led on`, async ({ shopper, says }) => {
    await shopper.opensLogin('/restaurants');
    await goes(shopper, provider, { name: 'Una Newhand', email: newEmail() });
    await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Una' }));
    await expect(shopper.content.getByRole('heading', { name: says('auth.passwordFirst') })).toBeVisible();
    await shopper.page.context().clearCookies();
    await shopper.opensLogin('/restaurants');
    await chooses(shopper, provider, /Sol Signal/);
    await shopper.isAt('/restaurants');
  });
}

test('a guest’s cart comes along, and waits behind the welcome', async ({ shopper, says, catalog }) => {
  const [good] = await catalog.plainDishes();
  await shopper.adds(good);
  await shopper.opensLogin('/cart');
  await goes(shopper, 'google', { name: 'Gus Basket', email: newEmail() });
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Gus' }));
  await shopper.follows(says('auth.welcomeOn'));
  await shopper.isAt('/cart');
  await shopper.cartPage.has(good, 1);
  expect(await shopper.cookies()).not.toContain('cart');
});

test('who came without a password sets one where they are welcomed', async ({ shopper, says }) => {
  const email = newEmail();
  await shopper.opens('/login');
  await goes(shopper, 'google', { name: 'Pia', email });
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Pia' }));
  await shopper.content.getByLabel(says('auth.password'), { exact: true }).fill('a-first-one');
  await shopper.presses(says('auth.setPassword'));
  await shopper.isAt('/');
  await shopper.page.context().clearCookies();
  await shopper.opensLogin('/orders');
  await shopper.signsIn({ login: email, password: 'a-first-one' });
  await shopper.isAt('/orders');
});

test('facebook does not vouch for addresses, so a link confirms it, once', async ({ shopper, says, sandbox }) => {
  const person = { name: 'Fay Shore', email: newEmail() };
  await shopper.opensLogin('/restaurants');
  await goes(shopper, 'facebook', person);
  await shopper.seesTitle(says('auth.sentTitle'));
  await expect(shopper.content.getByText(says('notices.signInConfirm'))).toBeVisible();
  await shopper.page.goto((await sandbox.letterTo(person.email)).link ?? '');
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Fay' }));
  await shopper.page.context().clearCookies();
  await shopper.opensLogin('/restaurants');
  await goes(shopper, 'facebook', person);
  // To the restaurants, or past the welcome of an account that is seconds old.
  await shopper.isAt(/\/(restaurants$|welcome\?)/);
});

test('the way by which one came is marked, on the same device and where a provider knows it', async ({
  shopper,
  says,
}) => {
  const marked = shopper.content.getByText(says('login.usedBefore'), { exact: true });
  const google = shopper.content.getByRole('link', { name: says('login.google') });
  const person = { name: 'Mara Twice', email: newEmail() };
  await shopper.opensLogin('/restaurants');
  await expect(marked).toHaveCount(0);
  await goes(shopper, 'google', person);
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Mara' }));
  await shopper.page.context().clearCookies({ name: /^(?!.*used-way)/ });
  await shopper.opensLogin('/restaurants');
  await expect(google).toContainText(says('login.usedBefore'));
  await shopper.page.context().clearCookies();
  await shopper.opensLogin('/restaurants');
  await expect(marked).toHaveCount(0);
  await goes(shopper, 'facebook', person);
  await expect(shopper.notice(says('notices.signInElsewhere'))).toBeVisible();
  await expect(google).toContainText(says('login.usedBefore'));
});

test('an account without an e-mail address cannot order', async ({ shopper, says }) => {
  await shopper.opens('/login');
  await chooses(shopper, 'facebook', /Faye Nomail/);
  await expect(shopper.notice(says('notices.signInNoEmail'))).toBeVisible();
});

test('a consent that was not given is no fault', async ({ shopper, says }) => {
  for (const provider of ['google', 'apple'] as const) {
    await shopper.opensLogin('/restaurants');
    await chooses(shopper, provider, 'Cancel');
    await expect(shopper.content.getByText(says('notices.signInCancelled'))).toBeVisible();
    await expect(shopper.page).toHaveURL(/returnTo=.*restaurants/);
  }
});

test('a banned customer is told so', async ({ shopper, says }) => {
  await shopper.opens('/login');
  await chooses(shopper, 'google', /Bruno Barred/);
  await expect(shopper.notice(says('notices.signInBanned'))).toBeVisible();
});

test('an answer that this browser did not ask for signs nobody in', async ({ shopper, says }) => {
  await shopper.opens('/login');
  await shopper.follows(says('login.google'));
  await shopper.page.goto('/api/sign-in/google/callback?state=made-up-by-somebody&code=4/stolen');
  await expect(shopper.notice(says('notices.signInStale'))).toBeVisible();
  expect(await shopper.cookies()).not.toContain('session');
});

test('an answer works once, and only in its own browser', async ({ shopper, says, browser }) => {
  const email = newEmail();
  await shopper.opens('/login');
  const came = shopper.page.waitForRequest(/sign-in\/google\/callback/);
  await goes(shopper, 'google', { name: 'Once Only', email });
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Once' }));
  const answer = (await came).url();
  const other = await browser.newContext();
  const page = await other.newPage();
  await page.goto(answer);
  await expect(page).toHaveURL(/\/login/);
  expect((await other.cookies()).map(({ name }) => name)).not.toContain('session');
  await other.close();
});

// tests/contract/sign-in/identity.test.ts has each way to forge one.
test('a forged token is refused', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  await sandbox.control('identity/forge-next', { account: email, wrong: 'signature' });
  await shopper.opens('/login');
  await goes(shopper, 'google', { name: 'Fora Forged', email });
  await expect(shopper.notice(says('notices.signInRefused'))).toBeVisible();
});

async function chooses(shopper: Shopper, provider: string, person: string | RegExp): Promise<void> {
  await shopper.follows(shopper.says(`login.${provider}`));
  await shopper.page.getByRole('button', { name: person }).click();
  await comesBack(shopper);
}

async function goes(shopper: Shopper, provider: string, { name, email }: { name: string; email: string }) {
  await shopper.follows(shopper.says(`login.${provider}`));
  await shopper.page.getByText('Somebody else').click();
  await shopper.page.getByLabel('Name').fill(name);
  await shopper.page.getByLabel('E-mail').fill(email);
  await shopper.page.getByRole('button', { name: 'Go on' }).click();
  await comesBack(shopper);
}

/** Apple's page posts itself, with a button where no script runs. */
async function comesBack({ page, hasScript }: Shopper): Promise<void> {
  const button = page.getByRole('button', { name: 'Back to Doorstep' });
  if (!hasScript && (await button.isVisible())) await button.click();
}
