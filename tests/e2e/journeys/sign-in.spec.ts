/** A customer signs in, is led back, and leaves nothing behind when signing out. */
import { admin, newPhone, nora, password, sam } from '../../support/customers.ts';
import { expect, test } from '../story.ts';

const known = { login: nora, password };

test('signing in leads back to where the customer wanted to go', async ({ shopper, says }) => {
  await shopper.opens('/orders');
  await shopper.seesTitle(says('login.title'));
  await shopper.signsIn(known);
  await shopper.isAt('/orders');
});

test('"Log in" on a page leads back to it, by every way in and after a wrong password', async ({ shopper, says }) => {
  await shopper.opens('/restaurants?open=1');
  const link = shopper.page.getByRole('link', {
    name: says(shopper.isOnPhone ? 'shell.me' : 'shell.login'),
    exact: true,
  });
  await link.filter({ visible: true }).click();
  await shopper.seesTitle(says('login.title'));
  await shopper.signsIn({ ...known, password: 'not this one' });
  await expect(shopper.content.getByText(says('errors.wrongLogin'))).toBeVisible();
  const back = encodeURIComponent(shopper.pathOf('/restaurants?open=1'));
  for (const way of ['login.register', 'login.google', 'login.phone', 'login.emailLink'])
    await expect.soft(shopper.content.getByRole('link', { name: says(way) })).toHaveAttribute('href', new RegExp(back));
  await shopper.signsIn(known);
  await shopper.isAt('/restaurants?open=1');
});

test('a wrong password is said plainly, and what was typed stays', async ({ shopper, says }) => {
  await shopper.opens('/login');
  await shopper.signsIn({ ...known, password: 'not this one' });
  await expect(shopper.content.getByText(says('errors.wrongLogin'))).toBeVisible();
  await expect(shopper.content.getByLabel(says('login.login'))).toHaveValue(nora);
  await expect(shopper.content.getByLabel(says('login.password'))).toHaveValue('');
});

test('what a form was refused for stands at its button, and passes by at the top where script runs', async ({
  shopper,
  says,
}) => {
  const sentence = says('errors.wrongLogin');
  const toast = shopper.page.locator('body > [data-slot="toast-viewport"]').getByText(sentence);
  await shopper.opens('/login');
  for (const attempt of ['not this one', 'nor this']) {
    await shopper.signsIn({ ...known, password: attempt });
    await expect(shopper.content.getByRole('alert').getByText(sentence)).toBeVisible();
    if (shopper.hasScript) await expect(toast).toBeVisible();
    else await expect(toast).toHaveCount(0);
    await expect(toast).toBeHidden({ timeout: 10_000 });
    await expect(shopper.content.getByText(sentence)).toBeVisible();
  }
});

test('several fields that are missing are read out in one sentence', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'without script the page opens at the first of them');
  await shopper.opens('/login');
  await shopper.presses(says('login.submit'));
  const told = shopper.content.getByRole('alert').filter({ hasText: says('errors.required') });
  await expect(told).toHaveCount(1);
  for (const label of ['login.login', 'login.password']) await expect(told).toContainText(`${says(label)}: `);
  await expect(shopper.content.getByLabel(says('login.login'))).toBeFocused();
});

test('signed in in one tab: the other one leads on, whatever is typed there', async ({ shopper }) => {
  test.skip(shopper.hasScript, 'with script the form alone is answered');
  const other = await shopper.inNewTab();
  await other.opensLogin('/orders');
  await shopper.opens('/login');
  await shopper.signsIn(known);
  await shopper.isAt('/');
  await other.signsIn({ ...known, password: 'not this one' });
  await other.isAt('/orders');
  await other.seesTitle(other.says('orders.title'));
  expect(await other.watch.report()).toEqual([]);
});

test('a phone number signs in as well, and a foreign way back stays inside', async ({ shopper, customers }) => {
  const phone = newPhone();
  await customers.create({ phone });
  await shopper.opens('/login?returnTo=%2F%2Fevil.example%2F');
  await shopper.signsIn({ login: `+998 90 ${phone.slice(5)}`, password });
  await shopper.isAt('/');
});

test('the account stands in the header, and signing out takes it away', async ({ shopper, says }) => {
  await shopper.opensLogin('/restaurants');
  await shopper.signsIn(known);
  await shopper.isAt('/restaurants');
  await shopper.opens('/');
  const header = shopper.page.getByRole('banner');
  await expect(header.getByRole('link', { name: says('shell.login') })).toHaveCount(0);
  const menu = await shopper.opensAccount();
  if (shopper.hasScript) await expect(menu.getByText('Nora Field')).toBeVisible();
  await expect(menu.getByRole('link', { name: says('shell.login') })).toHaveCount(0);
  await menu.getByRole('button', { name: says('account.signOut') }).click();
  await expect(shopper.content.getByText(says('notices.signedOut'))).toBeVisible();
  await shopper.opens('/orders');
  await shopper.seesTitle(says('login.title'));
  expect(await shopper.cookies()).not.toContain('session');
});

test('an admin is shown the way to the admin panel, others are not', async ({ shopper, pair }) => {
  // A kept page cannot know who looks at it: the link comes with script.
  test.skip(!shopper.hasScript, 'told with script');
  for (const { login, links } of [
    { login: admin, links: 1 },
    { login: sam, links: 0 },
  ]) {
    await shopper.page.context().clearCookies();
    await shopper.opens('/login');
    await shopper.signsIn({ login, password });
    await shopper.isAt('/');
    await shopper.opens('/');
    const menu = await shopper.opensAccount();
    await expect(menu.getByText(login)).toBeVisible();
    await expect(menu.locator(`a[href="${pair.sandbox}/"]`)).toHaveCount(links);
  }
});

test('a session that the marketplace has ended leads to the login page, with the reason, once', async ({
  shopper,
  says,
  customers,
}) => {
  const customer = await customers.create();
  await shopper.opens('/login');
  await shopper.signsIn(customer);
  await shopper.isAt('/');
  await customer.endsSessions();
  await shopper.opens('/orders');
  await shopper.seesTitle(says('login.title'));
  await expect(shopper.notice(says('notices.unauthorized'))).toBeVisible();
  await shopper.signsIn(customer);
  await shopper.isAt('/orders');
});

test('who has ordered nothing yet is not asked to order it again', async ({ shopper, says, customers }) => {
  await shopper.entersAs(await customers.create(), '/');
  const again = shopper.content.getByRole('region', { name: says('home.again') });
  // Without script nobody knows before the next page.
  if (shopper.hasScript) await expect(again).toBeHidden();
  else await expect(again).toBeVisible();
});
