/** One shop per cart: a question with two answers, and the other basket is kept and taken up again. */
import type { Locator } from '@playwright/test';
import { basketsOf } from '../baskets.ts';
import { adds, has, lineOf } from '../carts.ts';
import { expect, type Shopper, test } from '../shopper.ts';

test('staying: what was added is put aside, seen in the cart, and taken up later', async ({
  shopper,
  says,
  pair,
  language,
}) => {
  const market = basketsOf(pair.sandbox, language);
  const [[mine], [other]] = [await market.goods(0), await market.goods(5)];
  await adds(shopper, mine);
  await adds(shopper, other);
  const cart = await asked(shopper);
  await cart.getByRole('button', { name: says('cart.askStay', { current: mine.shop.title }) }).click();
  await expect(cart.getByText(says('notices.cartParked', { count: 1 })).first()).toBeVisible();
  await has(cart, shopper, mine, 1);
  await expect(lineOf(cart, other.title)).toHaveCount(0);
  const parked = cart.getByRole('region', { name: says('cart.parked', { count: 1 }) });
  await expect(parked).toContainText(says('cart.parkedOf', { count: 1, shop: other.shop.title }));
  await parked.getByRole('button', { name: says('cart.takeUp', { shop: other.shop.title }) }).click();
  await has(cart, shopper, other, 1);
  await expect(parked).toContainText(mine.shop.title);
  await shopper.scrollsOnlyDown();
});

test('going on with the other shop: the first basket waits, whole', async ({ shopper, says, pair, language }) => {
  const market = basketsOf(pair.sandbox, language);
  const [[mine, too], [other]] = [await market.goods(0), await market.goods(5)];
  await adds(shopper, mine);
  await adds(shopper, too);
  await adds(shopper, other);
  const cart = await asked(shopper);
  await cart.getByRole('button', { name: says('cart.askNew', { other: other.shop.title }) }).click();
  await has(cart, shopper, other, 1);
  await expect(cart.getByRole('heading', { name: says('cart.askTitle') })).toHaveCount(0);
  // Kept over a page turn, as long as the browser keeps it.
  await shopper.opens('/cart');
  const { content } = shopper;
  await has(content, shopper, other, 1);
  const parked = content.getByRole('region', { name: says('cart.parked', { count: 1 }) });
  await expect(parked).toContainText(says('cart.parkedOf', { count: 2, shop: mine.shop.title }));
  await parked.getByRole('button', { name: says('cart.takeUp', { shop: mine.shop.title }) }).click();
  await has(content, shopper, mine, 1);
  await has(content, shopper, too, 1);
  await expect(parked).toContainText(other.shop.title);
});

/** The question opens by itself: over the page where script runs, else on the cart's page. */
async function asked({ page, says, hasScript, content }: Shopper): Promise<Locator> {
  const cart = hasScript ? page.getByRole('dialog', { name: says('cart.title') }) : content;
  await expect(cart.getByRole('heading', { name: says('cart.askTitle') })).toBeVisible();
  await expect(cart.getByText(says('cart.ask')).first()).toBeVisible();
  return cart;
}
