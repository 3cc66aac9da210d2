/** A shopper changes language, currency and theme, and stays where they are: page, query, open product. */
import { expect, type Shopper, test } from '../shopper.ts';

const german = 'Deutsch';

test('the language changes in place', async ({ shopper }) => {
  await shopper.opens('/restaurants?open=1&sort=rating');
  await picks(shopper, german);
  await expect(shopper.page).toHaveURL(/\/de\/restaurants\?(open=1&sort=rating|sort=rating&open=1)$/);
  await shopper.seesInLanguage('de', 'ltr');
});

test('the currency changes in place, with the product open', async ({ shopper, town }) => {
  const [shop] = await town.shops('type=restaurant');
  const [product] = shop ? await town.menuOf(shop) : [];
  const address = `/restaurant/${shop?.id}?product=${product?.uuid}`;
  await shopper.opens(address);
  await expect(shopper.content.getByText('$').first()).toBeVisible();
  await leavesSheet(shopper);
  await picks(shopper, /€/);
  await expect(shopper.content.getByText('€').first()).toBeVisible();
  await expect(shopper.content.getByText('$')).toHaveCount(0);
  await expect(shopper.page.getByRole('heading', { level: 1, name: shop?.title ?? '' })).toBeVisible();
});

test('the open product stays open in another language', async ({ shopper, town }) => {
  const [shop] = await town.shops('type=restaurant');
  const [product] = shop ? await town.menuOf(shop) : [];
  await shopper.opens(`/restaurant/${shop?.id}?product=${product?.uuid}`);
  await picks(shopper, german);
  await expect(shopper.page).toHaveURL(new RegExp(`/de/restaurant/${shop?.id}\\?product=${product?.uuid}$`));
  await shopper.seesInLanguage('de', 'ltr');
});

test('the theme changes, and is kept', async ({ shopper, says }) => {
  await shopper.opens('/shops');
  const paper = () => shopper.page.locator('html').evaluate(html => getComputedStyle(html).backgroundColor);
  const light = await paper();
  await picks(shopper, says('preferences.dark'));
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await shopper.isAt('/shops');
  await shopper.opens('/restaurants');
  expect(await paper()).toBe(dark);
  await picks(shopper, says('preferences.light'));
  await expect.poll(paper).toBe(light);
});

test('the language is remembered at the front door', async ({ shopper }) => {
  await shopper.opens('/shops');
  await picks(shopper, german);
  await shopper.isAt(/\/de\/shops$/);
  await shopper.page.goto('/');
  await shopper.isAt(/\/de$/);
  await shopper.seesInLanguage('de', 'ltr');
});

async function picks(shopper: Shopper, name: string | RegExp) {
  const sheet = await shopper.opensPreferences();
  await sheet.getByRole('button', { name }).click();
}

/** A page opened at a product has it as a section, not over the page: nothing to leave. */
async function leavesSheet({ page }: Shopper) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
