/** Into the cart and out of it: by one press, by the product's form, more, fewer, removed, and brought back. */
import { basketsOf } from '../baskets.ts';
import { adds, has, lineOf, opensCart, plusOf } from '../carts.ts';
import { dollars } from '../money.ts';
import { expect, test } from '../shopper.ts';

test('one press on a row puts it into the cart, and everything counts', async ({ shopper, says, pair, language }) => {
  const [good, other] = await basketsOf(pair, language).goods();
  await adds(shopper, good);
  await adds(shopper, good);
  await adds(shopper, other);
  const number = new Intl.NumberFormat(language);
  if (shopper.hasScript) await expect(plusOf(shopper, good)).toHaveText(number.format(2));
  const cart = await opensCart(shopper);
  await has(cart, shopper, good, 2);
  await has(cart, shopper, other, 1);
  const slip = cart.getByRole('region', { name: says('receipt.title') });
  await expect(slip.getByText(dollars(good.price * 2 + other.price, language)).first()).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('more, and fewer, but never none by the minus', async ({ shopper, says, pair, language }) => {
  const [good] = await basketsOf(pair, language).goods(1);
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
  const [good, other] = await basketsOf(pair, language).goods(2);
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
  const [good, other] = await basketsOf(pair, language).goods(3);
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
