/**
 * How much a cart holds. A guest's lives in a cookie: there is room for sixty lines, never half a line, and never for one
 * tab only. Below the shop's minimum there is more to add, and what goes well with a cart stands below it.
 */
import { encodeBasket } from '../../../lib/cart/basket/basket.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('forty lines with extras fit', async ({ shopper, says, catalog }) => {
  const { shop, lines } = await catalog.longestMenu();
  const forty = lines.filter(({ addons }) => addons.length > 0).slice(0, 40);
  const filled = [...forty, ...lines.filter(({ addons }) => addons.length === 0)].slice(0, 40);
  const written = encodeBasket({ shopId: String(shop.id), currency: 'base', lines: filled });
  expect(filled).toHaveLength(40);
  expect(written.length).toBeLessThan(4096);
  await shopper.hasCartOf(shop, filled);
  await shopper.opens('/cart');
  await expect(shopper.content.locator('.cart-line')).toHaveCount(40);
  await expect(shopper.content.getByRole('link', { name: says('cart.checkout') })).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('what does not fit is refused in words, and nothing is lost', async ({ shopper, says, catalog }) => {
  const { shop, lines, plain } = await catalog.longestMenu();
  const [good] = plain;
  if (!good) throw new Error('The long list has nothing that one press adds.');
  const full = lines.filter(({ stockId }) => stockId !== good.stockId).slice(0, 60);
  expect(full).toHaveLength(60);
  await shopper.hasCartOf(shop, full);
  await shopper.opensShop(shop);
  const answered = shopper.hasScript ? shopper.cartAnswer() : null;
  await shopper.plusOf(good).click();
  await answered;
  if (shopper.hasScript)
    await expect(shopper.page.locator('[data-slot="toast"]')).toContainText(says('notices.cartFull'));
  else {
    await shopper.presses(says('product.addPlain'));
    await expect(shopper.notice(says('notices.cartFull'))).toBeVisible();
  }
  await shopper.opens('/cart');
  await expect(shopper.content.locator('.cart-line')).toHaveCount(full.length);
});

test('two tabs fill one cart', async ({ shopper, says, catalog }) => {
  const [first, second, third] = await catalog.plainDishes(4);
  await shopper.adds(third);
  const other = await shopper.inNewTab();
  await shopper.opensShop(first.shop);
  if (shopper.hasScript) {
    await other.opensShop(second.shop);
    const answers = [shopper.cartAnswer(), other.cartAnswer()];
    await Promise.all([...answers, shopper.plusOf(first).click(), other.plusOf(second).click()]);
    await other.page.bringToFront();
  } else {
    await other.opensProduct(second);
    await shopper.plusOf(first).click();
    await shopper.presses(says('product.addPlain'));
    await shopper.isAt('/cart');
    await other.presses(says('product.addPlain'));
    await other.isAt(/\/cart$/);
  }
  await other.page.close();
  const cart = await shopper.opensCart();
  if (!shopper.hasScript) await shopper.page.reload();
  for (const good of [first, second, third]) await cart.has(good, 1);
});

test('what another window adds stands in the cart that is open in this one', async ({ shopper, catalog }) => {
  test.skip(!shopper.hasScript, 'without script a page is as it was loaded');
  const [first, second] = await catalog.plainDishes(4);
  await shopper.adds(first);
  const other = await shopper.inNewTab();
  await other.opens('/cart');
  await other.cartPage.has(first, 1);
  await shopper.adds(second);
  await other.cartPage.has(second, 1);
});

test('below the minimum the way on is more of the shop, and from it on the checkout', async ({
  shopper,
  says,
  catalog,
}) => {
  const { dish, count } = await catalog.dinner();
  expect(count).toBeGreaterThan(1);
  await shopper.adds(dish);
  const bar = shopper.page.locator('.cart-bar');
  const pastBar = bar.locator('[data-checks-out]');
  if (shopper.hasScript) {
    await expect(bar.locator('[data-cart-note]')).toHaveText(
      aroundGap(says('cart.minimum', { amount: gap, shop: dish.shop.title })),
    );
    await expect(pastBar).toHaveAttribute('hidden');
  }
  const few = await shopper.opensCart();
  await expect(few.toCheckout).toHaveCount(0);
  await expect(few.wayOn).toHaveText(says('cart.more', { shop: dish.shop.title }));
  await few.wayOn.click();
  await shopper.isAt(`/${dish.shop.type}/${dish.shop.id}`);
  await expect(shopper.cartDrawer.box).toHaveCount(0);
  await shopper.adds(dish, { quantity: count - 1 });
  if (shopper.hasScript) await expect(pastBar).not.toHaveAttribute('hidden');
  await expect((await shopper.opensCart()).toCheckout).toBeVisible();
});

test('what goes well with a cart leaves with it, and comes back with it', async ({ shopper, says, catalog }) => {
  const { dish } = await catalog.dinner();
  await shopper.hasCartOf(dish.shop, [
    { stockId: dish.stockId, uuid: dish.uuid, quantity: 1, shown: null, addons: [] },
  ]);
  await shopper.opens('/cart');
  const offered = shopper.content.getByRole('region', { name: says('cart.goesWell') });
  await expect(offered).toBeVisible();
  await shopper.content.getByRole('button', { name: says('cart.clear') }).click();
  await expect(shopper.content.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
  await expect(offered).toHaveCount(0);
  await shopper.content.getByRole('button', { name: says('cart.undo') }).click();
  await expect(offered).toBeVisible();
});
