/** One shop per cart: a question with two answers, and the other basket is kept and taken up again. */
import type { CartView } from '../shopper/cart-view.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('staying: what was added is put aside, seen in the cart, and taken up later', async ({
  shopper,
  says,
  catalog,
}) => {
  const [[mine], [other]] = [await catalog.plainDishes(0), await catalog.plainDishes(5)];
  await shopper.adds(mine);
  await shopper.adds(other);
  const cart = await question(shopper);
  await cart.box.getByRole('button', { name: says('cart.askStay', { current: mine.shop.title }) }).click();
  await expect(cart.box.getByText(says('notices.cartParked', { count: 1 })).first()).toBeVisible();
  await cart.has(mine, 1);
  await expect(cart.line(other)).toHaveCount(0);
  const parked = cart.parked(1);
  await expect(parked).toContainText(says('cart.parkedOf', { count: 1, shop: other.shop.title }));
  await parked.getByRole('button', { name: says('cart.takeUp', { shop: other.shop.title }) }).click();
  await cart.has(other, 1);
  await expect(parked).toContainText(mine.shop.title);
  await shopper.scrollsOnlyDown();
});

test('going on with the other shop: the first basket waits, whole', async ({ shopper, says, catalog }) => {
  const [[mine, too], [other]] = [await catalog.plainDishes(0), await catalog.plainDishes(5)];
  await shopper.adds(mine);
  await shopper.adds(too);
  await shopper.adds(other);
  const cart = await question(shopper);
  await cart.box.getByRole('button', { name: says('cart.askNew', { other: other.shop.title }) }).click();
  await cart.has(other, 1);
  await expect(cart.box.getByRole('heading', { name: says('cart.askTitle') })).toHaveCount(0);
  // Kept over a page turn, as long as the browser keeps it.
  await shopper.opens('/cart');
  await shopper.cartPage.has(other, 1);
  const parked = shopper.cartPage.parked(1);
  await expect(parked).toContainText(says('cart.parkedOf', { count: 2, shop: mine.shop.title }));
  await parked.getByRole('button', { name: says('cart.takeUp', { shop: mine.shop.title }) }).click();
  await shopper.cartPage.has(mine, 1);
  await shopper.cartPage.has(too, 1);
  await expect(parked).toContainText(other.shop.title);
});

/** The question opens by itself: over the page where script runs, else on the cart's page. */
async function question(shopper: Shopper): Promise<CartView> {
  const cart = shopper.hasScript ? shopper.cartDrawer : shopper.cartPage;
  await expect(cart.box.getByRole('heading', { name: shopper.says('cart.askTitle') })).toBeVisible();
  // Said once, by the question itself.
  await expect(cart.box.getByText(shopper.says('cart.ask'))).toHaveCount(1);
  await expect(shopper.page.locator('[data-slot="toast"]')).toHaveCount(0);
  return cart;
}
