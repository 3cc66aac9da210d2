/** Past orders: the invoice as a file, an order found again, and its dishes ordered once more. */
import { readFile } from 'node:fs/promises';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('the invoice is saved from beside the receipt, and the order stays where it is', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  const [download] = await Promise.all([
    shopper.page.waitForEvent('download'),
    shopper.follows(says('orders.invoice')),
  ]);
  expect(download.suggestedFilename()).toBe(`order-${order.id}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await shopper.isAt(`/orders/${order.id}`);
});

test('an order that waits for its payment has no invoice, nor has one that nobody paid', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await customers.createWithOrder({ payment: 'stripe' });
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  const link = shopper.content.getByRole('link', { name: says('orders.invoice') });
  await expect(shopper.content.getByRole('heading', { name: says('orders.payment'), exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await order.moves('canceled');
  await shopper.opens(`/orders/${order.id}`);
  await expect(link).toHaveCount(0);
});

test('what was ordered at a shop is found on its page, and is added as it was ordered', async ({
  shopper,
  says,
  catalog,
  customers,
}) => {
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  const { shop } = order.offer;
  // The size that a menu does not name, of a dish that comes in several.
  const kinds = await catalog.offers(2, ({ kind, left, min }) => kind.length > 0 && left > 30 && min === 1, {
    among: [shop],
  });
  const chosen = kinds.at(-1) ?? order.offer;
  await order.customer.fillsCart([chosen], 3);
  const { id } = await order.customer.places(chosen);
  await shopper.entersAs(order.customer, `/orders/${id}`);
  await shopper.opensShop(shop);
  await shopper.follows(says('ordered.title'));
  await shopper.isAt(`/${shop.type}/${shop.id}/ordered`);
  const list = shopper.content.getByRole('region', { name: says('ordered.title') });
  const row = list.getByRole('listitem').filter({ has: shopper.page.locator(`[data-add="${chosen.uuid}"]`) });
  await expect(row).toContainText(aroundGap(says('ordered.as', { choice: gap })));
  await expect(row).toContainText(shopper.amount(chosen.price));
  await shopper.scrollsOnlyDown();
  // It leads to the menu, not to itself.
  await expect(shopper.content.getByRole('link', { name: says('ordered.title') })).toHaveCount(0);
  if (!shopper.hasScript) {
    await shopper.plusOf(chosen).click();
    await shopper.isAt(new RegExp(`/ordered\\?product=${chosen.uuid}$`));
    await expect(shopper.sheetOf(chosen.title)).toBeVisible();
    await shopper.follows(says('product.toList'));
    return shopper.isAt(`/${shop.type}/${shop.id}/ordered`);
  }
  const answered = shopper.cartAnswer();
  await shopper.plusOf(chosen).click();
  await answered;
  await expect(shopper.plusOf(chosen)).toHaveAttribute('data-count', '');
  const cart = await shopper.opensCart();
  await expect(cart.box).toContainText(chosen.kind.join(', '));
});

test('where nothing was ordered yet the page says so, and leads to the menu', async ({
  shopper,
  says,
  catalog,
  customers,
}) => {
  const shop = await catalog.openRestaurant();
  await shopper.entersAs(await customers.create(), `/${shop.type}/${shop.id}/ordered`);
  await expect(shopper.content.getByRole('heading', { name: says('ordered.noneTitle') })).toBeVisible();
  await shopper.follows(says('shop.wholeMenu'));
  await shopper.isAt(`/${shop.type}/${shop.id}`);
});

test('an order is found by its shop, by a product and by its number', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  const { title, shop } = order.offer;
  await shopper.entersAs(order.customer, '/orders?past=1');
  const field = shopper.content.getByRole('searchbox', { name: says('orders.find') });
  const found = shopper.content.getByRole('listitem').filter({ hasText: shop.title });
  for (const words of [shop.title, title.toUpperCase(), String(order.id)]) {
    await field.fill(words);
    await shopper.presses(says('search.submit'));
    await expect(shopper.page).toHaveURL(/\/orders\?q=/);
    await expect(field).toHaveValue(words);
    await expect(found).toBeVisible();
  }
  await shopper.opens(`/orders?q=${encodeURIComponent(title)}`);
  await expect(found).toContainText(title);
  await shopper.scrollsOnlyDown();
  await field.fill('zzzznothing');
  await field.press('Enter');
  await expect(
    shopper.content.getByRole('heading', { name: says('search.noneTitle', { term: 'zzzznothing' }) }),
  ).toBeVisible();
  await expect(shopper.content.getByText(says('orders.findNone'))).toBeVisible();
  await shopper.follows(says('orders.past'));
  await shopper.follows(shop.title);
  await shopper.isAt(`/orders/${order.id}`);
});
