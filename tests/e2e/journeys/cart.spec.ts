/** Into the cart and out of it: by one press, by the product's form, more, fewer, removed, and brought back. */
import { basketsOf } from '../baskets.ts';
import { adds, has, lineOf, opensCart, plusOf } from '../carts.ts';
import { dollars } from '../money.ts';
import { expect, test } from '../shopper.ts';

test('one press on a row puts it into the cart, and everything counts', async ({ shopper, says, pair, language }) => {
  const [good, other] = await basketsOf(pair.sandbox, language).goods();
  await adds(shopper, good);
  await adds(shopper, good);
  await adds(shopper, other);
  const root = shopper.page.locator('html');
  const number = new Intl.NumberFormat(language);
  const pill = shopper.page.getByRole('banner').getByRole('link', { name: says('cart.title') });
  await expect(pill).toHaveAccessibleName(new RegExp(number.format(3)));
  if (shopper.hasScript) {
    const name = says('cart.inCart', { count: number.format(2), title: good.title });
    await expect(plusOf(shopper, good)).toHaveText(number.format(2));
    await expect(plusOf(shopper, good)).toHaveAccessibleName(name);
    const sum = dollars(good.price * 2 + other.price, language);
    expect(await root.evaluate(html => html.style.getPropertyValue('--cart-sum'))).toContain(sum);
    if (shopper.isOnPhone) await expect(shopper.page.getByRole('link', { name: says('cart.view') })).toBeVisible();
  }
  const cart = await opensCart(shopper);
  await has(cart, shopper, good, 2);
  await has(cart, shopper, other, 1);
  const slip = cart.getByRole('region', { name: says('receipt.title') });
  await expect(slip.getByText(dollars(good.price * 2 + other.price, language)).first()).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('a press counts before anybody has answered', async ({ shopper, pair, language }) => {
  test.skip(!shopper.hasScript, 'without script a press is a page turn');
  const [good] = await basketsOf(pair.sandbox, language).goods();
  await shopper.opens(`/restaurant/${good.shop.id}`);
  let answer = () => {};
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  await shopper.page.route('**/api/cart?*', async route => {
    await answered;
    await route.continue();
  });
  const number = new Intl.NumberFormat(language);
  await plusOf(shopper, good).click();
  await expect(plusOf(shopper, good)).toHaveText(number.format(1));
  await plusOf(shopper, good).click();
  await expect(plusOf(shopper, good)).toHaveText(number.format(2));
  await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '2');
  answer();
  const cart = await opensCart(shopper);
  await has(cart, shopper, good, 2);
});

test('the product’s form: a kind, extras, how many', async ({ shopper, says, pair, language }) => {
  const { good, kind, extras } = await basketsOf(pair.sandbox, language).dish();
  const { content, page } = shopper;
  await shopper.opens(`/${good.shop.type}/${good.shop.id}`);
  await content.getByRole('link', { name: good.title, exact: true }).first().click();
  const name = good.title;
  const sheet = page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
  await sheet.locator('label').filter({ hasText: kind }).last().click();
  for (const { title } of extras) await sheet.locator('label').filter({ hasText: title }).click();
  await sheet.getByRole('textbox', { name: says('product.quantity'), exact: true }).fill('2');
  const total = good.price * 2 + extras.reduce((sum, { price }) => sum + price, 0);
  const button = sheet.locator('.product-add');
  if (shopper.hasScript) await expect(button).toContainText(dollars(total, language));
  await button.click();
  // Its work done, a sheet closes; a plain form ends on the cart's page.
  await expect(sheet).toHaveCount(0);
  const cart = await opensCart(shopper);
  await has(cart, shopper, good, 2);
  const line = lineOf(cart, good.title);
  await expect(line).toContainText(kind);
  for (const { title, price } of extras) {
    await expect(line.getByRole('listitem').filter({ hasText: title })).toContainText(`+${dollars(price, language)}`);
  }
  const slip = cart.getByRole('region', { name: says('receipt.title') });
  await expect(slip.locator('.receipt-total')).toContainText(dollars(total, language));
});

test('more, and fewer, but never none by the minus', async ({ shopper, says, pair, language }) => {
  const [good] = await basketsOf(pair.sandbox, language).goods(1);
  await adds(shopper, good);
  const cart = await opensCart(shopper);
  const less = cart.getByRole('button', { name: says('cart.less', { title: good.title }), exact: true });
  const more = cart.getByRole('button', { name: says('cart.oneMore', { title: good.title }), exact: true });
  await expect(less).toBeDisabled();
  await more.click();
  await has(cart, shopper, good, 2);
  await more.click();
  await has(cart, shopper, good, 3);
  await less.click();
  await less.click();
  await has(cart, shopper, good, 1);
  await expect(less).toBeDisabled();
});

test('removed, and back again', async ({ shopper, says, pair, language }) => {
  const [good, other] = await basketsOf(pair.sandbox, language).goods(2);
  await adds(shopper, good);
  await adds(shopper, other);
  const cart = await opensCart(shopper);
  await cart.getByRole('button', { name: says('cart.remove', { title: good.title }), exact: true }).click();
  await expect(lineOf(cart, good.title)).toHaveCount(0);
  await expect(cart.getByText(says('notices.cartRemoved')).first()).toBeVisible();
  await has(cart, shopper, other, 1);
  await cart.getByRole('button', { name: says('cart.undo') }).click();
  await has(cart, shopper, good, 1);
  await has(cart, shopper, other, 1);
  await expect(cart.getByRole('button', { name: says('cart.undo') })).toHaveCount(0);
});

test('emptied, and back again', async ({ shopper, says, pair, language }) => {
  const [good, other] = await basketsOf(pair.sandbox, language).goods(3);
  await adds(shopper, good);
  await adds(shopper, good);
  await adds(shopper, other);
  const cart = await opensCart(shopper);
  await cart.getByRole('button', { name: says('cart.clear') }).click();
  await expect(cart.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
  await expect(cart.getByText(says('notices.cartCleared', { count: 3 })).first()).toBeVisible();
  await cart.getByRole('button', { name: says('cart.undo') }).click();
  await has(cart, shopper, good, 2);
  await has(cart, shopper, other, 1);
});
