/** Back on a phone closes the sheet that lies over a page, and leaves the page only when there is none. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const list = '/restaurants';

test('the cart', async ({ shopper, says, catalog, page }) => {
  const [offer] = await catalog.plainDishes();
  await shopper.adds(offer);
  await opensListAfterHome(shopper, page);
  await closesByBack(shopper, {
    opener: page.getByRole('banner').getByRole('link', { name: says('cart.title') }),
    sheet: page.getByRole('dialog', { name: says('cart.title') }),
  });
});

test('the menu', async ({ shopper, says, page }) => {
  await opensListAfterHome(shopper, page);
  await closesByBack(shopper, {
    opener: page.getByRole('banner').getByRole('button', { name: says('shell.menu') }),
    sheet: page.getByRole('dialog', { name: says('shell.menu') }),
  });
});

test('the pickers over the menu', async ({ shopper, says, page }) => {
  await opensListAfterHome(shopper, page);
  const menu = page.getByRole('dialog', { name: says('shell.menu') });
  const pickers = page.getByRole('dialog', { name: says('preferences.title') });
  const opened = () => page.evaluate(() => history.state?.overlay ?? 0);
  await shopper.opensPreferences();
  await expect.poll(opened).toBe(2);
  await page.goBack();
  await expect(pickers).toBeHidden();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await shopper.isAt(list);
  await page.goBack();
  await shopper.isAt('/');
});

test('another language, chosen over the menu, leaves nothing to go back through', async ({ shopper, says, page }) => {
  await opensListAfterHome(shopper, page);
  await (await shopper.opensPreferences()).getByRole('button', { name: 'Deutsch' }).click();
  await shopper.isAt(/\/de\/restaurants$/);
  await shopper.waitsForScript();
  await expect(page.getByRole('dialog', { name: says('shell.menu') })).toHaveCount(0);
  await page.goBack();
  await shopper.isAt(/:\d+\/(de)?$/);
});

test('the filters', async ({ shopper, says, page }) => {
  await opensListAfterHome(shopper, page);
  await closesByBack(shopper, {
    opener: page.getByRole('button', { name: says('list.filters') }).first(),
    sheet: page.locator('[data-slot="drawer-content"]', { hasText: says('list.show') }).filter({ visible: true }),
  });
});

test('the address', async ({ shopper, says, page }) => {
  await opensListAfterHome(shopper, page);
  await closesByBack(shopper, {
    opener: page.getByRole('banner').getByRole('link', { name: says('address.set') }),
    sheet: page.getByRole('dialog', { name: says('address.title') }),
  });
});

test('a cart stays open until the checkout is there, which leads back to the shop', async ({
  shopper,
  says,
  catalog,
}) => {
  const { dish, count } = await catalog.dinner();
  const { page } = shopper;
  for (let added = 0; added < count; added++) await shopper.adds(dish);
  const { pathname } = new URL(page.url());
  const { box } = await shopper.opensCart();
  await page.route('**/checkout?*', async route => {
    await wait(600);
    await route.continue();
  });
  const toCheckout = box.getByRole('link', { name: says('cart.checkout') });
  await toCheckout.click();
  await expect(toCheckout).toHaveAttribute('aria-busy', 'true');
  await shopper.isAt('/checkout');
  await expect(box).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(url => url.pathname === pathname);
  await expect(box).toHaveCount(0);
});

async function opensListAfterHome(shopper: Shopper, page: Page) {
  await shopper.opens('/');
  await shopper.opens(list);
  await page.waitForLoadState('networkidle');
}

/** Closed by Back twice, once by itself; then Back leaves the page, as if nothing had been opened. */
async function closesByBack(shopper: Shopper, { opener, sheet }: { opener: Locator; sheet: Locator }) {
  const { page } = shopper;
  const opened = () => page.evaluate(() => history.state?.overlay ?? 0);
  for (let times = 0; times < 2; times++) {
    await opener.click();
    await expect(sheet).toBeVisible();
    await expect.poll(opened).toBe(1);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await shopper.isAt(list);
  }
  await opener.click();
  await expect.poll(opened).toBe(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect.poll(opened).toBe(0);
  await page.goBack();
  await shopper.isAt('/');
}
