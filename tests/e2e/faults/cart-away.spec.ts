/** What becomes of a press, and of the cart, while the API is slow, broken or away? Counted at once, and never lost. */
import type { Locator } from '@playwright/test';
import type { FaultKind } from '../../../sandbox/control/faults.ts';
import type { Offer } from '../../support/offers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

const failures: { kind: FaultKind; path?: string; more?: { status: number } }[] = [
  { kind: 'down' },
  { kind: 'status', path: '**', more: { status: 500 } },
  { kind: 'html', path: '**' },
];

const shoppers = [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ar', javaScriptEnabled: false },
] as const;

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const { language, javaScriptEnabled } of shoppers) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ language, javaScriptEnabled });

    for (const { kind, path, more } of failures) {
      test(`${kind}: nothing is added, the reason is said, and the next press works`, async ({
        shopper,
        says,
        sandbox,
        catalog,
      }) => {
        const [good, other] = await catalog.plainDishes();
        shopper.watch.expects(/\/pictures\//);
        await shopper.adds(good);
        const button = await buttonOf(shopper, other);
        await sandbox.fails(kind, path, more);
        await button.click();
        const said = shopper.hasScript
          ? shopper.page.locator('[data-slot="toast"]').filter({ hasText: says('cart.offlineShort') })
          : shopper.content.getByText(says('errors.product.offline'));
        await expect(said).toBeVisible();
        if (shopper.hasScript) {
          await expect(button).toHaveText('+');
          await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '1');
        }
        await sandbox.recovers();
        await pressAndWait(shopper, button);
        await expect(async () => {
          await shopper.opens('/cart');
          await shopper.cartPage.has(good, 1);
          // That press may have come before the API was known to be back.
          if (await shopper.cartPage.line(other).isHidden()) {
            await pressAndWait(shopper, await buttonOf(shopper, other));
            await shopper.opens('/cart');
          }
          await shopper.cartPage.has(other, 1);
        }).toPass({ timeout: 12_000 });
      });
    }

    test('the cart cannot be shown, is kept, and is there again', async ({ shopper, says, sandbox, catalog }) => {
      const [good] = await catalog.plainDishes();
      shopper.watch.expects(/\/pictures\//);
      await shopper.adds(good);
      await sandbox.fails('down');
      await shopper.opens('/cart');
      await expect(shopper.content.getByRole('heading', { name: says('cart.offlineTitle') })).toBeVisible();
      await expect(shopper.content.getByText(says('cart.offline'))).toBeVisible();
      await sandbox.recovers();
      await expect(async () => {
        await shopper.follows(says('cart.tryAgain'));
        await shopper.cartPage.has(good, 1);
      }).toPass({ timeout: 8000 });
    });
  });
}

test('slow: a press counts at once, everywhere, and more presses do not wait', async ({
  shopper,
  sandbox,
  catalog,
}) => {
  const [good, other] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  await shopper.plusOf(good).scrollIntoViewIfNeeded();
  // Longer than the story waits for what it sees at once.
  await sandbox.fails('delay', 'rest/order/products/calculate', { milliseconds: 4000 });
  const atOnce = { timeout: 3000 };
  await shopper.plusOf(good).click();
  await expect(shopper.plusOf(good)).toHaveText('1', atOnce);
  await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '1', atOnce);
  await shopper.plusOf(good).click();
  await expect(shopper.plusOf(good)).toHaveText('2', atOnce);
  await shopper.plusOf(other).click();
  await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '3', atOnce);
  await sandbox.recovers();
  const cart = await shopper.opensCart();
  await expect(cart.box.locator('.cart-frame')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  await cart.has(good, 2);
  await cart.has(other, 1);
});

/** What to press once things go wrong: the row's `+`, or the button of the product's form. */
async function buttonOf(shopper: Shopper, good: Offer): Promise<Locator> {
  const { page, content, hasScript } = shopper;
  await shopper.opensShop(good.shop);
  if (hasScript) {
    await shopper.plusOf(good).scrollIntoViewIfNeeded();
    return shopper.plusOf(good);
  }
  await shopper.plusOf(good).click();
  await expect(page).toHaveURL(new RegExp(good.uuid));
  return content.locator('.product-add');
}

/** Waits for the answer: a press that is still on its way would be taken for one that has failed, and be repeated. */
async function pressAndWait({ page, hasScript }: Shopper, button: Locator): Promise<void> {
  const isOfCart = (of: { url(): string; method(): string }) =>
    of.method() === 'POST' && of.url().includes('/api/cart');
  const answered = hasScript ? page.waitForResponse(response => isOfCart(response.request())) : null;
  await button.click();
  await answered;
}
