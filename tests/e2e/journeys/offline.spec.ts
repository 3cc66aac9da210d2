/** Without a connection: what was seen last opens and says how old it is, presses wait, and all of it is made good. */
import type { Locator } from '@playwright/test';
import type { Shopper } from '../shopper/shopper.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('the start and a shop open offline with their age, and what was pressed is sent afterwards', async ({
  shopper,
  says,
  language,
  catalog,
  context,
}) => {
  test.skip(!shopper.hasScript, 'keeping pages needs script');
  const [good] = await catalog.plainDishes();
  const number = new Intl.NumberFormat(language);
  const line = shopper.page.getByRole('status').filter({ hasText: aroundGap(says('online.offline', { time: gap })) });
  const shopPath = shopper.pathOf(`/${good.shop.type}/${good.shop.id}`);

  await shopper.page.goto(`${shopper.pathOf('/')}?from=home-screen`);
  await expect.poll(() => isKept(shopper, shopper.pathOf('/'))).toBe(true);
  await shopper.opensShop(good.shop);
  await expect.poll(() => isKept(shopper, shopPath)).toBe(true);

  // What was never needed before, such as the cart's column, has no place to come from.
  shopper.watch.expects(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|ChunkLoad|answer 503/);
  await context.setOffline(true);
  await expect(line).toBeVisible();
  await shopper.plusOf(good).click();
  await expect(shopper.plusOf(good)).toHaveText(number.format(1));
  await expect(line).toContainText(says('online.unsent'));
  await expect(async () => expect(await meet(line, shopper.page.locator('.cart-bar'))).toBe(false)).toPass();

  await shopper.page.reload();
  await expect(shopper.page.locator('html')).toHaveAttribute('data-kept', /^\d{13}$/);
  await expect(line).toContainText(says('online.unsent'));
  await shopper.page.goto(shopper.pathOf('/'));
  await expect(shopper.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toContainText(says('online.unsent'));
  await shopper.page.goto(shopper.pathOf('/restaurants'));
  await expect(shopper.page.getByRole('heading', { name: says('online.title') })).toBeVisible();
  await shopper.page.locator(`a[href="${shopPath}"]`).click();
  await expect(line).toContainText(says('online.unsent'));

  await context.setOffline(false);
  await expect(line).toBeHidden();
  await expect(shopper.page.locator('html')).not.toHaveAttribute('data-kept');
  const cart = await shopper.opensCart();
  await cart.has(good, 1);
});

test('a press that leads on stays a press: the page and what is typed are there, and it can be made again', async ({
  shopper,
  says,
  context,
}) => {
  test.skip(!shopper.hasScript, 'without script the browser itself says that it is offline');
  const { page } = shopper;
  await shopper.opens('/login');
  const login = page.getByLabel(says('login.login'));
  await login.fill('stella@doorstep.test');
  shopper.watch.expects(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|ChunkLoad/);
  await context.setOffline(true);
  await shopper.presses(says('login.forgot'));
  await expect(page.getByRole('alert').filter({ hasText: says('errors.noConnection') })).toBeVisible();
  await expect(login).toHaveValue('stella@doorstep.test');
  await context.setOffline(false);
  await shopper.presses(says('login.forgot'));
  await page.waitForURL(/\/reset-password/);
});

/** Whether one lies above the other; not where the page has only one of them. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (first === null || second === null) return false;
  return first.y < second.y + second.height && second.y < first.y + first.height;
}

async function isKept({ page }: Shopper, path: string): Promise<boolean> {
  return page.evaluate(async kept => (await caches.match(kept, { cacheName: 'pages' })) !== undefined, path);
}
