/** What cannot be had says so: a shop that takes no orders, a product that is sold out. */
import { expect, test } from '../story.ts';

test('a shop that takes no orders says so, in the list and on its page', async ({ shopper, says, catalog }) => {
  const paused = await catalog.closedRestaurant();
  await shopper.opens('/restaurants?page=9');
  const card = shopper.content.getByRole('article').filter({ hasText: paused.title });
  await expect(card.getByText(says('card.open.paused'))).toBeVisible();
  await shopper.opensShop(paused);
  await expect(shopper.content.getByText(says('card.open.paused')).first()).toBeVisible();
});

test('a sold-out product says so, offers others, and cannot be added', async ({ shopper, says, catalog }) => {
  const { shop, uuid, title, section } = await catalog.soldOutProduct();
  await shopper.opens(`/${shop.type}/${shop.id}?section=${section}`);
  const row = shopper.content
    .getByRole('listitem')
    .filter({ has: shopper.page.getByRole('link', { name: title, exact: true }) });
  await expect(row.getByText(says('shop.soldOut')).first()).toBeVisible();
  await shopper.opensProduct({ shop, uuid });
  await expect(shopper.content.getByText(says('product.soldOutNow'))).toBeVisible();
  await expect(shopper.content.getByRole('button', { name: says('product.addPlain') })).toHaveCount(0);
  await expect(shopper.content.getByText(says('product.instead'))).toBeVisible();
});
