/** What changes while the cart is being filled: sold out, fewer, dearer, gone, closed. Each is said, none is silent. */
import type { Customer } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { beforeGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('sold out between looking and pressing: nothing is added, and the reason is said', async ({
  shopper,
  says,
  catalog,
  market,
}) => {
  const [good, other] = await catalog.ownGoods(test.info().parallelIndex);
  await shopper.adds(other);
  await shopper.opensShop(good.shop);
  if (!shopper.hasScript) await shopper.plusOf(good).click();
  const button = shopper.hasScript
    ? shopper.plusOf(good)
    : shopper.content.getByRole('button', { name: says('product.addPlain') });
  await button.scrollIntoViewIfNeeded();
  await market.during(good, { quantity: 0 }, async () => {
    await button.click();
    if (shopper.hasScript) {
      await expect(shopper.page.locator('[data-slot="toast"]')).toContainText(says('notices.cartSoldOut'));
      await expect(button).toHaveText('+');
    } else await expect(shopper.content.getByText(says('errors.product.soldOut'))).toBeVisible();
  });
  const cart = await shopper.opensCart();
  await cart.has(other, 1);
  await expect(cart.line(good)).toHaveCount(0);
});

test('more than there are is cut down, and said', async ({ shopper, says, catalog, market }) => {
  const [good] = await catalog.ownGoods(test.info().parallelIndex);
  await shopper.adds(good);
  const cart = await shopper.opensCart();
  const more = cart.oneMore(good);
  await more.click();
  await cart.has(good, 2);
  await market.during(good, { quantity: 2 }, async () => {
    await more.click();
    await expect(cart.box.getByText(says('notices.cartLess', { count: 2 })).first()).toBeVisible();
    await cart.has(good, 2);
    await expect(more).toBeDisabled();
  });
});

test('fewer are left than lie in the cart: the line says both numbers', async ({ shopper, says, catalog, market }) => {
  const [good] = await catalog.ownGoods(test.info().parallelIndex);
  for (let times = 0; times < 3; times += 1) await shopper.adds(good);
  await market.during(good, { quantity: 2 }, async () => {
    await shopper.opens('/cart');
    await expect(shopper.cartPage.line(good)).toContainText(says('cart.problem.left', { left: 2, wanted: 3 }));
    await shopper.cartPage.has(good, 2);
  });
});

test('a changed price is told with the old one', async ({ shopper, says, catalog, market }) => {
  const [good] = await catalog.ownGoods(test.info().parallelIndex);
  await shopper.adds(good);
  await market.during(good, { price: good.price + 150 }, async () => {
    const cart = await shopper.opensCart();
    const now = shopper.amount(good.price + 150);
    const before = shopper.amount(good.price);
    const told = says('cart.problem.price', { now, before });
    await expect(cart.line(good)).toContainText(told);
    await expect(cart.line(good).locator('.cart-price')).toContainText(now);
    await expect(cart.wayOn).toBeVisible();
  });
});

test('what is not sold any more has to be taken out before ordering', async ({ shopper, says, catalog, market }) => {
  const [good, other] = await catalog.ownGoods(test.info().parallelIndex);
  await shopper.adds(good);
  await shopper.adds(other);
  await market.during(good, { isWithdrawn: true }, async () => {
    const cart = await shopper.opensCart();
    const line = cart.box.locator('.cart-line', { hasText: says('cart.problem.gone') });
    await expect(line).toBeVisible();
    await expect(cart.wayOn).toHaveCount(0);
    await expect(cart.box.getByText(says('cart.checkoutBlocked'))).toBeVisible();
    await line.getByRole('button', { name: new RegExp(`^${beforeGap(says('cart.remove', { title: gap }))}`) }).click();
    await expect(line).toHaveCount(0);
    await cart.has(other, 1);
    await expect(cart.wayOn).toBeVisible();
  });
});

test('a shop that closes meanwhile: the cart stays and says so', async ({ shopper, says, catalog, market }) => {
  const [good] = await catalog.ownGoods(test.info().parallelIndex);
  await shopper.adds(good);
  await market.whileClosed(good, async () => {
    await shopper.opens('/cart');
    const sentence = beforeGap(says('cart.closed', { shop: good.shop.title, open: gap }));
    await expect(shopper.content.getByText(sentence)).toBeVisible();
    await shopper.cartPage.has(good, 1);
  });
});

test('goods that go before the last press: the way to the cart has no frame of its own', async ({
  shopper,
  says,
  catalog,
  customers,
  market,
}) => {
  const [good] = await catalog.ownGoods(test.info().parallelIndex);
  const customer = await customers.create();
  await customer.fillsCart([good], 5);
  await isAboutToOrder(shopper, customer);
  await market.during(good, { quantity: 0 }, async () => {
    await shopper.orderButton.click();
    const bar = shopper.content.locator('.checkout-bar');
    await expect(bar.getByRole('link', { name: says('checkout.editCart') })).toBeVisible();
    const frames = bar.locator('[data-slot=alert]');
    const drawn = () => frames.evaluateAll(all => all.filter(one => one.getClientRects().length > 0).length);
    expect(await drawn()).toBe(1);
  });
});

test('a shop that closes before the last press: it is said once, and nothing is ordered', async ({
  shopper,
  says,
  catalog,
  customers,
  market,
}) => {
  const [good] = await catalog.ownGoods(test.info().parallelIndex);
  const customer = await customers.create();
  await customer.fillsCart([good], 5);
  await isAboutToOrder(shopper, customer);
  await market.whileClosed(good, async () => {
    await shopper.orderButton.click();
    const bar = shopper.content.locator('.checkout-bar');
    await expect(bar.getByRole('button', { name: says('checkout.checkAgain') })).toBeVisible();
    await expect(bar.getByText(says('errors.checkout.paused'))).toHaveCount(1);
    expect(await customer.orders()).toEqual([]);
  });
});

/** At the last button, for pickup and cash. */
async function isAboutToOrder(shopper: Shopper, customer: Customer): Promise<void> {
  const { says, content } = shopper;
  await shopper.entersAs(customer, '/checkout');
  await shopper.chooses(says('checkout.pickup'));
  await shopper.choosesPayment('cash');
  // As it is stored: an answer that comes later would tell already what has changed meanwhile.
  await expect(content.locator('#pay summary')).toContainText(says('checkout.tag.cash'));
}
