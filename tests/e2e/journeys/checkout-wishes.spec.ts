/** What the customer needs courier and shop to know, and what the device knows better. */
import { home } from '../../support/catalog.ts';
import { expect, test } from '../story.ts';

test('who cannot hear the phone says so once, and both the courier and the shop are told', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const { content } = shopper;
  await content.getByText(says('checkout.noCalls'), { exact: true }).click();
  await shopper.chooses(shopper.paymentName('cash'));
  await shopper.placesOrder();
  await expect(content.getByText(says('notices.ordered'))).toBeVisible();
  const [order] = await customer.orders();
  const said = says('checkout.noCallsSaid');
  expect(order).toMatchObject({ note: said, address: { comment: said } });
  await expect(content.getByText(said, { exact: true })).toHaveCount(1);
});

test('an allergy is told to the shop with the order, and is ticked for the next one', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer, offer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  const { content } = shopper;
  await content.locator('summary', { hasText: says('allergies.title') }).click();
  await content.getByText(says('allergies.milk'), { exact: true }).click();
  await content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.chooses(shopper.paymentName('cash'));
  await shopper.placesOrder();
  await expect(content.getByText(says('notices.ordered'))).toBeVisible();
  const said = says('allergies.said', { list: says('allergies.milk') });
  const [order] = await customer.orders();
  expect(order).toMatchObject({ note: `${said}. No onions` });
  expect(JSON.stringify(order?.address)).not.toContain(said);
  await customer.fillsCart([offer], 5);
  await shopper.opens('/checkout');
  await expect(content.getByLabel(says('allergies.milk'), { exact: true })).toBeChecked();
  await expect(content.getByLabel(says('allergies.eggs'), { exact: true })).not.toBeChecked();
});

test('a device that is far from the address says so, where its place may be known', async ({
  shopper,
  says,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'no device is asked without script');
  const { customer } = await customers.createWithCart();
  const { content, page } = shopper;
  const context = page.context();
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const { permissions, geolocation } = navigator;
    const [query, locate] = [permissions.query.bind(permissions), geolocation.getCurrentPosition.bind(geolocation)];
    permissions.query = (...args) => query(...args).finally(() => asked.push('permission'));
    geolocation.getCurrentPosition = (found, ...args) =>
      locate(
        position => {
          found(position);
          asked.push('place');
        },
        ...args,
      );
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  const [beginning = ''] = says('checkout.farFromHere', { distance: '|', address: '|' }).split('|');
  const warning = content.getByRole('status').filter({ hasText: beginning });

  await context.setGeolocation({ latitude: home.latitude + 0.05, longitude: home.longitude });
  await shopper.opensCheckoutAs(customer);
  await expect.poll(asked).toEqual(['permission']);
  await expect(warning).toHaveCount(0);

  await context.grantPermissions(['geolocation']);
  await shopper.opens('/checkout');
  await expect(warning).toContainText('128 Lantern Street');
  await warning.getByRole('button', { name: says('checkout.change') }).click();
  await shopper.isAt(`/address?${new URLSearchParams({ returnTo: shopper.pathOf('/checkout') })}`);

  await context.setGeolocation({ latitude: home.latitude + 0.05, longitude: home.longitude, accuracy: 5000 });
  await shopper.opens('/checkout');
  await expect.poll(asked).toEqual(['permission', 'place']);
  await expect(warning).toHaveCount(0);
});

test('a note for one shop is not sent to another, which another tab has put into the cart', async ({
  shopper,
  says,
  customers,
  catalog,
}) => {
  const { customer, offer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  await shopper.content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.choosesPayment('cash');
  const other = await catalog.deliveredHome('last');
  expect(other.shop.id).not.toBe(offer.shop.id);
  const tab = await shopper.inNewTab();
  await tab.opens('/cart');
  await tab.presses(says('cart.clear'));
  await expect(tab.content.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
  await customer.fillsCart([other], 5);
  await shopper.orderButton.click();
  await expect(shopper.notice(says('errors.checkout.lookAgain'))).toBeVisible();
  expect(await customer.orders()).toEqual([]);
  await shopper.seesTitle(says('checkout.heading', { shop: other.shop.title }));
  await shopper.placesOrder();
  expect((await customer.orders()).map(({ note }) => note ?? '')).toEqual(['']);
});
