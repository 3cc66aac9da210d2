/** From a full cart to an order: where, when, extras, how to pay, and never twice. */

import { type Checkouts, checkoutsOf, chooses, comesToCheckout, orderButton, updates } from '../checkouts.ts';
import { signsIn } from '../door.ts';
import { expect, Shopper, test } from '../shopper.ts';

const checkouts = (sandbox: string, { language }: Shopper): Checkouts => checkoutsOf(sandbox, language);

test('cash: chosen, said on the button, and ordered as it was said', async ({ shopper, says, pair }) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled();
  await comesToCheckout(shopper, filled);
  const { content } = shopper;
  await expect(content.getByLabel(says('checkout.floor'))).toHaveValue('3');
  await content.getByLabel(says('checkout.door')).fill('The blue gate');
  await content.getByText(says('checkout.leave'), { exact: true }).click();
  await content.getByLabel(says('checkout.note')).fill('No onions');
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await expect(orderButton(shopper)).toContainText('128 Lantern Street');
  await shopper.scrollsOnlyDown();
  await orderButton(shopper).click();
  await shopper.isAt(/\/orders\/\d+$/);
  await expect(content.getByText(says('notices.ordered'))).toBeVisible();
  const [order, ...others] = await market.ordersMade(filled.token);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ note: 'No onions', transaction: { payment_system: { tag: 'cash' } } });
  expect(order?.address).toMatchObject({ address: '128 Lantern Street', floor: '3', comment: /The blue gate$/ });
});

test('nothing chosen to pay with is said beside the choice, and nothing typed is lost', async ({
  shopper,
  says,
  pair,
}) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled();
  await comesToCheckout(shopper, filled);
  await shopper.content.getByLabel(says('checkout.note')).fill('No onions');
  await orderButton(shopper).click();
  await expect(shopper.content.getByText(says('errors.checkout.payment'))).toBeVisible();
  await expect(shopper.content.getByText(says('checkout.summary', { count: 1 }))).toBeVisible();
  await expect(shopper.content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  expect(await market.ordersMade(filled.token)).toEqual([]);
});

test('a wallet pays at once; one that does not suffice cannot be chosen', async ({ shopper, says, pair }) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled(1);
  await comesToCheckout(shopper, filled);
  const wallet = shopper.content.getByRole('radio', { name: new RegExp(`^${says('checkout.tag.wallet')}`) });
  await expect(wallet).toBeDisabled();
  const [short = ''] = says('checkout.hint.walletShort', { amount: '|' }).split('|');
  await expect(shopper.content.getByText(short.trim())).toBeVisible();
  await market.tells('customers', { email: filled.email, walletMoney: 900 });
  await shopper.opens('/checkout');
  await chooses(shopper, new RegExp(`^${says('checkout.tag.wallet')}`));
  await updates(shopper);
  await orderButton(shopper).click();
  await shopper.isAt(/\/orders\/\d+$/);
  expect((await market.ordersMade(filled.token)).map(({ transaction }) => transaction?.status)).toEqual(['paid']);
});

test('pickup on a chosen day, with nothing of delivery', async ({ shopper, says, pair }) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled();
  await comesToCheckout(shopper, filled);
  const { content } = shopper;
  await chooses(shopper, says('checkout.pickup'));
  await updates(shopper);
  await expect(content.getByLabel(says('checkout.door'))).toBeHidden();
  const slip = content.getByRole('region', { name: says('checkout.receipt') });
  await expect(slip.getByText(says('receipt.deliveryFee'), { exact: true })).toHaveCount(0);
  const days = content.getByRole('group', { name: says('checkout.day') }).getByRole('radio');
  const day = days.and(shopper.page.locator(':not([value="asap"]):not(:disabled)')).last();
  const date = await day.getAttribute('value');
  await day.check();
  const times = content.getByRole('combobox');
  await expect(times).toHaveCount(1);
  await times.selectOption({ index: 1 });
  const time = await times.inputValue();
  await updates(shopper);
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await updates(shopper);
  await orderButton(shopper).click();
  await shopper.isAt(/\/orders\/\d+$/);
  const [order] = await market.ordersMade(filled.token);
  expect(order).toMatchObject({ delivery_type: 'pickup', delivery_date: date, delivery_time: time });
  expect(order?.address.comment).toBeUndefined();
});

test('a coupon is refused with its reason, another one is taken', async ({ shopper, says, pair }) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled();
  await comesToCheckout(shopper, filled);
  const { content } = shopper;
  const before = await orderButton(shopper).textContent();
  await content.getByLabel(says('checkout.coupon'), { exact: true }).fill('EXPIRED');
  await shopper.presses(says('checkout.apply'));
  await expect(content.getByText(says('checkout.couponState.expired'))).toBeVisible();
  expect(await orderButton(shopper).textContent()).toBe(before);
  await content.getByLabel(says('checkout.coupon'), { exact: true }).fill('MINUS3');
  await shopper.presses(says('checkout.apply'));
  const slip = content.getByRole('region', { name: says('checkout.receipt') });
  await expect(slip.getByText(says('receipt.coupon'), { exact: true })).toBeVisible();
  await expect(orderButton(shopper)).not.toHaveText(before ?? '');
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await updates(shopper);
  await orderButton(shopper).click();
  await shopper.isAt(/\/orders\/\d+$/);
  expect((await market.ordersMade(filled.token))[0]?.coupon_price).toBeCloseTo(3);
});

test('a price that has changed since it was shown is a question, never a silent charge', async ({
  shopper,
  says,
  pair,
}) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled(0, 'last');
  await comesToCheckout(shopper, filled);
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await updates(shopper);
  await market.tells(`stocks/${filled.stock.id}`, { price: filled.stock.price + 1 });
  try {
    await orderButton(shopper).click();
    const [start = ''] = says('errors.checkout.totalChanged', { now: '|', was: '' }).split('|');
    await expect(shopper.content.getByText(start.trim())).toBeVisible();
    expect(await market.ordersMade(filled.token)).toEqual([]);
    await orderButton(shopper).click();
    await shopper.isAt(/\/orders\/\d+$/);
    expect(await market.ordersMade(filled.token)).toHaveLength(1);
  } finally {
    await market.tells(`stocks/${filled.stock.id}`, { price: filled.stock.price });
  }
});

test('the session ends in the middle: signed in again, everything is still there', async ({ shopper, says, pair }) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled();
  await comesToCheckout(shopper, filled);
  const { content } = shopper;
  await content.getByLabel(says('checkout.note')).fill('No onions');
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await updates(shopper);
  await market.tells('sign-out', { email: filled.email });
  await orderButton(shopper).click();
  await shopper.isAt(/\/login\?/);
  await expect(content.getByText(says('notices.unauthorized'))).toBeVisible();
  await signsIn(shopper, { login: filled.email });
  await shopper.isAt('/checkout');
  await expect(content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  await orderButton(shopper).click();
  await shopper.isAt(/\/orders\/\d+$/);
  expect(await market.ordersMade(filled.token).catch(() => null)).toBeNull();
});

test('back, and pressed again: the same order', async ({ shopper, says, pair }) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled();
  await comesToCheckout(shopper, filled);
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await updates(shopper);
  // A second tab that has the same button on it.
  const other = await shopper.page.context().newPage();
  await other.goto(shopper.addressOf('/checkout'));
  await orderButton(shopper).click();
  await shopper.isAt(/\/orders\/\d+$/);
  const [order] = await market.ordersMade(filled.token);
  await other.locator('button[value="order"]').click();
  await expect(other).toHaveURL(new RegExp(`/orders/${order?.id}$`));
  await expect(other.getByText(says('notices.orderedBefore'))).toBeVisible();
  await other.close();
  await shopper.page.goBack();
  const again = shopper.page.locator('button[value="order"]');
  if (await again.isVisible()) await again.click();
  await expect(shopper.page).toHaveURL(/\/(orders\/\d+|cart)$/);
  expect(await market.ordersMade(filled.token)).toHaveLength(1);
});

test('ordered in one tab: the other one leads to the order, whatever is pressed there', async ({
  shopper,
  says,
  pair,
}) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled();
  await comesToCheckout(shopper, filled);
  const other = new Shopper(await shopper.page.context().newPage(), shopper.language, shopper.hasScript);
  await other.opens('/checkout');
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await updates(shopper);
  await orderButton(shopper).click();
  await shopper.isAt(/\/orders\/\d+$/);
  await chooses(other, says('checkout.pickup'));
  if (!other.hasScript) await updates(other);
  await expect(other.page).toHaveURL(shopper.page.url());
  await other.seesTitle(/./);
  expect(await other.watch.report()).toEqual([]);
});

test('pressed twice at once, and the order’s page loaded again: one order', async ({ shopper, says, pair }) => {
  const market = checkouts(pair.sandbox, shopper);
  const filled = await market.filled(900);
  await comesToCheckout(shopper, filled);
  await chooses(shopper, new RegExp(`^${says('checkout.tag.wallet')}`));
  await updates(shopper);
  await orderButton(shopper).dblclick();
  await shopper.isAt(/\/orders\/\d+$/);
  const [order] = await market.ordersMade(filled.token);
  await shopper.page.reload();
  await shopper.isAt(`/orders/${order?.id}`);
  expect((await market.ordersMade(filled.token)).map(({ id, transaction }) => [id, transaction?.status])).toEqual([
    [order?.id, 'paid'],
  ]);
});
