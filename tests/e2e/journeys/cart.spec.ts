/** Into the cart and out of it: by one press, by the product's form, more, fewer, removed, and brought back. */
import { expect, test } from '../story.ts';

test('one press on a row puts it into the cart, and everything counts', async ({
  shopper,
  says,
  language,
  catalog,
}) => {
  const [good, other] = await catalog.plainDishes();
  await shopper.adds(good);
  await shopper.adds(good);
  await shopper.adds(other);
  const number = new Intl.NumberFormat(language);
  const pill = shopper.page.getByRole('banner').getByRole('link', { name: says('cart.title') });
  await expect(pill).toHaveAccessibleName(new RegExp(number.format(3)));
  if (shopper.hasScript) {
    const name = says('cart.inCart', { count: number.format(2), title: good.title });
    await expect(shopper.plusOf(good)).toHaveText(number.format(2));
    await expect(shopper.plusOf(good)).toHaveAccessibleName(name);
    const sum = shopper.amount(good.price * 2 + other.price);
    expect(await pill.evaluate(link => getComputedStyle(link.lastElementChild ?? link, '::before').content)).toContain(
      sum,
    );
    if (shopper.isOnPhone) await expect(shopper.page.getByRole('link', { name: says('cart.view') })).toBeVisible();
  }
  const cart = await shopper.opensCart();
  await cart.has(good, 2);
  await cart.has(other, 1);
  const slip = cart.receipt;
  await expect(slip.getByText(shopper.amount(good.price * 2 + other.price)).first()).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('a press counts before anybody has answered', async ({ shopper, language, catalog }) => {
  test.skip(!shopper.hasScript, 'without script a press is a page turn');
  const [good] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  let answer = () => {};
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  await shopper.page.route('**/api/cart?*', async route => {
    await answered;
    await route.continue();
  });
  const number = new Intl.NumberFormat(language);
  await shopper.plusOf(good).click();
  await expect(shopper.plusOf(good)).toHaveText(number.format(1));
  await shopper.plusOf(good).click();
  await expect(shopper.plusOf(good)).toHaveText(number.format(2));
  await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '2');
  answer();
  const cart = await shopper.opensCart();
  await cart.has(good, 2);
});

test('on its row more, fewer, and none', async ({ shopper, says, language, catalog }) => {
  test.skip(!shopper.hasScript, 'without script the cart’s page changes quantities');
  const [good] = await catalog.plainDishes();
  const number = new Intl.NumberFormat(language);
  const plus = shopper.plusOf(good);
  const less = shopper.content.getByRole('button', { name: says('cart.less', { title: good.title }) }).first();
  await shopper.opensShop(good.shop);
  await plus.click();
  await plus.click();
  await expect(plus).toHaveText(number.format(2));
  await less.click();
  await expect(plus).toHaveText(number.format(1));
  await less.press('Enter');
  await expect(plus).toHaveText('+');
  await expect(less).toHaveCount(0);
  await expect(plus).toBeFocused();
  await expect(shopper.page.locator('html')).not.toHaveAttribute('data-cart');
});

test('the product’s form: a kind, extras, how many', async ({ shopper, says, catalog }) => {
  const good = await catalog.lastKindWithExtras();
  const [kind = ''] = good.kind;
  await shopper.opensShop(good.shop);
  await shopper.content.getByRole('link', { name: good.title, exact: true }).first().click();
  const sheet = shopper.sheetOf(good.title);
  await sheet.locator('label').filter({ hasText: kind }).last().click();
  for (const { title } of good.addons) await sheet.locator('label').filter({ hasText: title }).click();
  await sheet.getByRole('textbox', { name: says('product.quantity'), exact: true }).fill('2');
  const total = good.price * 2 + good.addons.reduce((sum, { price }) => sum + price, 0);
  const button = sheet.locator('.product-add');
  if (shopper.hasScript) await expect(button).toContainText(shopper.amount(total));
  await button.click();
  // Its work done, a sheet closes; a plain form ends on the cart's page.
  await expect(sheet).toHaveCount(0);
  const cart = await shopper.opensCart();
  await cart.has(good, 2);
  const line = cart.line(good);
  await expect(line).toContainText(kind);
  for (const { title, price } of good.addons) {
    await expect(line.getByRole('listitem').filter({ hasText: title })).toContainText(`+${shopper.amount(price)}`);
  }
  const slip = cart.receipt;
  await expect(slip.locator('.receipt-total')).toContainText(shopper.amount(total));
});

test('the button of a product that has no answer yet is pressed again: that is the same wish', async ({
  shopper,
  catalog,
}) => {
  test.skip(!shopper.hasScript, 'without script a press is a page turn');
  const [good] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  await shopper.content.getByRole('link', { name: good.title, exact: true }).first().click();
  const answered = Promise.withResolvers<void>();
  await shopper.page.route('**/api/cart?*', async route => {
    await answered.promise;
    await route.continue();
  });
  const sheet = shopper.sheetOf(good.title);
  await sheet.locator('.product-add').click();
  await sheet.locator('.product-add').click();
  answered.resolve();
  await expect(sheet).toHaveCount(0);
  const cart = await shopper.opensCart();
  await cart.has(good, 1);
});

test('more, and fewer, but never none by the minus', async ({ shopper, catalog }) => {
  const [good] = await catalog.plainDishes(1);
  await shopper.adds(good);
  const cart = await shopper.opensCart();
  const less = cart.oneLess(good);
  const more = cart.oneMore(good);
  await expect(less).toBeDisabled();
  await more.click();
  await cart.has(good, 2);
  await more.click();
  await cart.has(good, 3);
  await less.click();
  await less.click();
  await cart.has(good, 1);
  await expect(less).toBeDisabled();
});

test('removed, and back again', async ({ shopper, says, catalog }) => {
  const [good, other] = await catalog.plainDishes(2);
  await shopper.adds(good);
  await shopper.adds(other);
  const cart = await shopper.opensCart();
  await cart.remove(good).click();
  // Heard once, and with what can be done about it.
  if (shopper.hasScript)
    await expect(shopper.page.getByRole('status').filter({ hasText: says('notices.cartRemoved') })).toHaveText(
      `${says('notices.cartRemoved')} ${says('cart.undo')}`,
    );
  await expect(cart.line(good)).toHaveCount(0);
  await expect(cart.box.getByText(says('notices.cartRemoved')).first()).toBeVisible();
  await cart.has(other, 1);
  await cart.box.getByRole('button', { name: says('cart.undo') }).click();
  await cart.has(good, 1);
  await cart.has(other, 1);
  await expect(cart.box.getByRole('button', { name: says('cart.undo') })).toHaveCount(0);
});

test('by keyboard the focus stays close by when its own button is gone or can do no more', async ({
  shopper,
  says,
  catalog,
}) => {
  test.skip(!shopper.hasScript, 'without script each press is a new page');
  const [good, other] = await catalog.plainDishes(2);
  await shopper.adds(good);
  await shopper.adds(good);
  await shopper.adds(other);
  await shopper.opens('/cart');
  const cart = shopper.cartPage;
  await cart.oneLess(good).press('Enter');
  await cart.has(good, 1);
  await expect(cart.oneLess(good)).toBeFocused();
  await shopper.page.keyboard.press('Enter');
  await cart.has(good, 1);

  await cart.remove(good).press('Enter');
  await expect(cart.line(good)).toHaveCount(0);
  await expect(cart.remove(other)).toBeFocused();
  await shopper.page.keyboard.press('Enter');
  await expect(cart.box.getByRole('button', { name: says('cart.undo') })).toBeFocused();
});

test('emptied, and back again', async ({ shopper, says, catalog }) => {
  const [good, other] = await catalog.plainDishes(3);
  await shopper.adds(good);
  await shopper.adds(good);
  await shopper.adds(other);
  const cart = await shopper.opensCart();
  await cart.box.getByRole('button', { name: says('cart.clear') }).click();
  await expect(cart.box.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
  await expect(cart.box.getByText(says('notices.cartCleared', { count: 3 })).first()).toBeVisible();
  await cart.box.getByRole('button', { name: says('cart.undo') }).click();
  await cart.has(good, 2);
  await cart.has(other, 1);
});

test('however long the cart: the total, the way on and how far the minimum is are in sight', async ({
  shopper,
  says,
  catalog,
}) => {
  const { shop, lines } = await catalog.longestMenu();
  await shopper.hasCartOf(shop, lines.slice(0, 8));
  await shopper.opens('/cart');
  await expect(shopper.cartPage.toCheckout).toBeInViewport();
  await shopper.opensShop(shop);
  await expect((await shopper.opensCart()).toCheckout).toBeInViewport();
  const { dish, count } = await catalog.dinner();
  await shopper.hasCartOf(dish.shop, [
    { stockId: dish.stockId, uuid: dish.uuid, quantity: 1, shown: null, addons: [] },
  ]);
  await shopper.opens('/cart');
  const progress = shopper.content.getByRole('progressbar');
  await expect(progress).toHaveCount(count > 1 ? 1 : 0);
  await expect(shopper.content.getByText(says('cart.goesWell'))).toBeVisible();
});

test('what goes well with it is not in the cart yet, and one press adds it or asks which', async ({
  shopper,
  says,
  catalog,
}) => {
  const { dish } = await catalog.dinner();
  await shopper.hasCartOf(dish.shop, [
    { stockId: dish.stockId, uuid: dish.uuid, quantity: 1, shown: null, addons: [] },
  ]);
  await shopper.opens('/cart');
  const offered = shopper.content.getByRole('region', { name: says('cart.goesWell') });
  await expect(offered.locator(`[data-add="${dish.uuid}"]`)).toHaveCount(0);
  if (!shopper.hasScript) return;
  const plus = offered.locator('a[data-stock]').first();
  const title = await plus.locator('xpath=..').getByRole('link').first().textContent();
  await plus.click();
  const added = shopper.cartPage.line({ title: title ?? '' });
  await expect(added.or(shopper.sheetOf(title ?? '')).first()).toBeVisible();
});
