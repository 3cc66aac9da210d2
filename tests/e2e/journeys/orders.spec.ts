/** After ordering: following it, cancelling, paying again, ordering again. */
import type { Shopper } from '../shopper/shopper.ts';
import { aroundGap, beforeGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('both lists lead to orders, and say so when they are empty', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/orders');
  await expect(shopper.content.getByText(says('orders.emptyActiveTitle'))).toBeVisible();
  await shopper.follows(says('orders.past'));
  await expect(shopper.content.getByText(says('orders.emptyPastTitle'))).toBeVisible();
});

test('an order shows up in its list and opens', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, '/orders');
  await shopper.follows(order.offer.shop.title);
  await shopper.isAt(`/orders/${order.id}`);
  await shopper.seesTitle(new RegExp(says('orders.status.new', { type: 'restaurant' })));
  await expect(shopper.content.getByRole('list', { name: says('orders.steps') }).getByRole('listitem')).toHaveCount(5);
  const slip = shopper.content.getByRole('region', { name: says('orders.receiptOf', { id: order.id }) });
  // A gift may bear the same name.
  await expect(slip.getByText(order.offer.title).first()).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('where nothing is on its way the list opens on past orders', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  await shopper.entersAs(order.customer, '/orders');
  await expect(shopper.content.getByRole('link', { name: says('orders.active') })).toHaveCount(0);
  await shopper.follows(order.offer.shop.title);
  await shopper.isAt(`/orders/${order.id}`);
});

test('the page says one arrival, and the courier’s map comes by itself', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await order.moves('on_a_way');
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await expect(shopper.content.locator('.order-minutes')).toHaveText(/\d|[٠-٩]/);
  await expect(shopper.content.getByText(says('orders.wanted'), { exact: true })).toHaveCount(0);
  if (shopper.hasScript) await expect(shopper.content.locator('.leaflet-container')).toBeVisible();
});

test('a printed receipt says where, when and from whom', async ({ shopper, customers, says }) => {
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await shopper.page.emulateMedia({ media: 'print' });
  const printed = shopper.content.locator('.order-printed');
  await expect(printed).toHaveCount(3);
  for (const line of await printed.all()) {
    await expect(line).toBeVisible();
    await expect(line).not.toBeEmpty();
  }
  // Nobody can press paper.
  await expect(shopper.content.getByRole('button', { name: says('orders.print') })).toBeHidden();
});

test('whoever comes back to the list without a connection still has it', async ({ shopper, customers, context }) => {
  test.skip(!shopper.hasScript, 'without script nothing is made anew');
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, '/orders');
  const link = shopper.content.getByRole('link', { name: order.offer.shop.title });
  await expect(link).toBeVisible();
  shopper.watch.expects(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|ChunkLoad/);
  await shopper.page.evaluate(() => document.body.setAttribute('data-same', ''));
  await context.setOffline(true);
  await shopper.page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    // A page that is given up has no next frames.
    return new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)));
  });
  await context.setOffline(false);
  await expect(link).toBeVisible();
  await expect(shopper.page.locator('body[data-same]')).toHaveCount(1);
});

test('an answer that is not the storefront’s own is no news of the order', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'without script the page loads itself again');
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  // A hotel's login page says 200 to everything.
  await shopper.page.route('**/api/orders/*/live?*', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hotel</title>' }),
  );
  await expect(shopper.content.getByText(beforeGap(says('orders.kept', { time: gap })))).toBeVisible();
});

test('a change is on the page within seconds, and is announced', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await order.moves('on_a_way');
  // Without script the page loads itself again; nobody waits 30 seconds for it here.
  if (!shopper.hasScript) {
    await expect(shopper.page.locator('noscript meta[http-equiv="refresh"]')).toHaveAttribute('content', '30');
    await shopper.page.reload();
  }
  const headline = new RegExp(says('orders.status.on_a_way'));
  await shopper.seesTitle(headline);
  await expect(shopper.page).toHaveTitle(headline);
  if (shopper.hasScript) {
    await expect(shopper.content.getByRole('paragraph').filter({ hasText: headline }).first()).toBeVisible();
    await expect(shopper.page.locator('[aria-live]').getByText(headline)).toBeAttached();
  }
  await expect(shopper.content.getByRole('heading', { name: says('orders.courier') })).toBeVisible();
  await expect(shopper.content.getByRole('link', { name: /\+998/ }).first()).toHaveAttribute('href', /^tel:\+998\d+$/);
});

test('an order under way stands above home, lists and shops, and leads there', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await order.moves('cooking');
  await shopper.entersAs(order.customer, '/');
  const { title, type, id } = order.offer.shop;
  // Where it is not known yet whether an order is under way, home finds out.
  const bar = shopper.page.getByRole('navigation', { name: says('orders.bar.label') });
  if (!shopper.hasScript) return expect(bar).toBeHidden();
  for (const path of ['/', '/restaurants', '/shops', `/${type}/${id}`]) {
    await shopper.opens(path);
    await expect(bar).toContainText(`${says('orders.status.cooking', { type })} · ${title}`);
  }
  await shopper.follows(title, bar);
  await shopper.isAt(`/orders/${order.id}`);
  await order.moves('delivered');
  await shopper.opens('/restaurants');
  await expect(bar).toBeHidden();
});

test('what was ordered before stands first at home, and is in the cart by one press', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  await shopper.entersAs(order.customer, '/');
  const again = shopper.content.getByRole('region', { name: says('home.again') });
  await expect(again).toBeVisible();
  if (!shopper.hasScript) {
    await shopper.follows(new RegExp(says('home.again')), again);
    return shopper.isAt('/orders?past=1');
  }
  const name = `${says('orders.again')}: ${order.offer.shop.title}`;
  await again.getByRole('button', { name }).click();
  await expect(shopper.content.getByText(order.offer.title).first()).toBeVisible();
  await expect(shopper.page).not.toHaveURL(/\/$/);
});

test('somebody else’s order is not there', async ({ shopper, says, customers }) => {
  const [mine, foreign] = [await customers.createWithOrder(), await customers.createWithOrder()];
  await shopper.entersAs(mine.customer, `/orders/${mine.id}`);
  await shopper.opensMissing(`/orders/${foreign.id}`);
  await shopper.seesTitle(says('errorPage.missingTitle'));
});

test('a new order is cancelled, and its money is in the wallet', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 500 });
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await opens(shopper, says('orders.cancel'));
  await shopper.presses(says('orders.cancelYes'));
  await expect(shopper.content.getByText(says('notices.orderCanceled'))).toBeVisible();
  await shopper.seesTitle(new RegExp(says('orders.status.canceled')));
  expect((await order.customer.order(order.id)).status).toBe('canceled');
});

test('an order that was taken meanwhile is not cancelled, and the page says why', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await opens(shopper, says('orders.cancel'));
  await order.moves('accepted');
  await shopper.presses(says('orders.cancelYes'));
  // The page may have learned of it first, and the button is gone with its question.
  await expect(shopper.notice(says('errors.orderTaken'))).toBeVisible();
  await shopper.seesTitle(new RegExp(says('orders.status.accepted')));
  expect((await order.customer.order(order.id)).status).toBe('accepted');
});

test('an unpaid order is paid from the wallet, once', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder({ payment: 'stripe', walletMoney: 500 });
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await shopper.seesTitle(says('orders.status.unpaid'));
  await shopper.presses(aroundGap(says('orders.payWallet', { amount: gap })));
  await expect(shopper.content.getByText(says('notices.orderPaid'))).toBeVisible();
  const { transaction } = await order.customer.order(order.id);
  expect(transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'wallet' } });
});

test('an empty wallet says so before it is pressed', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder({ payment: 'stripe' });
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await expect(
    shopper.content.getByRole('button', {
      name: aroundGap(says('orders.payWallet', { amount: gap })),
    }),
  ).toBeDisabled();
});

test('a past order is ready to be ordered again, and what is in the cart is not added twice', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  await shopper.entersAs(order.customer, '/orders?past=1');
  await shopper.presses(says('orders.again'));
  await shopper.isAt('/checkout');
  await expect(shopper.content.getByText(says('notices.orderAgain'))).toBeVisible();
  await expect(shopper.content.getByText(order.offer.title).first()).toBeVisible();
  await expect(shopper.content.locator('.checkout-step[open]')).toHaveCount(0);
  await shopper.opens('/orders?past=1');
  await shopper.presses(says('orders.again'));
  await expect(shopper.content.getByText(says('notices.orderAgainHeld', { count: 5 }))).toBeVisible();
});

test('without a connection an open order still opens, and says how old it is', async ({
  shopper,
  says,
  context,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'keeping pages needs script');
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await expect.poll(() => shopper.page.evaluate(isKept)).toBe(true);
  shopper.watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await shopper.page.reload();
  await shopper.seesTitle(new RegExp(says('orders.status.new', { type: 'restaurant' })));
  await expect(shopper.content.getByText(beforeGap(says('orders.kept', { time: gap })))).toBeVisible();
  await context.setOffline(false);
});

async function opens(shopper: Shopper, summary: string) {
  await shopper.content.locator('summary').filter({ hasText: summary }).click();
}

async function isKept(): Promise<boolean> {
  return (await caches.match(location.pathname, { cacheName: 'orders' })) !== undefined;
}
