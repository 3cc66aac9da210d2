/** The last button, pressed again: going back, in another tab, twice at once. One order. */
import { expect, test } from '../story.ts';

test('back, and pressed again: the same order', async ({ shopper, says, customers }) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  await shopper.choosesPayment('cash');
  // A second tab that has the same button on it.
  const other = await shopper.page.context().newPage();
  await other.goto(shopper.pathOf('/checkout'));
  await shopper.placesOrder();
  const [order] = await customer.orders();
  await other.locator('button[value="order"]').click();
  await expect(other).toHaveURL(new RegExp(`/orders/${order?.id}$`));
  await expect(other.getByText(says('notices.orderedBefore'), { exact: true })).toBeVisible();
  await other.close();
  await shopper.page.goBack();
  const again = shopper.page.locator('button[value="order"]');
  if (await again.isVisible()) await again.click();
  await expect(shopper.page).toHaveURL(/\/(orders\/\d+|cart)$/);
  expect(await customer.orders()).toHaveLength(1);
});

test('ordered in one tab: the other one leads to the order, whatever is pressed there', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const other = await shopper.inNewTab();
  await other.opens('/checkout');
  await shopper.checksOut({ payment: 'cash' });
  await other.pressesChoice(says('checkout.pickup'));
  if (!other.hasScript) await other.updates();
  await expect(other.page).toHaveURL(shopper.page.url());
  await other.seesTitle(/./);
  expect(await other.watch.report()).toEqual([]);
});

test('pressed twice at once, and the order’s page loaded again: one order', async ({ shopper, customers }) => {
  const { customer } = await customers.createWithCart({ walletMoney: 900 });
  await shopper.opensCheckoutAs(customer);
  await shopper.choosesPayment('wallet');
  await shopper.orderButton.dblclick();
  await shopper.isAt(/\/orders\/\d+$/);
  const [order] = await customer.orders();
  await shopper.page.reload();
  await shopper.isAt(`/orders/${order?.id}`);
  expect((await customer.orders()).map(({ id, transaction }) => [id, transaction?.status])).toEqual([
    [order?.id, 'paid'],
  ]);
});
