/** A guest's cart lives in a cookie: there is room for forty lines with extras, never half a line, and never for one tab only. */
import { encodeBasket } from '../../../lib/cart/basket.ts';
import { basketsOf } from '../baskets.ts';
import { adds, changed, has, holds, opensCart, plusOf } from '../carts.ts';
import { expect, test } from '../shopper.ts';

test('forty lines with extras fit', async ({ shopper, says, pair, language }) => {
  const { shop, lines } = await basketsOf(pair.sandbox, language).longList();
  const forty = lines.filter(({ addons }) => addons.length > 0).slice(0, 40);
  const filled = [...forty, ...lines.filter(({ addons }) => addons.length === 0)].slice(0, 40);
  const written = encodeBasket({ shopId: String(shop.id), currency: 'base', lines: filled });
  expect(filled).toHaveLength(40);
  expect(written.length).toBeLessThan(4096);
  await holds(shopper, pair.site, shop, filled);
  await shopper.opens('/cart');
  await expect(shopper.content.locator('.cart-line')).toHaveCount(40);
  await expect(shopper.content.getByRole('link', { name: says('cart.checkout') })).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('what does not fit is refused in words, and nothing is lost', async ({ shopper, says, pair, language }) => {
  const market = basketsOf(pair.sandbox, language);
  const { shop, lines, goods } = await market.longList();
  const [good] = goods;
  if (!good) throw new Error('The long list has nothing that one press adds.');
  // Every dish with everything on it, the last ones plain.
  const addons = [...new Map(lines.flatMap(line => line.addons).map(addon => [addon.stockId, addon])).values()];
  const sizeOf = (some: typeof lines) =>
    encodeBasket({ shopId: String(shop.id), currency: 'base', lines: some }).length;
  const full: typeof lines = [];
  for (const line of lines.filter(({ stockId }) => stockId !== String(good.stockId))) {
    const ways = [addons, []].map(some => ({ ...line, addons: some }));
    full.push(...ways.filter(way => sizeOf([...full, way]) <= 3900).slice(0, 1));
  }
  // One more must not find a place, whatever it is.
  expect(sizeOf(full)).toBeGreaterThan(3870);
  await holds(shopper, pair.site, shop, full);
  await shopper.opens(`/${shop.type}/${shop.id}`);
  const answered = shopper.hasScript ? changed(shopper.page) : null;
  await plusOf(shopper, good).click();
  await answered;
  if (shopper.hasScript)
    await expect(shopper.page.locator('[data-slot="toast"]')).toContainText(says('notices.cartFull'));
  else {
    await shopper.presses(says('product.addPlain'));
    await expect(shopper.content.getByText(says('notices.cartFull'))).toBeVisible();
  }
  await shopper.opens('/cart');
  await expect(shopper.content.locator('.cart-line')).toHaveCount(full.length);
});

test('two tabs fill one cart', async ({ shopper, says, pair, language, context }) => {
  const [first, second, third] = await basketsOf(pair.sandbox, language).goods(4);
  await adds(shopper, third);
  const other = await context.newPage();
  const address = shopper.addressOf(`/restaurant/${first.shop.id}`);
  await shopper.opens(`/restaurant/${first.shop.id}`);
  await other.goto(shopper.hasScript ? address : `${address}?product=${second.uuid}`);
  if (shopper.hasScript) {
    const plus = other.locator(`[data-add="${second.uuid}"]`).first();
    await other.waitForFunction(() => Object.keys(document.body).some(key => key.startsWith('__reactFiber')));
    await Promise.all([changed(shopper.page), changed(other), plusOf(shopper, first).click(), plus.click()]);
    await other.bringToFront();
  } else {
    await plusOf(shopper, first).click();
    await shopper.presses(says('product.addPlain'));
    await shopper.isAt('/cart');
    await other
      .getByRole('main')
      .getByRole('button', { name: says('product.addPlain') })
      .click();
    await expect(other).toHaveURL(/\/cart$/);
  }
  await other.close();
  const cart = await opensCart(shopper);
  if (!shopper.hasScript) await shopper.page.reload();
  for (const good of [first, second, third]) await has(cart, shopper, good, 1);
});
