/** What a press shows while its page is on a slow way: the name, picture and price that the card had. */
import { devices, type Page } from '@playwright/test';
import { expect, test } from '../story.ts';

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a shop', async ({ shopper, page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await shopper.opens('/restaurants');
      const release = await holdsPages(page);
      const card = shopper.content.locator('.shop-card').first();
      const name = await card.getByRole('link').first().textContent();
      await card.getByRole('link').first().click();
      const preview = page.locator('.page-preview');
      await expect(preview.locator('h1')).toHaveText(name ?? '');
      await expect(preview.locator('img')).toHaveJSProperty('complete', true);
      expect(await preview.locator('.shop-banner').evaluate(banner => banner.getAnimations().length)).toBe(1);
      release();
      await expect(page).toHaveURL(/\/restaurant\/\d+$/);
      await expect(preview).toHaveCount(0);
      await shopper.seesTitle(name ?? '');
    });

    test('a product', async ({ shopper, page, catalog }) => {
      const [offer] = await catalog.plainDishes();
      await shopper.opensShop(offer.shop);
      const release = await holdsPages(page);
      const row = shopper.content.locator('.rows > li', { hasText: offer.title }).first();
      await row.getByRole('link', { name: offer.title, exact: true }).click();
      const preview = page.locator('.product-preview');
      await expect(preview.locator('h2')).toHaveText(offer.title);
      await expect(preview.locator('.product-price')).toHaveText(shopper.amount(offer.price));
      release();
      await expect(page.getByRole('dialog', { name: offer.title })).toBeVisible();
      await expect(preview).toHaveCount(0);
    });
  });

test('a dish that is added flies to the cart, and lies nowhere else afterwards', async ({ shopper, page, catalog }) => {
  const [offer] = await catalog.plainDishes();
  await shopper.opensShop(offer.shop);
  const flies = page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const seen = new MutationObserver(records => {
      const copy = records.flatMap(({ addedNodes }) => [...addedNodes]).find(node => node.nodeName === 'IMG');
      if (copy instanceof HTMLImageElement) resolve(copy.alt);
    });
    seen.observe(document.body, { childList: true });
    return promise;
  });
  await shopper.plusOf(offer).click();
  expect(await flies, 'to be seen only').toBe('');
  await expect(page.locator('body > img')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  test('the page of a shop in sight is on its way before the finger lifts, and asked for once', async ({
    shopper,
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', request => {
      const isPage = request.url().includes('_rsc=') && !request.headers()['next-router-segment-prefetch'];
      if (isPage) asked.push(new URL(request.url()).pathname);
    });
    const known = page.waitForResponse(/\/restaurant\/\d+\?_rsc=/);
    await shopper.opens('/restaurants');
    const shop = new URL((await known).url()).pathname;
    await (await known).finished();
    const link = shopper.content.locator(`.shop-card a[href="${shop}"]`);
    const box = await link.boundingBox();
    const finger = await page.context().newCDPSession(page);
    const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect.poll(() => asked).toEqual([shop]);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(new RegExp(`${shop}$`));
    await expect(page.locator('.shop-name')).toBeVisible();
    expect(asked).toEqual([shop]);
  });
});

test('a shop that a quick mouse presses is asked for with the press alone', async ({ shopper, page }) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('_rsc=')) asked.push(new URL(request.url()).pathname);
  });
  await shopper.opens('/restaurants');
  await page.waitForLoadState('networkidle');
  const link = shopper.content.locator('.shop-card a').first();
  const shop = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator('.shop-name')).toBeVisible();
  expect(asked).toEqual([shop]);
});

/** Pages that are asked for from now on wait until they are released. */
async function holdsPages(page: Page): Promise<() => void> {
  // The preview itself comes once the page has nothing else to do.
  await page.waitForTimeout(1600); // taste-ok: a timer of the page itself (soft-navigation), which shows nowhere
  await page.waitForLoadState('networkidle');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/_rsc=/, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}
