/**
 * Links that are shared: an invitation, an article, a dish, a group. The device's own sheet where there is one, else
 * the clipboard.
 */
import type { Locator, Page } from '@playwright/test';
import { opensGroup } from '../shopper/group.ts';
import { expect, test } from '../story.ts';

test.beforeEach(({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script the link stands in a field, to be copied by hand');
});

test('an invitation is copied, and shared by the device', async ({ shopper, says, customers }) => {
  const given = await hears(shopper.page, 'sheet');
  await shopper.entersAs(await customers.create(), '/referrals');
  const { content } = shopper;
  const link = await content.getByRole('textbox', { name: says('referrals.link') }).inputValue();
  await shopper.presses(says('referrals.copy'));
  const copy = content.getByRole('button', { name: says('referrals.copy') });
  await expect(copy).toHaveText(says('referrals.copied'));
  await expect(content.getByRole('status').filter({ hasText: says('referrals.copied') })).toHaveCount(1);
  // It says so for a while, and is for copying again.
  await expect(copy).toHaveText(says('referrals.copy'), { timeout: 10_000 });
  await expect(content.getByRole('status').filter({ hasText: says('referrals.copied') })).toHaveCount(0);
  await shopper.presses(says('referrals.share'));
  await expect.poll(given).toEqual([link, link]);
});

test('an article’s link goes to the clipboard where nothing else can share it', async ({ shopper, says, sandbox }) => {
  const given = await hears(shopper.page, 'clipboard');
  const [article] = await sandbox.read<{ uuid: string }[]>('blogs/paginate?type=blog&perPage=1');
  await shopper.opens(`/blog/${article?.uuid}`);
  const { content } = shopper;
  await content.getByText(says('content.blog.share'), { exact: true }).click();
  await shopper.presses(says('content.blog.shareNow'));
  await expect(content.getByRole('button', { name: says('content.blog.shareNow') })).toHaveText(
    says('content.blog.copied'),
  );
  expect(await given()).toEqual([`${shopper.site}${shopper.pathOf(`/blog/${article?.uuid}`)}`]);
});

test('a dish is shared by its own link, from its page and over the menu', async ({ shopper, says, catalog }) => {
  const given = await hears(shopper.page, 'sheet');
  const shop = await catalog.openRestaurant();
  const { uuid, title } = await catalog.productOf(shop);
  const dish = `/restaurant/${shop.id}?product=${uuid}`;
  const link = `${shopper.site}${shopper.pathOf(dish)}`;
  await shopper.opens(dish);
  const shares = async (place: Locator) => {
    await place.getByText(says('shop.share'), { exact: true }).click();
    await expect(place.getByLabel(says('shop.shareAddress'))).toHaveValue(link);
    await place.getByRole('button', { name: says('shop.shareNow') }).click();
  };
  await shares(shopper.content.getByRole('region', { name: title, exact: true }));
  await expect.poll(given).toEqual([link]);
  await shopper.opens(`/restaurant/${shop.id}`);
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  await shares(shopper.sheetOf(title));
  await expect.poll(given).toEqual([link, link]);
});

test('the way into a group is copied, and a locked clipboard leaves it in its field', async ({
  shopper,
  says,
  catalog,
  customers,
}) => {
  const given = await hears(shopper.page, 'clipboard');
  const path = await opensGroup(shopper, await customers.create(), await catalog.plainDishBroughtHome());
  const { content } = shopper;
  await shopper.presses(says('group.copy'));
  await expect(content.getByRole('button', { name: says('group.copy') })).toHaveText(says('group.copied'));
  expect(await given()).toEqual([shopper.site + path]);
  await shopper.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('locked'));
  });
  await shopper.presses(says('group.shareNow'));
  await expect(content.getByRole('button', { name: says('group.shareNow') })).toHaveText(says('group.shareNow'));
  await expect(content.getByLabel(says('group.link'))).toHaveValue(shopper.site + path);
});

/** Stands in for the device, and answers what it was given: its share sheet, or its clipboard alone. */
async function hears(page: Page, device: 'sheet' | 'clipboard'): Promise<() => Promise<string[]>> {
  const given: string[] = [];
  await page.exposeFunction('hear', (text: string) => given.push(text));
  await page.addInitScript(hasSheet => {
    const hear = (text: string) => (window as unknown as { hear(text: string): Promise<void> }).hear(text);
    const share = hasSheet ? ({ url }: { url: string }) => hear(url) : undefined;
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: hear } });
  }, device === 'sheet');
  return async () => given;
}
