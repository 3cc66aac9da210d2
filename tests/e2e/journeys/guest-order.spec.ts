/** A guest orders: fills a cart, fills in everything, signs in at the very end, and finds all of it as it was. */
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('from the first product to the order, signed in at the end', async ({ shopper, says, catalog, customers }) => {
  test.setTimeout(60_000);
  const { dish, count } = await catalog.dinner();
  const customer = await customers.create();
  await shopper.adds(dish, { quantity: count });
  const cart = await shopper.opensCart();
  await cart.toCheckout.click();
  await shopper.isAt('/checkout');
  const { content } = shopper;
  await shopper.unfolds();
  await content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.presses(new RegExp(`^(${says('checkout.setAddress')}|${says('checkout.change')})$`));
  await shopper.isAt(/\/address\?/);
  await shopper.deliversHome();
  await shopper.isAt('/checkout');

  await expect(content.getByText('128 Lantern Street').first()).toBeVisible();
  await shopper.unfolds();
  await content.getByRole('textbox', { name: says('checkout.house') }).fill('128');
  await content.getByLabel(says('checkout.floor')).fill('3');
  await content.getByLabel(says('checkout.door')).fill('The blue gate');
  await shopper.choosesPayment('cash');
  await finds(shopper);
  await shopper.scrollsOnlyDown();
  await pressesOrder(shopper);

  await shopper.isAt(/\/login\?/);
  await expect(shopper.notice(says('notices.loginFirst'))).toBeVisible();
  await shopper.signsIn(customer);
  await shopper.isAt('/checkout');
  await expect(content.getByText(says('notices.loginFirst'))).toHaveCount(0);
  await finds(shopper);
  await pressesOrder(shopper);

  await shopper.isAt(/\/orders\/\d+$/);
  await expect(content.getByText(says('notices.ordered'))).toBeVisible();
  const [order, ...others] = await customer.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ note: 'No onions', transaction: { payment_system: { tag: 'cash' } } });
  expect(order?.address).toMatchObject({ address: '128 Lantern Street', house: '128', floor: '3' });
  await shopper.opens('/cart');
  await expect(content.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
});

async function finds(shopper: Shopper): Promise<void> {
  const { says, content } = shopper;
  await shopper.unfolds();
  await expect(content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  await expect(content.getByRole('textbox', { name: says('checkout.house') })).toHaveValue('128');
  await expect(content.getByLabel(says('checkout.floor'))).toHaveValue('3');
  await expect(content.getByLabel(says('checkout.door'))).toHaveValue('The blue gate');
  await expect(content.getByRole('radio', { name: shopper.paymentName('cash') })).toBeChecked();
  await expect(content.getByText('128 Lantern Street').first()).toBeVisible();
}

async function pressesOrder({ content }: Shopper): Promise<void> {
  await content.locator('button[value="order"]').click();
}

test('what stands in the way of a guest leaves half of a small phone to the form', async ({
  shopper,
  says,
  catalog,
}) => {
  await shopper.page.setViewportSize({ width: 320, height: 640 });
  const [dish] = await catalog.plainDishes();
  await shopper.adds(dish);
  await shopper.opens('/checkout');
  const bar = shopper.content.locator('.checkout-bar');
  expect((await bar.boundingBox())?.height).toBeLessThan(320);
  // Two presses, in at most two rows: an account may have an address, and something may have changed.
  await expect(bar.getByRole('button')).toHaveText([says('auth.login'), says('checkout.checkAgain')]);
});
