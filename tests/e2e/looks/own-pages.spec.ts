/** Do the pages of a customer's own hold for axe and for narrow screens: a full cart, checkout, and orders in every state? */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Shopper, test } from '../shopper.ts';
import type { Town } from '../town.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The pages of the account, with a form of an address that is about to be saved. */
const account = [
  '/profile',
  '/settings',
  '/notifications',
  '/liked',
  '/addresses',
  '/addresses/new?text=128+Lantern+Street&latitude=41.302819&longitude=69.192781',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`${colorScheme}, ${language}`, () => {
      test.use({ colorScheme, language });

      test('axe finds nothing in cart and checkout', async ({ shopper, town }) => {
        await fillsACart(shopper, town);
        for (const path of ['/cart', '/checkout']) await isClean(shopper, path);
      });

      test('axe finds nothing in the orders', async ({ shopper }) => {
        test.setTimeout(90_000);
        for (const path of await ordersOfNora(shopper)) await isClean(shopper, path);
      });

      test('axe finds nothing in the account', async ({ shopper }) => {
        test.setTimeout(90_000);
        await ordersOfNora(shopper);
        for (const path of account) await isClean(shopper, path);
      });
    });
  }
}

for (const language of ['en', 'de', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, javaScriptEnabled: false });

    test('nothing sticks out of the own pages', async ({ page, shopper, town }) => {
      test.setTimeout(90_000);
      await fillsACart(shopper, town);
      const own = ['/cart', '/checkout', ...(await ordersOfNora(shopper)), ...account];
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        for (const path of own) {
          await shopper.opens(path);
          await shopper.scrollsOnlyDown();
        }
      }
    });
  });
}

async function isClean(shopper: Shopper, path: string): Promise<void> {
  await shopper.opens(path);
  const { violations } = await new AxeBuilder({ page: shopper.page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n    ')}`);
  expect.soft(found, path).toEqual([]);
}

/** The lists, and one order of each kind that they show. */
async function ordersOfNora(shopper: Shopper): Promise<string[]> {
  await shopper.opens('/login?returnTo=%2Forders');
  await shopper.content.getByLabel(shopper.says('login.login')).fill('nora@doorstep.test');
  await shopper.content.getByLabel(shopper.says('login.password')).fill('doorstep1');
  await shopper.presses(shopper.says('login.submit'));
  await expect(shopper.page.locator('a[href*="/orders/"]').first()).toBeVisible();
  const links = await shopper.page
    .locator('main a[href*="/orders/"]')
    .evaluateAll(found => found.map(link => (link as HTMLAnchorElement).pathname.replace(/^\/(de|ar)\//, '/')));
  return ['/orders', ...new Set(links)].slice(0, 7);
}

async function fillsACart(shopper: Shopper, town: Town): Promise<void> {
  const [shop] = await town.shops('type=restaurant&open=1');
  if (!shop) throw new Error('No restaurant is open.');
  const [product] = await town.menuOf(shop);
  await shopper.opens(`/restaurant/${shop.id}?product=${product?.uuid}`);
  await shopper.page.locator('.product-form button[type=submit]').click();
  if (shopper.hasScript) await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', /./);
  else await shopper.isAt('/cart');
}
