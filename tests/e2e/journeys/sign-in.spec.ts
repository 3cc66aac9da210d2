/** A customer signs in at the door, is led back, and leaves nothing behind when signing out. */
import { signsIn } from '../door.ts';
import { expect, Shopper, test } from '../shopper.ts';

const nora = { login: 'nora@doorstep.test', password: 'doorstep1' };

test('the door leads back to where the customer wanted to go', async ({ shopper, says }) => {
  await shopper.opens('/orders');
  await shopper.seesTitle(says('login.title'));
  await signsIn(shopper, nora);
  await shopper.isAt('/orders');
});

test('a wrong password is said plainly, and what was typed stays', async ({ shopper, says }) => {
  await shopper.opens('/login');
  await signsIn(shopper, { ...nora, password: 'not this one' });
  await expect(shopper.content.getByText(says('errors.wrongLogin'))).toBeVisible();
  await expect(shopper.content.getByLabel(says('login.login'))).toHaveValue(nora.login);
  await expect(shopper.content.getByLabel(says('login.password'))).toHaveValue('');
});

test('signed in in one tab: the other one leads on, whatever is typed there', async ({ shopper }) => {
  test.skip(shopper.hasScript, 'with script the form alone is answered');
  const other = new Shopper(await shopper.page.context().newPage(), shopper.language, shopper.hasScript);
  await other.opens(`/login?${new URLSearchParams({ returnTo: shopper.addressOf('/orders') })}`);
  await shopper.opens('/login');
  await signsIn(shopper, nora);
  await shopper.isAt('/');
  await signsIn(other, { ...nora, password: 'not this one' });
  await other.isAt('/orders');
  await other.seesTitle(other.says('orders.title'));
  expect(await other.watch.report()).toEqual([]);
});

test('a phone number opens the door as well, and a foreign way back stays inside', async ({ shopper, pair }) => {
  const phone = `99890${Math.floor(1e6 + Math.random() * 9e6)}`;
  await tells(pair.sandbox, 'customers', { email: `by-${phone}@doorstep.test`, phone });
  await shopper.opens('/login?returnTo=%2F%2Fevil.example%2F');
  await signsIn(shopper, { login: `+998 90 ${phone.slice(5)}`, password: nora.password });
  await shopper.isAt('/');
});

test('the account stands in the header, and signing out takes it away', async ({ shopper, says }) => {
  await shopper.opens(`/login?${new URLSearchParams({ returnTo: shopper.addressOf('/restaurants') })}`);
  await signsIn(shopper, nora);
  await shopper.isAt('/restaurants');
  await shopper.opens('/');
  const header = shopper.page.getByRole('banner');
  await expect(header.getByRole('link', { name: says('shell.login') })).toHaveCount(0);
  await header.getByRole('button', { name: says(shopper.isOnPhone ? 'shell.menu' : 'account.menu') }).click();
  const menu = shopper.page.getByRole('dialog', { name: says(shopper.isOnPhone ? 'shell.menu' : 'account.menu') });
  if (shopper.hasScript && !shopper.isOnPhone) await expect(menu.getByText('Nora Field')).toBeVisible();
  await menu.getByRole('button', { name: says('account.signOut') }).click();
  await expect(shopper.content.getByText(says('notices.signedOut'))).toBeVisible();
  await shopper.opens('/orders');
  await shopper.seesTitle(says('login.title'));
  const names = (await shopper.page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('session');
});

test('an admin is shown the way to the admin panel, others are not', async ({ shopper, says, pair }) => {
  // A kept page cannot know who looks at it: the link comes with script.
  test.skip(!shopper.hasScript || shopper.isOnPhone, 'the profile menu of wide screens');
  for (const { login, links } of [
    { login: 'admin@doorstep.test', links: 1 },
    { login: 'sam@doorstep.test', links: 0 },
  ]) {
    await shopper.page.context().clearCookies();
    await shopper.opens('/login');
    await signsIn(shopper, { login, password: nora.password });
    await shopper.isAt('/');
    await shopper.opens('/');
    await shopper.page
      .getByRole('banner')
      .getByRole('button', { name: says('account.menu') })
      .click();
    const menu = shopper.page.getByRole('dialog', { name: says('account.menu') });
    await expect(menu.getByText(login)).toBeVisible();
    await expect(menu.locator(`a[href="${pair.sandbox}/"]`)).toHaveCount(links);
  }
});

test('a session that the marketplace has ended leads to the door, with the reason, once', async ({
  shopper,
  says,
  pair,
}) => {
  const email = `ended-${Math.random().toString(36).slice(2)}@doorstep.test`;
  await tells(pair.sandbox, 'customers', { email });
  await shopper.opens('/login');
  await signsIn(shopper, { login: email, password: nora.password });
  await shopper.isAt('/');
  await tells(pair.sandbox, 'sign-out', { email });
  await shopper.opens('/orders');
  await shopper.seesTitle(says('login.title'));
  await expect(shopper.content.getByText(says('notices.unauthorized'))).toBeVisible();
  await signsIn(shopper, { login: email, password: nora.password });
  await shopper.isAt('/orders');
});

async function tells(sandbox: string, path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${sandbox}/_sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
}
