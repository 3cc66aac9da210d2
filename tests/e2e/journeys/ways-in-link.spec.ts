/** A link in a mail signs in: on the device that asked, on another one, once, and not for ever. */
import type { Browser } from '@playwright/test';
import { freshEmail, letterTo, loginTo, tells } from '../letters.ts';
import { expect, Shopper, test } from '../shopper.ts';

test('the link opens the door on the same device, for a newcomer and for a customer', async ({
  shopper,
  says,
  pair,
}) => {
  const email = freshEmail();
  const link = await asksForLink(shopper, pair.sandbox, email);
  await shopper.page.goto(link);
  await shopper.seesTitle(says('door.detailsTitle'));
  await shopper.content.getByLabel(says('door.firstname')).fill('Lina');
  await shopper.presses(says('door.saveName'));
  await shopper.seesTitle(says('door.welcomeTitle', { name: 'Lina' }));

  await shopper.page.context().clearCookies();
  await shopper.page.goto(await asksForLink(shopper, pair.sandbox, 'social@doorstep.test'));
  await shopper.isAt('/restaurants');
});

test('another device asks for the address, and takes no other', async ({ shopper, says, pair, browser }) => {
  const email = freshEmail();
  const link = await asksForLink(shopper, pair.sandbox, email);
  const other = await elsewhere(browser, shopper);
  await other.page.goto(link);
  await other.seesTitle(says('door.openTitle'));
  expect(other.page.url()).not.toContain('oobCode');
  await saysAddress(other, freshEmail());
  await expect(other.content.getByText(says('errors.linkAddress'))).toBeVisible();
  await saysAddress(other, email);
  await other.seesTitle(says('door.detailsTitle'));
  await other.page.context().close();

  // The same link is used up now, here as well.
  await shopper.page.goto(link);
  await expect(shopper.content.getByText(says('notices.linkUsed'))).toBeVisible();
  await expect(shopper.content.getByRole('button', { name: says('door.sendLink') })).toBeVisible();
});

test('a link that nobody has sent says so', async ({ shopper, says }) => {
  await shopper.opens('/login');
  const returnTo = shopper.addressOf('/restaurants');
  const query = new URLSearchParams({ mode: 'signIn', oobCode: 'x', returnTo });
  await shopper.page.goto(`/api/sign-in/link?${query}`);
  await expect(shopper.content.getByText(says('notices.linkUsed'))).toBeVisible();
});

test('a banned customer and a forged word get their sentence', async ({ shopper, says, pair }) => {
  const email = freshEmail();
  await tells(pair.sandbox, 'identity/forge-next', { account: email, wrong: 'audience' });
  await shopper.page.goto(await asksForLink(shopper, pair.sandbox, email));
  await expect(shopper.content.getByText(says('notices.signInRefused'))).toBeVisible();
  await shopper.page.goto(await asksForLink(shopper, pair.sandbox, 'barred@doorstep.test'));
  await expect(shopper.content.getByText(says('notices.signInBanned'))).toBeVisible();
});

async function asksForLink(shopper: Shopper, sandbox: string, email: string): Promise<string> {
  const [before] = await (await fetch(`${sandbox}/_sandbox/outbox?${new URLSearchParams({ to: email })}`)).json();
  await shopper.opens(loginTo(shopper, '/restaurants'));
  await shopper.follows(shopper.says('login.emailLink'));
  await shopper.seesTitle(shopper.says('door.linkTitle'));
  await shopper.content.getByLabel(shopper.says('door.email')).fill(email);
  await shopper.presses(shopper.says('door.sendLink'));
  await shopper.seesTitle(shopper.says('door.sentTitle'));
  await expect(shopper.content.getByText(email)).toBeVisible();
  return (await letterTo(sandbox, email, before?.id)).link ?? '';
}

async function elsewhere(browser: Browser, { language, hasScript }: Shopper): Promise<Shopper> {
  const context = await browser.newContext({ javaScriptEnabled: hasScript });
  return new Shopper(await context.newPage(), language, hasScript);
}

async function saysAddress(shopper: Shopper, email: string): Promise<void> {
  await shopper.content.getByLabel(shopper.says('door.email')).fill(email);
  await shopper.presses(shopper.says('door.openLink'));
}
