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

/** Follows the last such link, which is as far down the page as one can press, and goes back. */
async function turnsThereAndBack({ page, content }: Shopper, selector: string) {
  const last = content.locator(selector).filter({ visible: true }).last();
  // More of a list may come meanwhile; the press is on what was the last.
  const link = content
    .locator(`a[href="${await last.getAttribute('href')}"]`)
    .filter({ visible: true })
    .last();
  // Scrolls as far as a press needs, and does not press yet.
  await link.click({ trial: true });
  const before = await scrolledBy(page);
  const { pathname } = new URL(page.url());
  await link.click();
  await expect(page).not.toHaveURL(url => url.pathname === pathname);
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(url => url.pathname === pathname);
  await expect.poll(async () => Math.abs((await scrolledBy(page)) - before)).toBeLessThan(4);
}

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
