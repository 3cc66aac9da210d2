/** What changes while the cart is being filled: sold out, fewer, dearer, gone, closed. Each is said, none is silent. */
import { basketsOf } from '../baskets.ts';
import { adds, has, lineOf, opensCart, plusOf, startOf } from '../carts.ts';
import { changesOf } from '../changes.ts';
import { dollars } from '../money.ts';
import { expect, test } from '../shopper.ts';

test('sold out between looking and pressing: nothing is added, and the reason is said', async ({
  shopper,
  says,
  pair,
  language,
}) => {
  const [good, other] = await basketsOf(pair.sandbox, language).own();
  await adds(shopper, other);
  await shopper.opens(`/shop/${good.shop.id}`);
  if (!shopper.hasScript) await plusOf(shopper, good).click();
  const button = shopper.hasScript
    ? plusOf(shopper, good)
    : shopper.content.getByRole('button', { name: says('product.addPlain') });
  await button.scrollIntoViewIfNeeded();
  await changesOf(pair).changes(good, { quantity: 0 }, async () => {
    await button.click();
    if (shopper.hasScript) {
      await expect(shopper.page.locator('.toast')).toContainText(says('notices.cartSoldOut'));
      await expect(button).toHaveText('+');
    } else await expect(shopper.content.getByText(says('errors.product.soldOut'))).toBeVisible();
  });
  const cart = await opensCart(shopper);
  await has(cart, shopper, other, 1);
  await expect(lineOf(cart, good.title)).toHaveCount(0);
});

test('more than there are is cut down, and said', async ({ shopper, says, pair, language }) => {
  const [good] = await basketsOf(pair.sandbox, language).own();
  await adds(shopper, good);
  const cart = await opensCart(shopper);
  const more = cart.getByRole('button', { name: says('cart.oneMore', { title: good.title }), exact: true });
  await more.click();
  await has(cart, shopper, good, 2);
  await changesOf(pair).changes(good, { quantity: 2 }, async () => {
    await more.click();
    await expect(cart.getByText(says('notices.cartLess', { count: 2 })).first()).toBeVisible();
    await has(cart, shopper, good, 2);
    await expect(more).toBeDisabled();
  });
});

test('fewer are left than lie in the cart: the line says both numbers', async ({ shopper, says, pair, language }) => {
  const [good] = await basketsOf(pair.sandbox, language).own();
  for (let times = 0; times < 3; times += 1) await adds(shopper, good);
  await changesOf(pair).changes(good, { quantity: 2 }, async () => {
    await shopper.opens('/cart');
    await expect(lineOf(shopper.content, good.title)).toContainText(says('cart.trouble.left', { left: 2, asked: 3 }));
    await has(shopper.content, shopper, good, 2);
  });
});

test('a changed price is told with the old one', async ({ shopper, says, pair, language }) => {
  const [good] = await basketsOf(pair.sandbox, language).own();
  await adds(shopper, good);
  await changesOf(pair).changes(good, { price: good.price + 1.5 }, async () => {
    const cart = await opensCart(shopper);
    const now = dollars(good.price + 1.5, language);
    const before = dollars(good.price, language);
    await expect(lineOf(cart, good.title)).toContainText(says('cart.trouble.price', { now, before }));
    await expect(lineOf(cart, good.title).locator('.cart-price')).toContainText(now);
    await expect(cart.getByRole('link', { name: says('cart.checkout') })).toBeVisible();
  });
});

test('what is not sold any more has to be taken out before ordering', async ({ shopper, says, pair, language }) => {
  const [good, other] = await basketsOf(pair.sandbox, language).own();
  await adds(shopper, good);
  await adds(shopper, other);
  await changesOf(pair).changes(good, { isWithdrawn: true }, async () => {
    const cart = await opensCart(shopper);
    const line = cart.locator('.cart-line', { hasText: says('cart.trouble.gone') });
    await expect(line).toBeVisible();
    await expect(cart.getByRole('link', { name: says('cart.checkout') })).toHaveCount(0);
    await expect(cart.getByText(says('cart.checkoutBlocked'))).toBeVisible();
    await line.getByRole('button', { name: new RegExp(`^${startOf(says('cart.remove', { title: '|' }))}`) }).click();
    await expect(line).toHaveCount(0);
    await has(cart, shopper, other, 1);
    await expect(cart.getByRole('link', { name: says('cart.checkout') })).toBeVisible();
  });
});

test('a shop that closes meanwhile: the cart stays and says so', async ({ shopper, says, pair, language }) => {
  const [good] = await basketsOf(pair.sandbox, language).own();
  await adds(shopper, good);
  await changesOf(pair).closes(good, async () => {
    await shopper.opens('/cart');
    const sentence = startOf(says('cart.closed', { shop: good.shop.title, open: '|' }));
    await expect(shopper.content.getByText(sentence)).toBeVisible();
    await has(shopper.content, shopper, good, 1);
  });
});
