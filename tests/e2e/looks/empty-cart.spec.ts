/** What script does for the cart on a page whose visitor has none: nothing that costs a phone its first moments. */
import { expect, test } from '../story.ts';

test.use({ javaScriptEnabled: true });

test('without a cart no number is formatted in the browser', async ({ shopper, page, catalog }) => {
  await page.addInitScript(() => {
    const { NumberFormat } = Intl;
    const made: string[] = [];
    Object.assign(window, { formatsMade: made });
    Intl.NumberFormat = class extends NumberFormat {
      constructor(...settings: ConstructorParameters<typeof NumberFormat>) {
        super(...settings);
        made.push(String(settings[0]));
      }
    } as typeof NumberFormat;
  });
  const formatsMade = () => page.evaluate(() => (window as unknown as { formatsMade: string[] }).formatsMade);
  const [offer] = await catalog.plainDishes();
  await shopper.opensShop(offer.shop);
  // Pointing at it loads what carries the press out, and shows the cart's numbers on all rows.
  const rows = page.waitForEvent('requestfinished', request => request.resourceType() === 'script');
  const plus = shopper.content.locator('[data-add]').first();
  await plus.hover();
  await rows;
  await page.waitForLoadState('networkidle');
  expect(await formatsMade()).toEqual([]);
  await plus.click();
  await expect(plus).toHaveAttribute('data-count');
  expect(await formatsMade()).not.toEqual([]);
});
