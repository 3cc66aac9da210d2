/** A link in a mail signs in: on the device that asked, on another one, once, and not for ever. */
import { newEmail } from '../../support/customers.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('the link signs in on the same device, for a newcomer and for a customer', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  const link = await asksForLink(shopper, sandbox, email);
  await shopper.page.goto(link);
  await shopper.seesTitle(says('auth.detailsTitle'));
  await shopper.content.getByLabel(says('auth.firstname')).fill('Lina');
  await shopper.presses(says('auth.saveName'));
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Lina' }));

  await shopper.page.context().clearCookies();
  await shopper.page.goto(await asksForLink(shopper, sandbox, 'social@doorstep.test'));
  await shopper.isAt('/restaurants');
});

test('another device asks for the address, and takes no other', async ({ shopper, says, browser, sandbox }) => {
  const email = newEmail();
  const link = await asksForLink(shopper, sandbox, email);
  const other = await shopper.onAnotherDevice(browser);
  await other.page.goto(link);
  await other.seesTitle(says('auth.openTitle'));
  expect(other.page.url()).not.toContain('oobCode');
  await saysAddress(other, newEmail());
  await expect(other.content.getByText(says('errors.linkAddress'), { exact: true })).toBeVisible();
  await saysAddress(other, email);
  await other.seesTitle(says('auth.detailsTitle'));
  await other.page.context().close();

  // The same link is used up now, here as well.
  await shopper.page.goto(link);
  await expect(shopper.notice(says('notices.linkUsed'))).toBeVisible();
  await expect(shopper.content.getByRole('button', { name: says('auth.sendLink') })).toBeVisible();
});

test('a link that nobody has sent says so', async ({ shopper, says }) => {
  await shopper.opens('/login');
  const returnTo = shopper.pathOf('/restaurants');
  const query = new URLSearchParams({ mode: 'signIn', oobCode: 'x', returnTo });
  await shopper.page.goto(`/api/sign-in/link?${query}`);
  await expect(shopper.notice(says('notices.linkUsed'))).toBeVisible();
});

test('a banned customer and a forged word get their sentence', async ({ shopper, says, sandbox }) => {
  const email = newEmail();
  await sandbox.control('identity/forge-next', { account: email, wrong: 'audience' });
  await shopper.page.goto(await asksForLink(shopper, sandbox, email));
  await expect(shopper.notice(says('notices.signInRefused'))).toBeVisible();
  await shopper.page.goto(await asksForLink(shopper, sandbox, 'barred@doorstep.test'));
  await expect(shopper.notice(says('notices.signInBanned'))).toBeVisible();
});

async function asksForLink(shopper: Shopper, sandbox: Sandbox, email: string): Promise<string> {
  const [before] = await sandbox.outbox(email);
  await shopper.opensLogin('/restaurants');
  await shopper.follows(shopper.says('login.emailLink'));
  await shopper.seesTitle(shopper.says('auth.linkTitle'));
  await shopper.content.getByLabel(shopper.says('auth.email')).fill(email);
  await shopper.presses(shopper.says('auth.sendLink'));
  await shopper.seesTitle(shopper.says('auth.sentTitle'));
  await expect(shopper.notice(shopper.says('notices.linkSent'))).toBeVisible();
  await expect(shopper.content.getByText(email)).toBeVisible();
  return (await sandbox.letterTo(email, before?.id)).link ?? '';
}

async function saysAddress(shopper: Shopper, email: string): Promise<void> {
  await shopper.content.getByLabel(shopper.says('auth.email')).fill(email);
  await shopper.presses(shopper.says('auth.openLink'));
}
