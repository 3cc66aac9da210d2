/** What becomes of a press, and of the cart, while the API is slow, broken or away? Counted at once, and never lost. */
import type { Locator } from '@playwright/test';
import { basketsOf, type Good } from '../baskets.ts';
import { adds, has, opensCart, plusOf } from '../carts.ts';
import { expect, type Shopper, test } from '../shopper.ts';

const failures: { kind: string; path?: string; more?: Record<string, number> }[] = [
  { kind: 'down' },
  { kind: 'status', path: '**', more: { status: 500 } },
  { kind: 'html', path: '**' },
];

const shoppers = [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ar', javaScriptEnabled: false },
] as const;

test.afterEach(({ town }) => town.isWellAgain());

for (const { language, javaScriptEnabled } of shoppers) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ language, javaScriptEnabled });

    for (const { kind, path, more } of failures) {
      test(`${kind}: nothing is added, the reason is said, and the next press works`, async ({
        shopper,
        town,
        pair,
        says,
      }) => {
        const [good, other] = await basketsOf(pair.sandbox, language).goods();
        shopper.watch.expects(/\/pictures\//);
        await adds(shopper, good);
        const button = await before(shopper, other);
        await town.goesWrong(kind, path, more);
        await button.click();
        const said = shopper.hasScript
          ? shopper.page.locator('.toast').filter({ hasText: says('cart.offlineShort') })
          : shopper.content.getByText(says('errors.product.offline'));
        await expect(said).toBeVisible();
        if (shopper.hasScript) {
          await expect(button).toHaveText('+');
          await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '1');
        }
        await town.isWellAgain();
        await expect(async () => {
          await button.click();
          await shopper.opens('/cart');
          await has(shopper.content, shopper, good, 1);
          await has(shopper.content, shopper, other, 1);
        }).toPass({ timeout: 8000 });
      });
    }

    test('the cart cannot be shown, is kept, and is there again', async ({ shopper, town, pair, says }) => {
      const [good] = await basketsOf(pair.sandbox, language).goods();
      shopper.watch.expects(/\/pictures\//);
      await adds(shopper, good);
      await town.goesWrong('down');
      await shopper.opens('/cart');
      await expect(shopper.content.getByRole('heading', { name: says('cart.offlineTitle') })).toBeVisible();
      await expect(shopper.content.getByText(says('cart.offline'))).toBeVisible();
      await town.isWellAgain();
      await expect(async () => {
        await shopper.follows(says('cart.tryAgain'));
        await has(shopper.content, shopper, good, 1);
      }).toPass({ timeout: 8000 });
    });
  });
}

test('slow: a press counts at once, everywhere, and more presses do not wait', async ({
  shopper,
  town,
  pair,
  language,
}) => {
  const [good, other] = await basketsOf(pair.sandbox, language).goods();
  await shopper.opens(`/restaurant/${good.shop.id}`);
  await plusOf(shopper, good).scrollIntoViewIfNeeded();
  // Longer than the story waits for what it sees at once.
  await town.goesWrong('delay', 'rest/order/products/calculate', { milliseconds: 4000 });
  const atOnce = { timeout: 3000 };
  await plusOf(shopper, good).click();
  await expect(plusOf(shopper, good)).toHaveText('1', atOnce);
  await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '1', atOnce);
  await plusOf(shopper, good).click();
  await expect(plusOf(shopper, good)).toHaveText('2', atOnce);
  await plusOf(shopper, other).click();
  await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '3', atOnce);
  await town.isWellAgain();
  const cart = await opensCart(shopper);
  await expect(cart.locator('.cart-frame')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  await has(cart, shopper, good, 2);
  await has(cart, shopper, other, 1);
});

/** What to press once things go wrong: the row's `+`, or the button of the product's form. */
async function before(shopper: Shopper, good: Good): Promise<Locator> {
  const { page, content, hasScript } = shopper;
  await shopper.opens(`/restaurant/${good.shop.id}`);
  if (hasScript) {
    await plusOf(shopper, good).scrollIntoViewIfNeeded();
    return plusOf(shopper, good);
  }
  await plusOf(shopper, good).click();
  await expect(page).toHaveURL(new RegExp(good.uuid));
  return content.locator('.product-add');
}
