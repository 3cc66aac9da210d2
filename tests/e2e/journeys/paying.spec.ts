/** Paying on a provider's page: it fails, it is walked away from, and the same order is paid later from its own page. */
import {
  type Checkouts,
  checkoutsOf,
  chooses,
  comesToCheckout,
  type Filled,
  orderButton,
  updates,
} from '../checkouts.ts';
import { expect, type Shopper, test } from '../shopper.ts';

test('it fails: the order’s page says so, and the same order is paid from there', async ({ shopper, says, pair }) => {
  const market = checkoutsOf(pair.sandbox, shopper.language);
  const filled = await market.filled();
  await goesToProvider(shopper, market, filled);
  await onProvider(shopper, 'Let it fail');
  const [order] = await paymentsOf(market, filled);
  await comesBack(shopper, order?.id);
  await expect(payment(shopper).getByText(says('orders.paymentState.failed', { method: card(shopper) }))).toBeVisible();
  await paysAgain(shopper);
  await onProvider(shopper, 'Pay');
  await comesBack(shopper, order?.id);
  await expect(payment(shopper).getByText(says('orders.paymentState.paid', { method: card(shopper) }))).toBeVisible();
  await expect(payButton(shopper)).toHaveCount(0);
  expect(await paymentsOf(market, filled)).toEqual([{ id: order?.id, status: 'paid' }]);
});

for (const [how, leaves] of [
  ['by its own button', (shopper: Shopper) => onProvider(shopper, 'Walk away')],
  ['by closing it', (shopper: Shopper) => shopper.opens('/orders')],
] as const) {
  test(`walked away from ${how}: the order waits, and is paid later`, async ({ shopper, pair }) => {
    const market = checkoutsOf(pair.sandbox, shopper.language);
    const filled = await market.filled();
    await goesToProvider(shopper, market, filled);
    await leaves(shopper);
    await shopper.opens('/orders');
    await shopper.follows(filled.shop.title);
    const [order] = await paymentsOf(market, filled);
    expect(order?.status).not.toBe('paid');
    await paysAgain(shopper);
    await onProvider(shopper, 'Pay');
    await comesBack(shopper, order?.id);
    expect(await paymentsOf(market, filled)).toEqual([{ id: order?.id, status: 'paid' }]);
  });
}

test('paid in another tab meanwhile: pressing to pay once more charges nothing', async ({ shopper, says, pair }) => {
  const market = checkoutsOf(pair.sandbox, shopper.language);
  const filled = await market.filled();
  await goesToProvider(shopper, market, filled);
  const provider = shopper.page.url();
  const [order] = await paymentsOf(market, filled);
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
  expect(await paymentsOf(market, filled)).toEqual([{ id: order?.id, status: 'paid' }]);
});

/** The order stands, and the provider's page is open. */
async function goesToProvider(shopper: Shopper, market: Checkouts, filled: Filled): Promise<void> {
  await comesToCheckout(shopper, filled);
  await chooses(shopper, new RegExp(`^${shopper.says('checkout.tag.stripe')}`));
  await updates(shopper);
  await orderButton(shopper).click();
  await expect(shopper.page.getByText('Sandbox Pay').first()).toBeVisible();
  expect(await paymentsOf(market, filled)).toHaveLength(1);
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
  const words = shopper.says('orders.payNow', { amount: '§', method: card(shopper) });
  return payment(shopper).getByRole('button', { name: new RegExp(RegExp.escape(words).replace('§', '.*')) });
}

async function paysAgain(shopper: Shopper): Promise<void> {
  await payButton(shopper).click();
  await expect(shopper.page.getByText('Sandbox Pay').first()).toBeVisible();
}

async function paymentsOf(market: Checkouts, { token }: Filled) {
  return (await market.ordersMade(token)).map(({ id, transaction }) => ({ id, status: transaction?.status }));
}
