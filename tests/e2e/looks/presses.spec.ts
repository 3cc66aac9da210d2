/**
 * How many presses does an order take on a phone? Two dishes, from the home page until the order is placed; whoever adds
 * a step takes one away.
 */
import { newEmail } from '../../support/customers.ts';
import { homeAddress } from '../shopper/guest.ts';
import { Presses } from '../shopper/presses.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { test as base, expect } from '../story.ts';

const test = base.extend<{ presses: Presses }>({
  presses: async ({ page }, use) => use(await Presses.on(page)),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(60_000);

test('a newcomer registers and orders: twelve', async ({ shopper, presses, says, catalog, sandbox }) => {
  const email = newEmail();
  const { content } = shopper;
  await shopper.opens('/');
  await putsTwoIntoCart(shopper, presses, catalog);
  await presses.press(content.getByRole('button', { name: says('checkout.setAddress') }));
  await presses.type(homeAddress.text, content.getByLabel(says('address.field')));
  await presses.press(shopper.page.getByRole('option', { name: homeAddress.text }).first());
  await shopper.isAt('/checkout');
  await presses.press(content.locator('label', { hasText: says('checkout.tag.cash') }));
  await presses.press(content.getByRole('button', { name: says('checkout.register') }));
  await presses.type(email, content.getByLabel(says('auth.email')));
  await presses.press(content.getByRole('button', { name: says('auth.sendCode') }));
  const code = content.getByLabel(says('auth.code'));
  await expect(code).toBeFocused();
  await presses.type(await sandbox.codeTo(email), code);
  await presses.type('Iris', content.getByLabel(says('auth.firstname')));
  await presses.press(content.getByLabel(says('auth.password'), { exact: true }));
  await presses.type('six-or-more', content.getByLabel(says('auth.password'), { exact: true }));
  await presses.press(content.getByRole('button', { name: says('auth.finish') }));
  await orders(shopper, presses);
  await presses.areAtMost(12);
});

test('a guest with an account: ten', async ({ shopper, presses, says, catalog, customers }) => {
  const customer = await customers.create();
  await customer.savesHome();
  const { content } = shopper;
  await shopper.opens('/');
  await putsTwoIntoCart(shopper, presses, catalog);
  await presses.press(content.getByRole('button', { name: says('auth.login') }));
  await presses.type(customer.email, content.getByLabel(says('login.login')));
  await presses.press(content.getByLabel(says('login.password')));
  await presses.type('doorstep1', content.getByLabel(says('login.password')));
  await presses.press(content.getByRole('button', { name: says('login.submit') }));
  await shopper.isAt('/checkout');
  await presses.press(content.locator('label', { hasText: says('checkout.tag.cash') }));
  await orders(shopper, presses);
  await presses.areAtMost(10);
});

test('a customer with an address, who has ordered before: five', async ({ shopper, presses, catalog, customers }) => {
  const { customer, moves } = await customers.createWithOrder();
  await moves('delivered');
  await shopper.entersAs(customer, '/');
  await putsTwoIntoCart(shopper, presses, catalog);
  await orders(shopper, presses);
  await presses.areAtMost(5);
});

test('an order once more: three', async ({ shopper, presses, says, customers }) => {
  const { customer, moves } = await customers.createWithOrder();
  await moves('delivered');
  await shopper.entersAs(customer, '/orders?past=1');
  await presses.press(shopper.content.getByRole('button', { name: says('orders.again') }));
  await shopper.isAt('/checkout');
  await orders(shopper, presses);
  await presses.areAtMost(3);
});

/** From the home page to the checkout. */
async function putsTwoIntoCart(
  shopper: Shopper,
  presses: Presses,
  catalog: { dinnerForTwo: (among: number[]) => Promise<Parameters<Shopper['plusOf']>[0][]> },
): Promise<void> {
  const { content } = shopper;
  const links = await content.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')));
  const shops = links.flatMap(href => /\/restaurant\/(\d+)$/.exec(href ?? '')?.[1] ?? []).map(Number);
  const [one, two] = await catalog.dinnerForTwo(shops);
  if (one === undefined || two === undefined) throw new Error('Dinner for two is two dishes.');
  await presses.press(content.locator(`a[href$="/restaurant/${one.shop.id}"]`).first());
  await shopper.isAt(`/restaurant/${one.shop.id}`);
  for (const dish of [one, two]) {
    await presses.press(shopper.plusOf(dish));
    await expect(shopper.plusOf(dish)).toHaveText('1');
  }
  await presses.press(shopper.page.locator('.cart-bar').getByRole('link', { name: shopper.says('cart.checkout') }));
  await shopper.isAt('/checkout');
}

async function orders({ page, content, orderButton }: Shopper, presses: Presses): Promise<void> {
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(content.locator('[aria-busy="true"]')).toHaveCount(0);
  await presses.press(orderButton);
  await expect(page).toHaveURL(/\/orders\/\d+$/);
}
