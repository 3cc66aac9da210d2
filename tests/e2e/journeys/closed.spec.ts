/** What cannot be had says so: a shop that takes no orders, a product that is sold out. */
import { isPlain } from '../../support/offers.ts';
import { expect, test } from '../story.ts';

test('a shop that takes no orders says so, in the list and on its page', async ({ shopper, says, catalog }) => {
  const paused = await catalog.closedRestaurant();
  await shopper.opens('/restaurants?page=9');
  const card = shopper.content.getByRole('article').filter({ hasText: paused.title });
  await expect(card.getByText(says('card.open.paused'))).toBeVisible();
  await shopper.opens('/address');
  await shopper.deliversHome();
  await shopper.opensShop(paused);
  await expect(shopper.content.getByText(says('card.open.paused')).first()).toBeVisible();
  await expect(shopper.content.getByText(says('shop.closedHint', { title: paused.title }))).toBeVisible();
  await expect(shopper.content.locator('.add').filter({ visible: true })).toHaveCount(0);
  await expect(shopper.content.getByText(says('shop.far', { title: paused.title }))).toHaveCount(0);
  const { uuid } = await catalog.productOf(paused);
  await shopper.opensProduct({ shop: paused, uuid });
  const reason = says('product.closed', { opening: says('card.open.paused') });
  await expect(shopper.content.getByText(reason)).toBeVisible();
  await expect(shopper.content.locator('.product-add')).toHaveCount(0);
});

test('a shop that does not deliver here says so, and sells to who picks it up', async ({ shopper, says, catalog }) => {
  const far = await catalog.farRestaurant();
  const { uuid } = await catalog.productOf(far);
  const plus = shopper.content.locator('.add').first();
  const reason = shopper.content.getByRole('heading', { name: says('shop.far', { title: far.title }) });
  const terms = shopper.content.getByRole('list', { name: says('shop.terms') });
  await shopper.opensShop(far);
  await expect(plus).toBeVisible();
  await expect(terms.getByText(says('shop.feeLabel'))).toBeVisible();
  await expect(reason).toBeHidden();
  await shopper.opens('/address');
  await shopper.deliversHome();
  await shopper.opensProduct({ shop: far, uuid });
  await expect(shopper.content.getByText(says('product.far', { title: far.title }))).toBeVisible();
  await expect(shopper.content.locator('.product-add')).toBeHidden();
  await shopper.opensShop(far);
  await expect(reason).toBeVisible();
  await expect(plus).toBeHidden();
  // No delivery has no price.
  await expect(terms.getByText(says('shop.feeLabel'))).toBeHidden();
  await expect(shopper.content.getByRole('link', { name: says('shop.farOthers') })).toBeVisible();
  await shopper.content.getByLabel(says('shop.farPickup')).check();
  await expect(plus).toBeVisible();
});

test('who has given an address is not asked for one, by a shop in reach and by one that is not', async ({
  shopper,
  says,
  catalog,
}) => {
  const [far, { dish }] = [await catalog.farRestaurant(), await catalog.dinner()];
  const asks = shopper.content.getByRole('link', { name: says('shop.delivers.ask') });
  await shopper.opensShop(far);
  await expect(asks).toBeVisible();
  await shopper.opens('/address');
  await shopper.deliversHome();
  for (const shop of [far, dish.shop]) {
    await shopper.opensShop(shop);
    await expect(asks).toBeHidden();
  }
});

test('what is bought of it is for pickup, in the cart and at the checkout, and both say why', async ({
  shopper,
  says,
  catalog,
  customers,
}) => {
  const far = await catalog.farRestaurant();
  const customer = await customers.create();
  const why = new RegExp(
    (['elsewhere', 'nowhere'] as const).map(reach => says(`cart.pickup.${reach}`, { shop: far.title })).join('|'),
  );
  await shopper.adds(await catalog.offer(isPlain, { among: [far] }));
  await shopper.opens('/address');
  await shopper.deliversHome();
  await shopper.opens('/cart');
  const { box, receipt } = shopper.cartPage;
  await expect(box.getByText(why)).toBeVisible();
  await expect(receipt.getByText(says('receipt.deliveryFee'), { exact: true })).toHaveCount(0);
  await shopper.entersAs(customer, '/checkout');
  await expect(shopper.content.getByText(why)).toBeVisible();
  await expect(shopper.orderButton).toContainText(far.title);
  await shopper.chooses(says('checkout.delivery'));
  await shopper.updates();
  await expect(shopper.content.getByText(says('errors.checkout.outOfZone', { shop: far.title })).first()).toBeVisible();
  await shopper.chooses(says('checkout.pickup'));
  await shopper.updates();
  await shopper.checksOut({ payment: 'cash' });
  expect(await customer.orders()).toMatchObject([{ delivery_type: 'pickup' }]);
});

test('whoever has another address in reach chooses it from the sentence about pickup', async ({
  shopper,
  says,
  catalog,
  customers,
}) => {
  const { dish, count } = await catalog.dinner();
  const customer = await customers.create();
  await customer.savesHome();
  await customer.savesAddress('Farm', { address: 'The far farm' }, { latitude: 41.6, longitude: 69.9 });
  await customer.fillsCart([dish], count);
  await shopper.entersAs(customer, '/checkout');
  await expect(shopper.orderButton).toContainText(dish.shop.title);
  await shopper.follows(says('shop.farAddress'));
  await shopper.presses(/128 Lantern Street/);
  await shopper.isAt('/checkout');
  await expect(shopper.orderButton).toContainText('128 Lantern Street');
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
