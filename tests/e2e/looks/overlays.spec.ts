/**
 * What is an overlay's own: its part comes on intent, the native one answers until then, it can be swiped, a message
 * waits.
 */
import type { Locator, Page } from '@playwright/test';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

const phone = { width: 360, height: 740 };

test('a part is loaded when its button is pointed at; focus goes in and comes back', async ({ shopper, says }) => {
  const { page } = shopper;
  const scripts: Promise<string>[] = [];
  page.on('response', answer => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text().catch(() => ''));
  });
  const hasVaul = async () => (await Promise.all(scripts)).some(text => text.includes('data-vaul-drawer'));
  await shopper.opens('/');
  await page.waitForLoadState('networkidle');
  expect(await hasVaul()).toBe(false);
  const opener = menuButton(shopper);
  await opener.hover();
  await expect.poll(hasVaul).toBe(true);
  await page.waitForLoadState('networkidle');
  await opener.click();
  const menu = page.getByRole('dialog', { name: says('shell.menu') });
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  await expect(menu).toHaveCSS('animation-duration', '0.32s');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await expect(shopper.content.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(shopper.content.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const kind of ['part', 'native'] as const)
  test(`over the menu, as ${kind}: the pickers close before it, and the focus goes the same way`, async ({
    shopper,
    says,
  }) => {
    const { page } = shopper;
    await shopper.opens('/');
    await page.waitForLoadState('networkidle');
    if (kind === 'native') {
      shopper.watch.expects(/_next\/static/);
      await page.route('**/_next/static/**', route => route.abort());
    } else {
      await menuButton(shopper).hover();
      await page.waitForLoadState('networkidle');
    }
    const menu = await shopper.opensMenu();
    await expect(menu).toHaveAttribute('data-side', 'end');
    expect(await menu.evaluate(element => element.hasAttribute('popover'))).toBe(kind === 'native');
    const row = menu.getByRole('button', { name: says('preferences.title') });
    await expect(row).toContainText('EN / $');
    const pickers = page.getByRole('dialog', { name: says('preferences.title') });
    const close = pickers.getByRole('button', { name: says('preferences.close'), exact: true });
    for (const closes of [() => page.keyboard.press('Escape'), () => close.click()]) {
      await row.focus();
      await page.keyboard.press('Enter');
      // Once they can be pressed, Escape is theirs. A person is never quick enough to press it before.
      await close.click({ trial: true });
      await closes();
      await expect(pickers).toBeHidden();
      await expect(menu).toBeVisible();
      await expect(row).toBeFocused();
    }
    await row.click();
    await pickers.getByRole('button', { name: says('preferences.dark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton(shopper)).toBeFocused();
    await expect(menu).toBeHidden();
  });

test('a dish that was opened in the cart leaves the focus on the page when it closes', async ({ shopper, catalog }) => {
  const { page } = shopper;
  const [offer] = await catalog.plainDishes();
  await shopper.adds(offer);
  await shopper.opens('/restaurants');
  const cart = await shopper.opensCart();
  await cart.line(offer).getByRole('link', { name: offer.title }).press('Enter');
  const dish = shopper.sheetOf(offer.title);
  await expect(dish).toBeVisible();
  await expect(dish.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dish).toHaveCount(0);
  // The link is gone with the cart.
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('a dish over the cart that is still closing hears the first Escape', async ({ shopper, catalog }) => {
  const [offer] = await catalog.plainDishes();
  await shopper.adds(offer);
  await shopper.opens('/restaurants');
  const cart = await shopper.opensCart();
  // As soon as the focus is in the dish, which is sooner than a test can press.
  await shopper.page.evaluate(() => {
    const press = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('[role=dialog][id^="product-"]'))) return;
      document.removeEventListener('focusin', press);
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    };
    document.addEventListener('focusin', press);
  });
  await cart.line(offer).getByRole('link', { name: offer.title }).press('Enter');
  await expect(cart.box).toHaveCount(0);
  await expect(shopper.sheetOf(offer.title)).toHaveCount(0);
});

test('in the picker over a page Escape closes the suggestions first, and keeps what was typed', async ({
  shopper,
  says,
}) => {
  const { page } = shopper;
  await shopper.opens('/restaurants');
  const chip = page.getByRole('banner').locator('.address-chip').filter({ visible: true }).first();
  await chip.click();
  const picker = page.getByRole('dialog', { name: says('address.title') });
  const field = picker.getByLabel(says('address.field'));
  await field.focus();
  await expect(picker.getByRole('combobox')).toBeVisible();
  await page.keyboard.type('Lantern');
  await expect(picker.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('Lantern');
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(chip).toBeFocused();
});

test('where no part can be had, the native popover opens and the link leads on', async ({ shopper, says }) => {
  const { page } = shopper;
  await shopper.opens('/');
  await page.waitForLoadState('networkidle');
  shopper.watch.expects(/_next\/static/);
  await page.route('**/_next/static/**', route => route.abort());
  await menuButton(shopper).click();
  const menu = page.getByRole('dialog', { name: says('shell.menu') });
  await expect(menu).toBeVisible();
  await expect(menu).toHaveAttribute('popover', 'auto');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: says('cart.title') })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a message closes after five seconds, and waits while it is pointed at', async ({ shopper, says, catalog }) => {
  const { page } = shopper;
  const [offer] = await catalog.plainDishes();
  await page.clock.install();
  await shopper.opensShop(offer.shop);
  shopper.watch.expects(/api\/cart/);
  await page.route('**/api/cart?*', route => route.abort());
  await shopper.plusOf(offer).click();
  const toast = page.locator('[data-slot="toast"][data-state="open"]');
  await expect(toast).toContainText(says('cart.offlineShort'));
  await toast.hover();
  await page.clock.fastForward(6_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 700);
  await page.clock.fastForward(6_000);
  await expect(toast).toHaveCount(0);
});

test('a message is heard where its part cannot be had', async ({ shopper, says, catalog }) => {
  const { page } = shopper;
  const [offer] = await catalog.plainDishes();
  await shopper.adds(offer);
  shopper.watch.expects(/api\/cart|_next\/static/);
  await page.route('**/api/cart?*', route => route.abort());
  await page.route('**/_next/static/**', route => route.abort());
  await shopper.plusOf(offer).click();
  const region = page.locator('section[data-slot="toast-viewport"]');
  await expect(region).toContainText(says('cart.offlineShort'));
  await expect(region, 'with its part it would be heard twice').not.toHaveAttribute('aria-live');
  await expect(page.locator('#said')).toHaveText(says('cart.offlineShort'));
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the cart goes with a long swipe on its handle, and stays after a short one', async ({ shopper, catalog }) => {
    const [offer] = await catalog.plainDishes();
    await shopper.adds(offer);
    const { box: cart } = await shopper.opensCart();
    const handle = cart.locator('[data-slot="drawer-handle"]');
    await atRest(cart);
    const height = (await cart.boundingBox())?.height ?? 0;
    const before = (await handle.boundingBox())?.y;
    await swipes(shopper.page, handle, { y: height * 0.3 });
    await expect.poll(async () => (await handle.boundingBox())?.y).toBe(before);
    await atRest(cart);
    await swipes(shopper.page, handle, { y: height * 0.6 });
    await expect(cart).toHaveCount(0);
  });

  test.describe('from right to left', () => {
    test.use({ language: 'ar' });

    test('the menu goes with a swipe to its side, which is the left one', async ({ shopper, says }) => {
      const { page } = shopper;
      await shopper.opens('/');
      const menu = page.getByRole('dialog', { name: says('shell.menu') });
      // Until its part is there the browser itself opens and closes the menu, which then follows no finger.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await menuButton(shopper).click();
        await expect(menu).toHaveAttribute('aria-modal', 'true', { timeout: 1000 });
      }).toPass();
      await atRest(menu);
      expect((await menu.boundingBox())?.x).toBe(0);
      await swipes(page, menu.locator('[data-slot="drawer-header"]'), { x: -200 });
      await expect(menu).toHaveCount(0);
    });
  });
});

function menuButton({ page, says }: Shopper): Locator {
  return page.getByRole('banner').getByRole('button', { name: says('shell.menu') });
}

/** Drawers come in motion, and follow no finger before they have arrived. */
async function atRest(drawer: Locator): Promise<void> {
  await drawer.page().waitForTimeout(700); // taste-ok: vaul takes no finger for half a second, and does not say so
  await drawer.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** With a finger, slowly enough to count by its length alone. */
async function swipes(page: Page, where: Locator, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  const box = await where.boundingBox();
  if (box === null) throw new Error('Nothing to swipe.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 20; step++) {
    await touch('touchMove', [{ x: from.x + (x * step) / 20, y: from.y + (y * step) / 20 }]);
    await page.waitForTimeout(60); // taste-ok: the speed of the finger
  }
  await touch('touchEnd', []);
}
