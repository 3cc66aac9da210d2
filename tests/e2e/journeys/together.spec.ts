/** Ordering together: one opens a group and pays, others join by its link, each sees all of it and their own share. */
import type { Browser } from '@playwright/test';
import { latinDigits } from '../../../lib/i18n/digits.ts';
import type { Catalog } from '../../support/catalog.ts';
import type { Customers } from '../../support/customers.ts';
import { joins, opensGroup, seen, slip } from '../shopper/group.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('three people order together, and their shares are the order’s total', async ({
  shopper: owner,
  says,
  catalog,
  customers,
  browser,
}) => {
  const { dish, count, link, omar } = await party(owner, { catalog, customers, browser });
  await expect(omar.content.getByRole('heading', { level: 1 })).toContainText('Stella');
  await omar.adds(dish, { quantity: count });
  await seen(owner, slip(owner, 'Omar').getByText(dish.title));

  const lina = await owner.onAnotherDevice(browser);
  await lina.entersAs(await customers.create({ firstname: 'Lina' }), link);
  await joins(lina, link, 'Lina');
  await lina.adds(dish, { quantity: 1 });
  await lina.opens(`/group/${dish.shop.id}`);
  await lina.presses(says('group.iAmDone'));
  await expect(lina.content.getByRole('status').filter({ hasText: 'Omar' })).toContainText('Stella');
  await seen(owner, slip(owner, 'Lina').getByText(says('group.done'), { exact: true }));
  await seen(owner, owner.content.getByText(/Omar/).and(owner.content.getByRole('status')));

  await seen(owner, owner.content.getByRole('heading', { name: says('group.everybody') }));
  const amounts = await Promise.all((await owner.content.locator('.receipt-total dd').allTextContents()).map(minorOf));
  const total = amounts.at(-1) ?? 0;
  expect(total).toBeGreaterThan((count + 1) * dish.price);
  expect(amounts.slice(0, -1).reduce((sum, share) => sum + share, 0)).toBe(total);
  await owner.scrollsOnlyDown();

  await expect(omar.content.getByRole('link', { name: says('group.checkout') })).toHaveCount(0);
  await owner.follows(says('group.checkout'));
  await owner.checksOut({ payment: 'cash' });
  await expect(owner.content.getByRole('heading', { name: says('group.order.title') })).toBeVisible();
  await expect(owner.content.getByRole('region', { name: says('group.slipOf', { name: 'Omar' }) })).toBeVisible();
  expect(minorOf((await owner.content.locator('.order-slip .receipt-total dd').textContent()) ?? '')).toBe(total);

  await omar.opens(`/group/${dish.shop.id}`);
  await expect(omar.content.getByRole('heading', { level: 1 })).toHaveText(
    says('group.ended.ordered', { owner: 'Stella' }),
  );
  await omar.presses(says('group.ended.goOn'));
  await omar.isAt('/cart');
});

test('one is sent out and keeps what they chose, one leaves, a made-up link leads nowhere', async ({
  shopper: owner,
  says,
  catalog,
  customers,
  browser,
}) => {
  const { dish, link, omar } = await party(owner, { catalog, customers, browser });
  await omar.adds(dish, { quantity: 2 });
  await omar.opens(`/group/${dish.shop.id}`);
  const lina = await joins(await owner.onAnotherDevice(browser), link, 'Lina');

  await seen(owner, slip(owner, 'Omar').getByText(dish.title));
  await slip(owner, 'Omar').getByText(says('group.kickShort'), { exact: true }).click();
  await owner.presses(says('group.kick', { name: 'Omar' }));
  await expect(owner.notice(says('notices.groupSentOut'))).toBeVisible();
  await expect(slip(owner, 'Omar')).toHaveCount(0);
  await seen(omar, omar.content.getByRole('heading', { name: says('group.ended.kicked', { owner: 'Stella' }) }));
  await omar.opens('/cart');
  await omar.follows(says('group.cart.toGroup'));
  await omar.presses(says('group.ended.keep', { count: 2 }));
  await omar.isAt('/cart');
  await omar.cartPage.has(dish, 2);

  await lina.content.getByText(says('group.leave'), { exact: true }).click();
  await lina.presses(says('group.leaveYes'));
  await lina.isAt('/cart');
  await expect(lina.notice(says('notices.groupLeft'))).toBeVisible();
  await seen(owner, owner.content.getByText(says('group.alone')));

  const forged = link.replace(/o=\d+/, 'o=1');
  const stranger = await owner.onAnotherDevice(browser);
  await stranger.page.goto(owner.site + forged);
  await stranger.waitsForScript();
  await expect(stranger.content, 'nobody is told who may have a group').not.toContainText('Stella');
  await stranger.content.getByLabel(says('group.join.name')).fill('Nobody');
  await stranger.presses(says('group.join.join'));
  await expect(stranger.content).toContainText(says('errors.groupInvalid'));
});

test('the owner who is about to copy the link keeps the focus when the first one joins', async ({
  shopper: owner,
  says,
  catalog,
  customers,
  browser,
}) => {
  test.skip(!owner.hasScript, 'without script the page loads itself, and copies nothing');
  const dish = await catalog.deliveredHome();
  const link = await opensGroup(owner, await customers.create({ firstname: 'Stella' }), dish);
  const copy = owner.content.getByRole('button', { name: says('group.copy') });
  await copy.focus();
  await joins(await owner.onAnotherDevice(browser), link, 'Omar');
  await expect(slip(owner, 'Omar')).toBeVisible({ timeout: 15_000 });
  await expect(copy).toBeFocused();
});

test('a page that cannot follow the group says so, and catches up', async ({
  shopper: owner,
  says,
  catalog,
  customers,
  browser,
}) => {
  test.skip(!owner.hasScript, 'without script the page loads itself');
  test.slow();
  const { dish, omar } = await party(owner, { catalog, customers, browser });
  await owner.page.route('**/api/group', route => route.abort('failed'));
  owner.watch.expects(/ERR_FAILED/);
  await owner.opens(`/group/${dish.shop.id}`);
  const lost = owner.content.getByText(says('group.lost'));
  await expect(lost).toBeVisible({ timeout: 20_000 });
  await omar.adds(dish);
  await owner.page.unroute('**/api/group');
  await expect(slip(owner, 'Omar').getByText(dish.title)).toBeVisible({ timeout: 40_000 });
  await expect(lost).toHaveCount(0);
});

test('sent out while choosing from the menu: the next press says so', async ({
  shopper: owner,
  says,
  catalog,
  customers,
  browser,
}) => {
  const { dish, omar } = await party(owner, { catalog, customers, browser });
  await omar.adds(dish);
  const toCheckout = omar.page.locator('.cart-bar [data-checks-out]');
  if (omar.hasScript) await expect(toCheckout, 'the owner orders').toHaveAttribute('hidden');
  await seen(owner, slip(owner, 'Omar').getByText(dish.title));
  await slip(owner, 'Omar').getByText(says('group.kickShort'), { exact: true }).click();
  await owner.presses(says('group.kick', { name: 'Omar' }));
  await expect(slip(owner, 'Omar')).toHaveCount(0);
  await omar.adds(dish);
  const told = omar.hasScript ? omar.page.locator('[data-slot="toast"]') : omar.notice(says('notices.groupOut'));
  await expect(told).toContainText(says('notices.groupOut'));
  await omar.opens('/cart');
  await omar.cartPage.has(dish, 2);
});

test('another shop’s goods ask to leave the group first; who stays goes on', async ({
  shopper: owner,
  says,
  catalog,
  customers,
  browser,
}) => {
  const { dish, omar } = await party(owner, { catalog, customers, browser });
  const elsewhere = await catalog.plainDishBroughtHome([dish.shop.id]);
  await omar.adds(dish);
  await omar.adds(elsewhere);
  const cart = omar.hasScript ? omar.cartDrawer : omar.cartPage;
  await expect(cart.box.getByRole('heading', { name: says('group.cart.memberAsk') })).toBeVisible();
  await cart.box.getByRole('button', { name: says('group.cart.askStay') }).click();
  await omar.opens('/cart');
  await omar.cartPage.has(dish, 1);
  await omar.follows(says('group.cart.toGroup'));
  await expect(omar.content.getByRole('heading', { level: 1 })).toContainText('Stella');
});

test('a limit for each is kept', async ({ shopper: owner, says, catalog, customers, browser }) => {
  const { dish, omar } = await party(owner, { catalog, customers, browser });
  await owner.opens(`/group/${dish.shop.id}/terms`);
  await owner.content.getByLabel(says('group.termsLimit', { symbol: '$' })).fill(String(dish.price / 100));
  await owner.chooses(says('group.termsEqually'));
  await owner.presses(says('group.termsSave'));
  await expect(owner.content.getByText(says('group.equally'))).toBeVisible();
  await seen(omar, omar.content.getByText(says('group.equally')));
  await omar.adds(dish);
  await omar.adds(dish);
  await omar.opens('/cart');
  await omar.cartPage.has(dish, 1);
});

test('whoever misses the time keeps what they have, and no more', async ({
  shopper: owner,
  says,
  catalog,
  customers,
  browser,
  sandbox,
}) => {
  // The time is a whole minute, and has to come.
  test.setTimeout(180_000);
  const { dish, omar } = await party(owner, { catalog, customers, browser });
  await omar.adds(dish);
  await owner.opens(`/group/${dish.shop.id}/terms`);
  const { timeZone } = await sandbox.read<{ timeZone: string }>('timezone');
  const sets = async (minutes: number) => {
    const time = new Date(Date.now() + minutes * 60_000).toLocaleTimeString('sv-SE', { timeZone, timeStyle: 'short' });
    await owner.content.getByLabel(says('group.termsUntil')).fill(time);
    await owner.presses(says('group.termsSave'));
  };
  await sets(-2);
  await expect(owner.content.getByText(says('orders.when.dayTomorrow'))).toBeVisible();
  await owner.opens(`/group/${dish.shop.id}/terms`);
  // A time that has passed before it is saved would be tomorrow's: at least 20 s are left, and at most 80.
  await sets(4 / 3);
  await omar.opens(`/group/${dish.shop.id}`);
  await seen(omar, omar.content.getByText(says('group.late')), 90_000);
  await expect(omar.content.getByRole('link', { name: says('group.menu') })).toHaveCount(0);
  await omar.adds(dish);
  await omar.opens('/cart');
  await omar.cartPage.has(dish, 1);
});

interface Market {
  catalog: Catalog;
  customers: Customers;
  browser: Browser;
}

/** Stella's group, which Omar, who has no account, has joined. */
async function party(owner: Shopper, { catalog, customers, browser }: Market) {
  const { dish, count } = await catalog.dinner();
  const link = await opensGroup(owner, await customers.create({ firstname: 'Stella' }), dish);
  const omar = await joins(await owner.onAnotherDevice(browser), link, 'Omar');
  return { dish, count, link, omar };
}

/** In minor units, from any language's digits. */
function minorOf(text: string): number {
  return Number(latinDigits(text).replace(/\D/g, ''));
}
