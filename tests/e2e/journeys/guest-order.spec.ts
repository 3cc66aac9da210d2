/** A guest orders: fills a cart, fills in everything, signs in at the very end, and finds all of it as it was. */

import { basketsOf } from '../baskets.ts';
import { addsMany, deliversHome, opensCart } from '../carts.ts';
import { chooses, updates } from '../checkouts.ts';
import { signsIn } from '../door.ts';
import { ordersOf } from '../orders.ts';
import { expect, type Shopper, test } from '../shopper.ts';

test('from the first product to the order, signed in at the end', async ({ shopper, says, pair, language }) => {
  test.setTimeout(60_000);
  const market = basketsOf(pair.sandbox, language);
  const { good, count } = await market.dinner();
  const { email, token } = await ordersOf(pair.sandbox, language).customer();
  await addsMany(shopper, good, count);
  const cart = await opensCart(shopper);
  await cart.getByRole('link', { name: says('cart.checkout') }).click();
  await shopper.isAt('/checkout');
  const { content } = shopper;
  await content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.presses(new RegExp(`^(${says('checkout.setAddress')}|${says('checkout.change')})$`));
  await shopper.isAt(/\/address\?/);
  await deliversHome(shopper);
  await shopper.isAt('/checkout');

  await expect(content.getByText('128 Lantern Street').first()).toBeVisible();
  await content.getByRole('textbox', { name: says('checkout.house') }).fill('128');
  await content.getByLabel(says('checkout.floor')).fill('3');
  await content.getByLabel(says('checkout.door')).fill('The blue gate');
  await chooses(shopper, new RegExp(`^${says('checkout.tag.cash')}`));
  await updates(shopper);
  await finds(shopper);
  await shopper.scrollsOnlyDown();
  await orders(shopper);

  await shopper.isAt(/\/login\?/);
  await expect(content.getByText(says('notices.loginFirst'))).toBeVisible();
  await signsIn(shopper, { login: email });
  await shopper.isAt('/checkout');
  await finds(shopper);
  await orders(shopper);

  await shopper.isAt(/\/orders\/\d+$/);
  await expect(content.getByText(says('notices.ordered'))).toBeVisible();
  const [order, ...others] = await market.ordersMade(token);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ note: 'No onions', transaction: { payment_system: { tag: 'cash' } } });
  expect(order?.address).toMatchObject({ address: '128 Lantern Street', house: '128', floor: '3' });
  await shopper.opens('/cart');
  await expect(content.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
});

async function finds({ says, content }: Shopper): Promise<void> {
  await expect(content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  await expect(content.getByRole('textbox', { name: says('checkout.house') })).toHaveValue('128');
  await expect(content.getByLabel(says('checkout.floor'))).toHaveValue('3');
  await expect(content.getByLabel(says('checkout.door'))).toHaveValue('The blue gate');
  await expect(content.getByRole('radio', { name: new RegExp(`^${says('checkout.tag.cash')}`) })).toBeChecked();
  await expect(content.getByText('128 Lantern Street').first()).toBeVisible();
}

async function orders({ content }: Shopper): Promise<void> {
  await content.locator('button[value="order"]').click();
}
