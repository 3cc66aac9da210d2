/** A guest with a full cart signs in: the two carts become one, or the customer chooses. */

import { basketsOf } from '../baskets.ts';
import { adds, has } from '../carts.ts';
import { signsIn } from '../door.ts';
import { ordersOf } from '../orders.ts';
import { expect, type Shopper, test } from '../shopper.ts';

test('what lay in both is more, what lay in one is there', async ({ shopper, pair, language }) => {
  const market = basketsOf(pair.sandbox, language);
  const [both, own, fromBefore] = await market.goods();
  const { email, token } = await ordersOf(pair.sandbox, language).customer();
  await market.fillsAccount(token, [both, fromBefore]);
  await adds(shopper, both);
  await adds(shopper, own);
  await comesThroughTheDoor(shopper, email, '/cart');
  await has(shopper.content, shopper, both, 2);
  await has(shopper.content, shopper, own, 1);
  await has(shopper.content, shopper, fromBefore, 1);
  const names = (await shopper.page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('cart');
});

test('two shops: both baskets are kept until the customer has chosen', async ({ shopper, says, pair, language }) => {
  const market = basketsOf(pair.sandbox, language);
  const [[mine], [fromBefore]] = [await market.goods(0), await market.goods(5)];
  const { email, token } = await ordersOf(pair.sandbox, language).customer();
  await market.fillsAccount(token, [fromBefore]);
  await adds(shopper, mine);
  await comesThroughTheDoor(shopper, email, '/cart');
  const { content } = shopper;
  await expect(content.getByRole('heading', { name: says('cart.askTitle') })).toBeVisible();
  await has(content, shopper, fromBefore, 1);
  await shopper.presses(says('cart.askNew', { other: mine.shop.title }));
  await has(content, shopper, mine, 1);
  await expect(content.getByRole('region', { name: says('cart.parked', { count: 1 }) })).toContainText(
    says('cart.parkedOf', { count: 1, shop: fromBefore.shop.title }),
  );
  await shopper.presses(says('cart.takeUp', { shop: fromBefore.shop.title }));
  await has(content, shopper, fromBefore, 1);
});

/** With what lies in the guest's cart. */
async function comesThroughTheDoor(shopper: Shopper, email: string, path: string): Promise<void> {
  await shopper.opens(`/login?returnTo=${encodeURIComponent(shopper.addressOf(path))}`);
  await signsIn(shopper, { login: email });
  await shopper.isAt(path);
}
