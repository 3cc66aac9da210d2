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
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await shopper.opensShop(offer.shop);
  const plus = shopper.content.locator('[data-add]').first();
  // Loads what shows the cart's numbers on the rows, where the page has not loaded it by itself already.
  await plus.hover();
  await expect.poll(async () => (await Promise.all(scripts)).some(text => text.includes('data-count'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await formatsMade()).toEqual([]);
  await plus.click();
  await expect(plus).toHaveAttribute('data-count');
  expect(await formatsMade()).not.toEqual([]);
});
