/** A guest with a full cart signs in: the two carts become one, or the customer chooses. */
import { expect, test } from '../story.ts';

test('whoever signs in with an empty basket sees how much the account’s cart holds', async ({ shopper, customers }) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensLogin('/');
  await shopper.signsIn(customer);
  await shopper.isAt('/');
  const cookies = await shopper.page.context().cookies();
  expect(cookies.find(({ name }) => name === 'me')?.value, 'signed in, with five').toMatch(/^1\.5/);
  if (shopper.hasScript) await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '5');
});

test('what lay in both is there in the larger quantity, what lay in one is there', async ({
  shopper,
  catalog,
  customers,
}) => {
  const [both, own, fromBefore] = await catalog.plainDishes();
  const customer = await customers.create();
  await customer.fillsCart([both, fromBefore]);
  await shopper.adds(both);
  await shopper.adds(both);
  await shopper.adds(own);
  await shopper.opensLogin('/cart');
  await shopper.signsIn(customer);
  await shopper.isAt('/cart');
  await shopper.cartPage.has(both, 2);
  await shopper.cartPage.has(own, 1);
  await shopper.cartPage.has(fromBefore, 1);
  expect(await shopper.cookies()).not.toContain('cart');
});

test('two shops: both baskets are kept until the customer has chosen', async ({
  shopper,
  says,
  catalog,
  customers,
}) => {
  const [[mine], [fromBefore]] = [await catalog.plainDishes(0), await catalog.plainDishes(5)];
  const customer = await customers.create();
  await customer.fillsCart([fromBefore]);
  await shopper.adds(mine);
  await shopper.opensLogin('/cart');
  await shopper.signsIn(customer);
  await shopper.isAt('/cart');
  const { content } = shopper;
  await expect(content.getByRole('heading', { name: says('cart.askTitle') })).toBeVisible();
  await shopper.cartPage.has(fromBefore, 1);
  await shopper.presses(says('cart.askNew', { other: mine.shop.title }));
  await shopper.cartPage.has(mine, 1);
  await expect(shopper.cartPage.parked(1)).toContainText(
    says('cart.parkedOf', { count: 1, shop: fromBefore.shop.title }),
  );
  await shopper.presses(says('cart.takeUp', { shop: fromBefore.shop.title }));
  await shopper.cartPage.has(fromBefore, 1);
});
