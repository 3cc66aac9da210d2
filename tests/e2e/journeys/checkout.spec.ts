/** From a full cart to an order: where, when, extras, and how to pay. */
import { beforeGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('cash: chosen, said on the button, and ordered as it was said', async ({ shopper, says, customers }) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const { content } = shopper;
  await expect(content.getByLabel(says('checkout.floor'))).toHaveValue('3');
  await content.getByLabel(says('checkout.door')).fill('The blue gate');
  await content.getByText(says('checkout.leave'), { exact: true }).click();
  await content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.chooses(shopper.paymentName('cash'));
  await expect(shopper.orderButton).toContainText('128 Lantern Street');
  await shopper.scrollsOnlyDown();
  await shopper.placesOrder();
  await expect(content.getByText(says('notices.ordered'))).toBeVisible();
  const [order, ...others] = await customer.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ note: 'No onions', transaction: { payment_system: { tag: 'cash' } } });
  expect(order?.address).toMatchObject({ address: '128 Lantern Street', floor: '3', comment: /The blue gate$/ });
});

test('nothing chosen to pay with is said beside the choice, and nothing typed is lost', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  await shopper.content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.content.locator('#pay > summary').click();
  await shopper.orderButton.click();
  await expect(shopper.content.getByText(says('errors.checkout.payment'))).toBeVisible();
  const ways = shopper.content.getByRole('radiogroup', { name: says('checkout.methods') });
  await expect(ways).toHaveAttribute('aria-invalid', 'true');
  await expect(ways).toHaveAccessibleDescription(says('errors.checkout.payment'));
  if (shopper.hasScript) await expect(ways.getByRole('radio').first()).toBeFocused();
  await expect(shopper.content.getByText(says('checkout.summary', { count: 1 }))).toBeVisible();
  await expect(shopper.content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  expect(await customer.orders()).toEqual([]);
});

test('typed while an order is on its way: its answer is said all the same', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'without script nothing is saved while it is typed');
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await shopper.page.route('**/checkout', async route => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await shopper.orderButton.click();
  const note = shopper.content.getByLabel(says('checkout.note'));
  await note.fill('No onions');
  await note.blur();
  release();
  await expect(shopper.content.getByText(says('errors.checkout.payment'))).toBeVisible();
  await expect(shopper.orderButton).toHaveAttribute('aria-busy', 'false');
  await shopper.page.waitForTimeout(1000); // taste-ok: nothing is to happen
  await expect(shopper.content.getByText(says('errors.checkout.payment'))).toBeVisible();
  await expect(note).toHaveValue('No onions');
});

test('what was typed last is kept too when a link leads away at once', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'without script a link keeps nothing');
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const note = shopper.content.getByLabel(says('checkout.note'));
  await note.fill('No onions');
  const kept = shopper.page.waitForResponse(answer => answer.request().method() === 'POST');
  await shopper.follows(says('checkout.editCart'));
  await kept;
  await shopper.isAt('/cart');
  await shopper.opens('/checkout');
  await expect(note).toHaveValue('No onions');
});

test('in colours of the shopper’s own it is seen whether it is delivered or picked up', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await shopper.page.emulateMedia({ forcedColors: 'active' });
  await shopper.opensCheckoutAs(customer);
  const choice = shopper.content.getByRole('radio', { name: says('checkout.delivery'), exact: true });
  await expect(choice).toHaveCSS('opacity', '1');
});

test('a wallet pays at once; one that does not suffice cannot be chosen', async ({ shopper, says, customers }) => {
  const { customer } = await customers.createWithCart({ walletMoney: 1 });
  await shopper.opensCheckoutAs(customer);
  const wallet = shopper.content.getByRole('radio', { name: shopper.paymentName('wallet') });
  await expect(wallet).toBeDisabled();
  const short = beforeGap(says('checkout.hint.walletShort', { amount: gap }));
  await expect(shopper.content.getByText(short)).toBeVisible();
  await customer.hasInWallet(900);
  await shopper.opens('/checkout');
  await shopper.checksOut({ payment: 'wallet' });
  expect((await customer.orders()).map(({ transaction }) => transaction?.status)).toEqual(['paid']);
});

test('pickup on a chosen day, with nothing of delivery', async ({ shopper, says, customers }) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const { content } = shopper;
  await shopper.chooses(says('checkout.pickup'));
  await shopper.updates();
  await shopper.unfolds();
  await expect(content.getByLabel(says('checkout.door'))).toBeHidden();
  const slip = content.getByRole('region', { name: says('checkout.receipt') });
  await expect(slip.getByText(says('receipt.deliveryFee'), { exact: true })).toHaveCount(0);
  await shopper.chooses(new RegExp(`^${says('checkout.schedule')}`));
  const days = content.getByRole('group', { name: says('checkout.day') }).getByRole('radio');
  const day = days.and(shopper.page.locator(':not(:disabled)')).last();
  const date = await day.getAttribute('value');
  await day.check();
  const times = content.getByRole('combobox');
  await expect(times).toHaveCount(1);
  await times.selectOption({ index: 1 });
  const time = await times.inputValue();
  await shopper.updates();
  await shopper.checksOut({ payment: 'cash' });
  const [order] = await customer.orders();
  expect(order).toMatchObject({ delivery_type: 'pickup', delivery_date: date });
  expect(order?.delivery_time.split(' - ')[0]).toBe(time);
  expect(order?.address.comment).toBeUndefined();
});

test('a link with a code leads to the shop, and the checkout has it filled in', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer, offer } = await customers.createWithCart();
  const shop = `/shop/${offer.shop.id}`;
  await shopper.entersAs(customer, `${shop}?coupon=MINUS3`);
  await shopper.isAt(shop);
  await shopper.opens('/checkout');
  await shopper.unfolds();
  const { content } = shopper;
  await expect(content.getByLabel(says('checkout.coupon'), { exact: true })).toHaveValue('MINUS3');
  const slip = content.getByRole('region', { name: says('checkout.receipt') });
  await expect(slip.getByText(says('receipt.coupon'), { exact: true })).toBeVisible();
  await shopper.checksOut({ payment: 'cash' });
  expect((await customer.orders())[0]?.coupon?.price).toBeCloseTo(3);
});

test('a coupon is refused with its reason, another one is taken', async ({ shopper, says, customers }) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const { content } = shopper;
  // What it costs alone: the time beside it may move on meanwhile.
  const cost = shopper.orderButton.locator('b');
  const before = (await cost.textContent()) ?? '';
  // There before it speaks, or it would not be heard.
  const said = content.locator('#extras').getByRole('status');
  await expect(said).toBeEmpty();
  const coupon = content.getByLabel(says('checkout.coupon'), { exact: true });
  await coupon.fill('EXPIRED');
  await shopper.presses(says('checkout.apply'));
  await expect(said).toHaveText(says('checkout.couponState.expired'));
  // Without script the page opens at its top, and the field is not in sight.
  const seen = shopper.hasScript ? said : content.locator('.checkout-bar noscript > p:has(a)');
  await expect(seen).toContainText(says('checkout.couponState.expired'));
  await expect(seen).toBeInViewport();
  await expect(coupon).toHaveAccessibleDescription(says('checkout.couponState.expired'));
  await expect(coupon).toHaveAttribute('aria-invalid', 'true');
  await expect(cost).toHaveText(before);
  await coupon.fill('MINUS3');
  await shopper.presses(says('checkout.apply'));
  const slip = content.getByRole('region', { name: says('checkout.receipt') });
  await expect(slip.getByText(says('receipt.coupon'), { exact: true })).toBeVisible();
  await expect(cost).not.toHaveText(before);
  await shopper.checksOut({ payment: 'cash' });
  expect((await customer.orders())[0]?.coupon?.price).toBeCloseTo(3);
});

test('a price that has changed since it was shown is a question, never a silent charge', async ({
  shopper,
  says,
  customers,
  market,
}) => {
  const { customer, offer } = await customers.createWithCart({ which: 'last' });
  await shopper.opensCheckoutAs(customer);
  await shopper.choosesPayment('cash');
  await market.during(offer, { price: offer.price + 100 }, async () => {
    await shopper.orderButton.click();
    const changed = beforeGap(says('errors.checkout.totalChanged', { now: gap, was: '' }));
    await expect(shopper.content.getByText(changed)).toBeVisible();
    expect(await customer.orders()).toEqual([]);
    await shopper.placesOrder();
    expect(await customer.orders()).toHaveLength(1);
  });
});

test('the session ends in the middle: signed in again, everything is still there', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const { content } = shopper;
  await content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.choosesPayment('cash');
  await customer.endsSessions();
  await shopper.orderButton.click();
  await shopper.isAt(/\/login\?/);
  await expect(shopper.notice(says('notices.unauthorized'))).toBeVisible();
  await shopper.signsIn(customer);
  await shopper.isAt('/checkout');
  await expect(content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  await shopper.placesOrder();
  expect(await customer.orders().catch(() => null)).toBeNull();
});

test('all is summed up and one button orders; what needs the customer is unfolded and named', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await shopper.entersAs(customer, '/checkout');
  const { content } = shopper;
  const open = content.locator('.checkout-step[open]');
  await expect(open).toHaveCount(1);
  await expect(open.getByRole('heading')).toHaveText(says('checkout.pay'));
  await expect(content.getByText(says('checkout.stillNeeded'))).toBeVisible();
  await expect(shopper.orderButton).toBeInViewport();
  await shopper.checksOut({ payment: 'cash' });
  await customer.savesHome();
  await customer.fillsCart([(await customers.createWithCart()).offer], 5);
  await shopper.opens('/checkout');
  await expect(content.locator('.checkout-step')).toHaveCount(4);
  await expect(open).toHaveCount(0);
  await shopper.placesOrder();
  expect(await customer.orders()).toHaveLength(2);
});
