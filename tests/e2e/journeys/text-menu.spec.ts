/** Who saves data, or wants the menu on paper, reads it as one page of words and orders from it. */
import { isCleanForAxe } from '../axe.ts';
import { expect, test } from '../story.ts';

test('a menu is read as one page of words, which loads nothing else and leads to each dish', async ({
  shopper,
  says,
  catalog,
}) => {
  const shop = await catalog.openRestaurant();
  const { title } = await catalog.productOf(shop);
  await shopper.opensShop(shop);
  await shopper.follows(says('shop.textMenu'));
  await expect(shopper.page).toHaveURL(new RegExp(`${RegExp.escape(shopper.pathOf(`/restaurant/${shop.id}`))}/text$`));
  await expect(shopper.content.getByRole('heading', { level: 1 })).toHaveText(shop.title);
  const dish = shopper.content.getByRole('link', { name: title, exact: true }).first();
  await expect(dish).toBeVisible();
  // Of this document alone: the page before may still have been loading.
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
  expect(await shopper.page.evaluate(loaded)).toEqual([]);
  // It needs timers, which a browser without script has not.
  if (shopper.hasScript) await isCleanForAxe(shopper);
  const width = await shopper.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBeLessThanOrEqual(width[1]);
  await dish.click();
  await expect(shopper.page).toHaveURL(/\?product=/);
  await shopper.page.goBack();
  await shopper.page.getByRole('link', { name: says('shop.textOrder') }).click();
  await expect(shopper.page).toHaveURL(new RegExp(`${RegExp.escape(shopper.pathOf(`/restaurant/${shop.id}`))}$`));
});

test('on paper it has the code of today’s menu, and nothing to press', async ({ shopper, says, catalog }) => {
  const shop = await catalog.openRestaurant();
  // Not as other pages are opened: it has no script to wait for.
  await shopper.page.goto(`${shopper.site}${shopper.pathOf(`/restaurant/${shop.id}/text`)}`);
  await shopper.page.emulateMedia({ media: 'print' });
  await expect(shopper.page.getByRole('img', { name: says('shop.textCode') })).toBeVisible();
  await expect(shopper.page.getByRole('link', { name: says('shop.textOrder') })).toBeHidden();
  await expect(shopper.page.getByRole('navigation')).toBeHidden();
});
