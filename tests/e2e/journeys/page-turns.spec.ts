/** Where does a page begin? A next page starts at its top, and the way back ends where the shopper was. */
import type { Page } from '@playwright/test';
import { nora } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

const shop = 'a[href*="/restaurant/"]:not([href*="?"]), a[href*="/shop/"]:not([href*="?"])';
const list = 'a[href*="/restaurants"], a[href*="/shops"]';

for (const [from, to, link] of [
  ['/', 'a shop', shop],
  ['/', 'a list', list],
  ['/restaurants', 'a shop', shop],
  ['/shops', 'a shop', shop],
  ['/search?q=a', 'a shop', shop],
] as const)
  test(`from ${from} to ${to}`, async ({ shopper }) => {
    await shopper.opens(from);
    await turnsThereAndBack(shopper, link);
  });

test('from a shop to its reviews', async ({ shopper, catalog }) => {
  const { type, id } = await catalog.restaurant();
  await shopper.opens(`/${type}/${id}`);
  await turnsThereAndBack(shopper, 'a[href*="/reviews"]');
});

test('from a list of orders to an order', async ({ shopper }) => {
  await shopper.entersAs({ email: nora }, '/orders?past=1');
  await turnsThereAndBack(shopper, 'a[href*="/orders/"]');
});

test('from an order to its shop', async ({ shopper, customers }) => {
  const order = await customers.createWithOrder();
  // Nothing of the page changes its height any more.
  await order.moves('delivered');
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await turnsThereAndBack(shopper, shop);
});

test('Back leads to the page that was left after the link past its header', async ({ shopper, says }) => {
  const { page, content } = shopper;
  await shopper.opens('/restaurants');
  const title = await page.title();
  await page.getByRole('link', { name: says('common.skip') }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await content.locator(shop).filter({ visible: true }).first().press('Enter');
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/restaurants/);
  await expect(page).toHaveTitle(title);
});

test('a product closes by Back over the menu, after a link to one of its sections too', async ({
  shopper,
  catalog,
  says,
}) => {
  test.skip(!shopper.hasScript, 'without script a product is a page of its own');
  const { page, content } = shopper;
  const [good] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  const sections = content.getByRole('navigation', { name: says('shop.sections') });
  await sections.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#section-/);
  const row = content.locator(`.rows a[href*="product=${good.uuid}"]:not(.add)`).last();
  await row.click({ trial: true });
  const before = await scrolledBy(page);
  await row.click();
  await expect(shopper.sheetOf(good.title)).toBeVisible();
  await page.goBack();
  await expect(shopper.sheetOf(good.title)).toHaveCount(0);
  await expect.poll(async () => Math.abs((await scrolledBy(page)) - before)).toBeLessThan(24);
});

test('the checkout leads back to the cart, after a link to one of its steps too', async ({
  shopper,
  catalog,
  says,
}) => {
  const { page } = shopper;
  const [good] = await catalog.plainDishes();
  await shopper.adds(good);
  await shopper.opens('/cart');
  await shopper.opens('/checkout');
  await page.getByRole('link', { name: says('common.skip') }).press('Enter');
  await page
    .getByRole('banner')
    .getByRole('link', { name: says('shell.back') })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('who goes back before a pressed page has come is where they were', async ({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script the browser gives up the page that has not come');
  const { page, content } = shopper;
  // A page that never comes.
  await page.route(/\/(restaurant|shop)\/\d+/, route => route.request().resourceType() === 'image' && route.fallback());
  await shopper.opens('/');
  const last = content.locator('a[href*="/restaurants"]').filter({ visible: true }).last();
  await last.click({ trial: true });
  const before = await scrolledBy(page);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(/\/restaurants/);
  await content.locator(shop).filter({ visible: true }).first().click();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/restaurants/);
  await expect.poll(async () => Math.abs((await scrolledBy(page)) - before)).toBeLessThan(24);
  // It stays there: what would scroll comes a frame after the page.
  await page.waitForTimeout(500); // taste-ok: nothing is to happen
  expect(Math.abs((await scrolledBy(page)) - before)).toBeLessThan(4);
});

test('a page whose answer never comes is left to the browser', async ({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script the browser turns every page');
  const { page, content } = shopper;
  // The router's requests hang, a browser's own do not.
  await page.route(/\/(restaurant|shop)\/\d+/, route => {
    const request = route.request();
    return request.isNavigationRequest() || request.resourceType() === 'image' ? route.fallback() : undefined;
  });
  await page.clock.install();
  await shopper.opens('/restaurants');
  const link = content.locator(shop).filter({ visible: true }).first();
  const path = await link.getAttribute('href');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL(path ?? '');
  await expect(content.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a sheet that is closed while its dish is being added turns no page later', async ({ shopper, catalog }) => {
  test.skip(!shopper.hasScript, 'without script the press itself turns the page');
  const { page, content } = shopper;
  const [good] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/api/cart?*', async route => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await content.locator(`.rows a[href*="product=${good.uuid}"]:not(.add)`).first().click();
  const sheet = shopper.sheetOf(good.title);
  await sheet.locator('.product-add').click();
  await sheet.locator('[data-closes]').click();
  await expect(sheet).toHaveCount(0);
  await content.locator('a[href*="/reviews"]').first().click();
  await expect(page).toHaveURL(/\/reviews/);
  const answered = shopper.cartAnswer();
  release();
  await answered;
  await page.waitForTimeout(500); // taste-ok: nothing is to happen
  await expect(page).toHaveURL(/\/reviews/);
});

test('the header stays from a list to a shop and back, and searches where the shopper is', async ({
  shopper,
  says,
}) => {
  test.skip(!shopper.hasScript, 'without script each page is a document of its own');
  const { page, content } = shopper;
  await shopper.opens('/restaurants');
  const header = page.locator('header.masthead');
  await header.evaluate(element => element.setAttribute('data-seen', ''));
  const field = header.getByRole('searchbox');
  await expect(field).toHaveAccessibleName(says('search.placeholder'));
  const link = content.locator(shop).filter({ visible: true }).first();
  const title = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(content.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(field).toHaveAccessibleName(says('search.placeholderIn', { shop: title }));
  await expect(field.locator('xpath=ancestor::form')).toHaveAttribute(
    'action',
    new URL(page.url()).pathname.replace('restaurant', 'shop'),
  );
  await page.goBack();
  await expect(field).toHaveAccessibleName(says('search.placeholder'));
  await expect(header).toHaveAttribute('data-seen', '');
});

test('a shop that is turned to has all that its document has, and nothing moves', async ({ shopper }) => {
  const { page, content } = shopper;
  await shopper.opens('/restaurants');
  await page.evaluate(watchShifts);
  await content.locator(shop).filter({ visible: true }).first().click();
  const parts = content.locator('.rows > li, .shop-details tr');
  await expect(content.locator('.menu section')).not.toHaveCount(0);
  await expect(content.locator('.menu section:not(:has(.rows))')).toHaveCount(0);
  await expect(content.locator('.shop-details tr')).not.toHaveCount(0);
  const turned = await parts.count();
  expect(await page.evaluate(() => document.documentElement.dataset.moved ?? '')).toBe('');
  await page.reload();
  await expect(parts).toHaveCount(turned);
});

/** Follows the last such link, as far down the page as one can press, and goes back to the same place but for a line. */
async function turnsThereAndBack({ page, content }: Shopper, selector: string) {
  // More of a list may come meanwhile; the press is on what is the last now.
  const last = await content.locator(selector).filter({ visible: true }).last().getAttribute('href');
  const link = content.locator(`a[href="${last}"]`).filter({ visible: true }).last();
  // As a shopper does: what they scroll past is laid out, and keeps its height. A jump would leave it estimated.
  const isInSight = () => link.evaluate(one => one.getBoundingClientRect().bottom < innerHeight);
  while (!(await isInSight())) {
    const at = await scrolledBy(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(at);
  }
  await link.click({ trial: true });
  const before = await restsAt(page);
  const { pathname } = new URL(page.url());
  await link.click();
  await expect(page).not.toHaveURL(url => url.pathname === pathname);
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(url => url.pathname === pathname);
  await expect.poll(async () => Math.abs((await scrolledBy(page)) - before)).toBeLessThan(24);
}

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Runs in the page: writes onto it how far parts of it moved that no press had moved. */
function watchShifts(): void {
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (entry.value > 0.01) document.documentElement.dataset.moved = String(entry.value);
  }).observe({ type: 'layout-shift' });
}

/** Where the page rests: sections that come into sight get their real heights, which moves what is below them. */
async function restsAt(page: Page): Promise<number> {
  let at = Number.NaN;
  const moved = async () => {
    const before = at;
    at = await scrolledBy(page);
    return at - before;
  };
  await expect.poll(moved, { intervals: [500] }).toBe(0);
  return at;
}
