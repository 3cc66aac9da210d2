/**
 * Paying on a provider's page: it fails, it is walked away from, and the same order is paid later from its own page.
 */
import type { Customer } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('it fails: the order’s page says so, and the same order is paid from there', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await goesToProvider(shopper, customer);
  await onProvider(shopper, 'Let it fail');
  const [order] = await paymentsOf(customer);
  await comesBack(shopper, order?.id);
  await expect(payment(shopper).getByText(says('orders.paymentState.failed', { method: card(shopper) }))).toBeVisible();
  await paysAgain(shopper);
  await onProvider(shopper, 'Pay');
  await comesBack(shopper, order?.id);
  await expect(payment(shopper).getByText(says('orders.paymentState.paid', { method: card(shopper) }))).toBeVisible();
  await expect(payButton(shopper)).toHaveCount(0);
  expect(await paymentsOf(customer)).toEqual([{ id: order?.id, status: 'paid' }]);
});

for (const [how, leaves] of [
  ['by its own button', (shopper: Shopper) => onProvider(shopper, 'Walk away')],
  ['by closing it', (shopper: Shopper) => shopper.opens('/orders')],
] as const) {
  test(`walked away from ${how}: the order waits, and is paid later`, async ({ shopper, customers }) => {
    const { customer, offer } = await customers.createWithCart();
    await goesToProvider(shopper, customer);
    await leaves(shopper);
    await shopper.opens('/orders');
    await shopper.follows(offer.shop.title);
    const [order] = await paymentsOf(customer);
    expect(order?.status).not.toBe('paid');
    await paysAgain(shopper);
    await onProvider(shopper, 'Pay');
    await comesBack(shopper, order?.id);
    expect(await paymentsOf(customer)).toEqual([{ id: order?.id, status: 'paid' }]);
  });
}

test('who steps back from the payment page is at the order, which waits', async ({ shopper, says, customers }) => {
  const { customer } = await customers.createWithCart();
  await goesToProvider(shopper, customer);
  const [order] = await paymentsOf(customer);
  await shopper.page.goBack();
  await comesBack(shopper, order?.id);
  await expect(shopper.content.getByRole('heading', { level: 1, name: says('orders.status.unpaid') })).toBeVisible();
  await paysAgain(shopper);
});

test('paid in another tab meanwhile: pressing to pay once more charges nothing', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await goesToProvider(shopper, customer);
  const provider = shopper.page.url();
  const [order] = await paymentsOf(customer);
  await shopper.opens(`/orders/${order?.id}`);
  await expect(payButton(shopper)).toBeVisible();
  const other = await shopper.page.context().newPage();
  await other.goto(provider);
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other).toHaveURL(/\/orders\/\d+$/);
  await other.close();
  // With script the page may have learned of it first, and the button is gone.
  if (await payButton(shopper).isVisible())
    await payButton(shopper)
      .click({ timeout: 2000 })
      .catch(() => {});
  await expect(payment(shopper).getByText(says('orders.paymentState.paid', { method: card(shopper) }))).toBeVisible();
  await shopper.isAt(`/orders/${order?.id}`);
  expect(await paymentsOf(customer)).toEqual([{ id: order?.id, status: 'paid' }]);
});

/** The order stands, and the provider's page is open. */
async function goesToProvider(shopper: Shopper, customer: Customer): Promise<void> {
  await shopper.opensCheckoutAs(customer);
  await shopper.choosesPayment('stripe');
  await shopper.orderButton.click();
  await expect(shopper.page.getByText('Sandbox Pay').first()).toBeVisible();
  expect(await paymentsOf(customer)).toHaveLength(1);
}

async function onProvider({ page }: Shopper, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function comesBack(shopper: Shopper, id: number | undefined): Promise<void> {
  await shopper.isAt(`/orders/${id}`);
}

function card({ says }: Shopper): string {
  return says('orders.method.stripe');
}

function payment({ content, says }: Shopper) {
  return content.getByRole('region', { name: says('orders.payment'), exact: true });
}

function payButton(shopper: Shopper) {
  const name = aroundGap(shopper.says('orders.payNow', { amount: gap, method: card(shopper) }));
  return payment(shopper).getByRole('button', { name });
}

async function paysAgain(shopper: Shopper): Promise<void> {
  await payButton(shopper).click();
  await expect(shopper.page.getByText('Sandbox Pay').first()).toBeVisible();
}

async function paymentsOf(customer: Customer) {
  return (await customer.orders()).map(({ id, transaction }) => ({ id, status: transaction?.status }));
}
