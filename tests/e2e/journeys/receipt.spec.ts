/** The receipt adds up, line by line, in every currency, and says what each row is. */
import type { Locator } from '@playwright/test';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

const currencies = ['base', '2', '3'];

test('lines make the goods, rows make the total, in every currency', async ({ shopper, says, catalog }) => {
  test.setTimeout(60_000);
  const { shop, lines } = await catalog.longestMenu();
  await shopper.hasCartOf(
    shop,
    lines.slice(0, 7).map((line, index) => ({ ...line, quantity: index + 1 })),
  );
  await shopper.opens('/address');
  await shopper.deliversHome();
  const { content } = shopper;
  const slip = shopper.cartPage.receipt;
  for (const currency of currencies) {
    await paysIn(shopper, currency);
    await shopper.opens('/cart');
    await expect(slip.getByText(says('cart.total'), { exact: true })).toBeVisible();
    const own = await amounts(content.locator('.cart-line .cart-price > bdi, .cart-line .cart-addons bdi'));
    const [goods = 0, ...others] = await amounts(slip.locator('dl:not(.receipt-total) dd > bdi'));
    const [total] = await amounts(slip.locator('.receipt-total dd > bdi'));
    expect(sum(own), `the lines in ${currency}`).toBe(goods);
    expect(goods + sum(others), `the rows in ${currency}`).toBe(total);
    for (const row of ['goods', 'tax', 'deliveryFee'] as const) {
      await expect(slip.getByText(says(`receipt.${row}`), { exact: true })).toBeVisible();
      await slip.getByLabel(says('receipt.why', { row: says(`receipt.${row}`) })).click();
      await expect(slip.getByText(says(`receipt.${row}Reason`))).toBeVisible();
    }
  }
});

test('a pickup is one press from the cart, and from then on both pages count it', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  await shopper.entersAs(customer, '/cart');
  const { content } = shopper;
  const slip = shopper.cartPage.receipt;
  await expect(slip.getByText(says('cart.total'), { exact: true })).toBeVisible();
  await content.getByRole('button', { name: says('cart.pickItUp') }).click();
  await shopper.isAt('/checkout');
  await expect(shopper.orderButton).not.toContainText('128 Lantern Street');
  const [due] = await amounts(content.locator('.receipt-total dd > bdi'));

  await shopper.opens('/cart');
  await expect(slip.getByText(says('receipt.deliveryFee'), { exact: true })).toHaveCount(0);
  expect(await amounts(slip.locator('.receipt-total dd > bdi'))).toEqual([due]);
  await content.getByRole('button', { name: says('cart.haveDelivered') }).click();
  await shopper.isAt('/checkout');
  await expect(shopper.orderButton).toContainText('128 Lantern Street');
});

test('extras stand under their dish, and what comes free says so', async ({ shopper, says, catalog }) => {
  const { dish, gift } = await catalog.dishWithGift();
  const extras = dish.addons;
  await shopper.adds(dish, { quantity: gift.from, extras });
  await shopper.opens('/cart');
  const { content } = shopper;
  const line = shopper.cartPage.line(dish).first();
  const under = line.getByRole('list').getByRole('listitem');
  await expect(under).toHaveCount(extras.length);
  for (const [index, extra] of extras.entries()) {
    await expect(under.nth(index)).toContainText(extra.title);
    await expect(under.nth(index)).toContainText(
      extra.price === 0 ? says('receipt.free') : `+${shopper.amount(extra.price)}`,
    );
  }
  await expect(line.locator('.cart-price')).toContainText(shopper.amount(dish.price * gift.from));
  const free = content.locator('.cart-line').filter({ hasText: says('cart.free', { count: gift.quantity }) });
  await expect(free).toContainText(gift.title);
  await expect(free.locator('.cart-price')).toHaveText(says('receipt.free'));
  await expect(free.getByRole('button')).toHaveCount(0);

  const [extra] = extras;
  await shopper.presses(says('cart.remove', { title: extra?.title ?? '' }), line);
  await expect(content.getByText(says('notices.cartAddonRemoved')).first()).toBeVisible();
  await expect(under).toHaveCount(extras.length - 1);
  await shopper.presses(says('cart.less', { title: dish.title }));
  await expect(free).toHaveCount(0);
});

test('everything for a recipe is cheaper, and the receipt says why', async ({ shopper, says, catalog }) => {
  const { shop, lines, discount } = await catalog.recipe();
  await shopper.hasCartOf(shop, lines);
  await shopper.opens('/cart');
  const slip = shopper.cartPage.receipt;
  await expect(slip.getByText(says('receipt.recipeDiscount'), { exact: true })).toBeVisible();
  await slip.getByLabel(says('receipt.why', { row: says('receipt.recipeDiscount') })).click();
  await expect(slip.getByText(says('receipt.recipeDiscountReason'))).toBeVisible();
  const [goods = 0, off] = await amounts(slip.locator('dl:not(.receipt-total) dd > bdi'));
  const [total] = await amounts(slip.locator('.receipt-total dd > bdi'));
  expect(off).toBe(-discount);
  expect(goods - discount).toBe(total);
});

test('what was announced is what the receipt says, in every currency', async ({ shopper, says, catalog, sandbox }) => {
  test.setTimeout(60_000);
  const { dish, count } = await catalog.dinner();
  const { price_per_km: perKm = 0 } = await sandbox.read<{ price_per_km?: number }>(`shops/${dish.shop.id}`);
  await shopper.opens('/address');
  await shopper.deliversHome();
  for (const currency of currencies) {
    await paysIn(shopper, currency);
    await shopper.opens('/restaurants?sort=fee');
    const card = shopper.content.getByRole('article').filter({ hasText: dish.shop.title });
    const [cardFee = 0] = await amounts(card.locator('.shop-facts bdi').first());

    await shopper.adds(dish, { quantity: count });
    await shopper.opensProduct(dish);
    // Without script nobody counts while choosing: the card has said the fee.
    const atDoor = shopper.content.locator('.product-add small');
    if (shopper.hasScript) await expect(atDoor).toContainText(/\d/);
    const announced = shopper.hasScript ? await amounts(atDoor) : null;
    if (announced !== null) await shopper.adds(dish, { quantity: dish.min });

    await shopper.opens('/cart');
    const slip = shopper.cartPage.receipt;
    const fee = slip.locator('dl > div').filter({ hasText: says('receipt.deliveryFeeReason') });
    const [charged = 0] = await amounts(fee.locator('dd > bdi'));
    const rate = { base: 1, '2': 0.92, '3': 12_600 }[currency] ?? 1;
    expect(Math.abs(charged - cardFee), `the fee in ${currency}`).toBeLessThanOrEqual(perKm * 9 * rate + 1);
    const [total] = await amounts(slip.locator('.receipt-total dd > bdi'));
    if (announced !== null) expect([total], `at the door in ${currency}`).toEqual(announced);
  }
});

/** Hundredths, minus included. */
async function amounts(places: Locator): Promise<number[]> {
  const texts = await places.allTextContents();
  return texts.map(text => Math.round(Number(text.replace('\u2212', '-').replace(/[^\d.-]/g, '')) * 100));
}

function sum(parts: number[]): number {
  return parts.reduce((all, part) => all + part, 0);
}

async function paysIn({ page }: Shopper, currency: string): Promise<void> {
  const cookies = await page.context().cookies();
  const view = cookies.find(({ name }) => name === 'view');
  if (!view) throw new Error('An address makes the view cookie.');
  const [, ...others] = view.value.split('_');
  await page.context().addCookies([{ ...view, value: [currency, ...others].join('_') }]);
}
