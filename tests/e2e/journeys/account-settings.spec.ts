/** Of what a customer hears, what they were told, and how the site looks to them. */
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('kinds of notifications are switched, and stay so', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/settings');
  const offers = shopper.content.getByLabel(says('settings.kind.discount'));
  const emails = shopper.content.getByLabel(says('settings.subscribe'));
  const before = await offers.isChecked();
  await offers.setChecked(!before);
  await expect(emails).toBeChecked();
  await emails.uncheck();
  await shopper.presses(says('settings.saveKinds'));
  await expect(shopper.content.getByText(says('notices.switchesSaved'))).toBeVisible();
  await shopper.page.reload();
  await expect(shopper.content.getByText(says('notices.switchesSaved'))).toHaveCount(0);
  await expect(offers).toBeChecked({ checked: !before });
  await expect(emails).not.toBeChecked();
  await shopper.scrollsOnlyDown();
});

test('a guest chooses the theme, and is told where the rest is', async ({ shopper, says, context }) => {
  await shopper.opens('/settings');
  await expect(shopper.content.getByText(says('settings.guest'))).toBeVisible();
  await shopper.presses(says('preferences.dark'));
  await shopper.isAt('/settings');
  if (shopper.hasScript) await expect(shopper.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await context.cookies()).find(({ name }) => name === 'view')?.value).toContain('_dark_');
});

test('messages about an order are told, opened and read', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await order.moves('accepted');
  await order.moves('ready');
  await shopper.entersAs(order.customer, '/notifications');
  const ready = message(shopper, says('inbox.order.ready', { id: order.id }));
  await expect(ready).toBeVisible();
  const unread = await shopper.content.getByText(says('inbox.new'), { exact: true }).count();
  expect(unread).toBeGreaterThanOrEqual(2);
  await shopper.scrollsOnlyDown();
  await ready.getByRole('button', { name: says('inbox.open', { id: order.id }) }).click();
  await shopper.isAt(`/orders/${order.id}`);
  await shopper.opens('/notifications');
  await expect(shopper.content.getByText(says('inbox.new'), { exact: true })).toHaveCount(unread - 1);
  await expect(ready.getByRole('link', { name: says('inbox.open', { id: order.id }) })).toBeVisible();
});

test('a message about money leads to the wallet', async ({ shopper, says, customers, sandbox }) => {
  const { email } = await customers.create();
  const body = 'Cashback for order #7 is in your wallet.';
  await sandbox.control('messages', { email, type: 'add_cashback', about: 7, body });
  await shopper.entersAs({ email }, '/notifications');
  await message(shopper, body)
    .getByRole('button', { name: says('referrals.inWallet') })
    .click();
  await shopper.isAt('/wallet');
});

test('all messages are read at once', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await order.moves('accepted');
  await shopper.entersAs(order.customer, '/notifications');
  await shopper.presses(says('inbox.readAll'));
  await expect(shopper.content.getByText(says('notices.messagesRead'))).toBeVisible();
  await expect(shopper.content.getByText(says('inbox.unread', { count: 0 }))).toBeVisible();
  await expect(shopper.content.getByText(says('inbox.new'), { exact: true })).toHaveCount(0);
});

test('the menu counts what is unread', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'a kept page cannot know it; without script the inbox says it');
  const order = await customers.createWithOrder();
  await order.moves('accepted');
  await shopper.entersAs(order.customer, '/liked');
  await shopper.opensAccount();
  await expect(shopper.page.locator('html')).toHaveAttribute('data-unread', /^[1-9]/);
  await shopper.page
    .getByRole('link', { name: new RegExp(says('account.notifications')) })
    .filter({ visible: true })
    .click();
  await shopper.isAt('/notifications');
});

function message(shopper: Shopper, words: string) {
  return shopper.content.getByRole('listitem').filter({ hasText: words });
}
