/** After ordering: following it, cancelling, paying again, ordering again, saying how it was. */
import { signsInFor } from '../door.ts';
import { ordersOf } from '../orders.ts';
import { expect, type Shopper, test } from '../shopper.ts';

test('both lists lead to orders, and say so when they are empty', async ({ shopper, says, pair, language }) => {
  const orders = ordersOf(pair.sandbox, language);
  const { email } = await orders.customer();
  await signsInFor(shopper, email, '/orders');
  await expect(shopper.content.getByText(says('orders.emptyActiveTitle'))).toBeVisible();
  await shopper.follows(says('orders.past'));
  await expect(shopper.content.getByText(says('orders.emptyPastTitle'))).toBeVisible();
});

test('an order shows up in its list and opens', async ({ shopper, says, pair, language }) => {
  const order = await ordersOf(pair.sandbox, language).place();
  await signsInFor(shopper, order.email, '/orders');
  await shopper.follows(order.shop.title);
  await shopper.isAt(`/orders/${order.id}`);
  await shopper.seesTitle(new RegExp(says('orders.status.new', { type: 'restaurant' })));
  await expect(shopper.content.getByRole('list', { name: says('orders.steps') }).getByRole('listitem')).toHaveCount(5);
  const slip = shopper.content.getByRole('region', { name: says('orders.receiptOf', { id: order.id }) });
  await expect(slip.getByText(order.product.title)).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('a change is on the page within seconds, and is announced', async ({ shopper, says, pair, language }) => {
  const orders = ordersOf(pair.sandbox, language);
  const order = await orders.place();
  await signsInFor(shopper, order.email, `/orders/${order.id}`);
  await orders.moves(order.id, 'on_a_way');
  // Without script the page loads itself again; nobody waits 30 seconds for it here.
  if (!shopper.hasScript) {
    await expect(shopper.page.locator('noscript meta[http-equiv="refresh"]')).toHaveAttribute('content', '30');
    await shopper.page.reload();
  }
  const headline = new RegExp(says('orders.status.on_a_way'));
  await shopper.seesTitle(headline);
  await expect(shopper.page).toHaveTitle(headline);
  if (shopper.hasScript) {
    await expect(shopper.content.getByRole('paragraph').filter({ hasText: headline })).toBeVisible();
    await expect(shopper.page.locator('[aria-live]').getByText(headline)).toBeAttached();
  }
  await expect(shopper.content.getByRole('heading', { name: says('orders.courier') })).toBeVisible();
  await expect(shopper.content.getByRole('link', { name: /\+998/ }).first()).toHaveAttribute('href', /^tel:\+998\d+$/);
});

test('somebody else’s order is not there', async ({ shopper, says, pair, language }) => {
  const orders = ordersOf(pair.sandbox, language);
  const [mine, foreign] = [await orders.place(), await orders.place()];
  await signsInFor(shopper, mine.email, `/orders/${mine.id}`);
  await shopper.opensMissing(`/orders/${foreign.id}`);
  await shopper.seesTitle(says('trouble.missingTitle'));
});

test('a new order is cancelled, and its money is in the wallet', async ({ shopper, says, pair, language }) => {
  const orders = ordersOf(pair.sandbox, language);
  const order = await orders.place({ payment: 'wallet', walletMoney: 500 });
  await signsInFor(shopper, order.email, `/orders/${order.id}`);
  await opens(shopper, says('orders.cancel'));
  await shopper.presses(says('orders.cancelYes'));
  await expect(shopper.content.getByText(says('notices.orderCanceled'))).toBeVisible();
  await shopper.seesTitle(new RegExp(says('orders.status.canceled')));
  expect((await orders.read(order.id, order.email)).status).toBe('canceled');
});

test('an order that was taken meanwhile is not cancelled, and the page says why', async ({
  shopper,
  says,
  pair,
  language,
}) => {
  const orders = ordersOf(pair.sandbox, language);
  const order = await orders.place();
  await signsInFor(shopper, order.email, `/orders/${order.id}`);
  await opens(shopper, says('orders.cancel'));
  await orders.moves(order.id, 'accepted');
  await shopper.presses(says('orders.cancelYes'));
  // With script the page may have learned of it first, and the button is gone with its question.
  const refusal = shopper.content.getByText(says('errors.orderTaken'));
  await expect(
    refusal.or(shopper.content.getByRole('heading', { level: 1, name: says('orders.status.accepted') })).first(),
  ).toBeVisible();
  expect((await orders.read(order.id, order.email)).status).toBe('accepted');
});

test('an unpaid order is paid from the wallet, once', async ({ shopper, says, pair, language }) => {
  const orders = ordersOf(pair.sandbox, language);
  const order = await orders.place({ payment: 'stripe', walletMoney: 500 });
  await signsInFor(shopper, order.email, `/orders/${order.id}`);
  await shopper.seesTitle(says('orders.status.unpaid'));
  await shopper.presses(new RegExp(says('orders.payWallet', { amount: '§' }).replace('§', '.*')));
  await expect(shopper.content.getByText(says('notices.orderPaid'))).toBeVisible();
  const { transaction } = await orders.read(order.id, order.email);
  expect(transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'wallet' } });
});

test('an empty wallet says so before it is pressed', async ({ shopper, says, pair, language }) => {
  const order = await ordersOf(pair.sandbox, language).place({ payment: 'stripe' });
  await signsInFor(shopper, order.email, `/orders/${order.id}`);
  await expect(
    shopper.content.getByRole('button', {
      name: new RegExp(says('orders.payWallet', { amount: '§' }).replace('§', '.*')),
    }),
  ).toBeDisabled();
});

test('a past order goes into the cart again', async ({ shopper, says, pair, language }) => {
  const orders = ordersOf(pair.sandbox, language);
  const order = await orders.place();
  await orders.moves(order.id, 'delivered');
  await signsInFor(shopper, order.email, '/orders?past=1');
  await shopper.presses(says('orders.again'));
  await shopper.isAt('/cart');
  await expect(shopper.content.getByText(says('notices.orderAgain'))).toBeVisible();
  await expect(shopper.content.getByText(order.product.title).first()).toBeVisible();
});

test('after delivery the shop is rated', async ({ shopper, says, pair, language }) => {
  const orders = ordersOf(pair.sandbox, language);
  const order = await orders.place();
  await orders.moves(order.id, 'delivered');
  await signsInFor(shopper, order.email, `/orders/${order.id}`);
  await opens(shopper, says('orders.reviewShop', { name: order.shop.title }));
  await shopper.content
    .getByRole('radio', { name: says('orders.stars', { count: 4 }) })
    .first()
    .check({ force: true });
  await shopper.content.getByLabel(says('orders.comment')).first().fill('Warm.');
  await shopper.presses(says('orders.reviewSend'));
  await expect(shopper.content.getByText(says('notices.reviewSent'))).toBeVisible();
  await expect(shopper.content.getByText(says('orders.reviewed', { name: order.shop.title, count: 4 }))).toBeVisible();
  expect((await orders.read(order.id, order.email)).reviews[0]?.rating).toBe(4);
});

test('without a connection an open order still opens, and says how old it is', async ({
  shopper,
  says,
  pair,
  language,
  context,
}) => {
  test.skip(!shopper.hasScript, 'keeping pages needs script');
  const order = await ordersOf(pair.sandbox, language).place();
  await signsInFor(shopper, order.email, `/orders/${order.id}`);
  await expect.poll(() => shopper.page.evaluate(isKept)).toBe(true);
  shopper.watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await shopper.page.reload();
  await shopper.seesTitle(new RegExp(says('orders.status.new', { type: 'restaurant' })));
  const [before = ''] = says('orders.kept', { time: '§' }).split('§');
  await expect(shopper.content.getByText(before)).toBeVisible();
  await context.setOffline(false);
});

async function opens(shopper: Shopper, summary: string) {
  await shopper.content.locator('summary').filter({ hasText: summary }).click();
}

async function isKept(): Promise<boolean> {
  return (await caches.match(location.pathname, { cacheName: 'orders' })) !== undefined;
}
