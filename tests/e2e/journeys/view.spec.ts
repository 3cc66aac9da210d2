/** A shopper changes language, currency and theme, and stays where they are: page, query, open product. */
import type { Page } from '@playwright/test';
import type { Shopper } from '../shopper/shopper.ts';
import { wordsOf } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

const german = 'Deutsch';

test('the language changes in place', async ({ shopper }) => {
  await shopper.opens('/restaurants?open=1&sort=rating');
  await picks(shopper, german);
  await expect(shopper.page).toHaveURL(/\/de\/restaurants\?(open=1&sort=rating|sort=rating&open=1)$/);
  await shopper.seesInLanguage('de', 'ltr');
});

test('the currency changes in place, with the product open', async ({ shopper, catalog }) => {
  const shop = await catalog.restaurant();
  const product = await catalog.productOf(shop);
  await shopper.opensProduct({ shop, ...product });
  await expect(shopper.content.getByText('$').filter({ visible: true }).first()).toBeVisible();
  await leavesSheet(shopper);
  await picks(shopper, /€/);
  await expect(shopper.content.getByText('€').filter({ visible: true }).first()).toBeVisible();
  await expect(shopper.content.getByText('$')).toHaveCount(0);
  await expect(shopper.page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible();
});

test('the prices of a filter are worth the same in another currency', async ({ shopper }) => {
  await shopper.opens('/restaurants?from=10&to=50');
  await picks(shopper, /so/);
  await expect(shopper.page).toHaveURL(/\?from=126000&to=630000&currency=\d+$/);
  // So they are for whoever opens the page's URL as it was.
  await shopper.opens('/restaurants?from=10&to=50&currency=base');
  await expect(shopper.page).toHaveURL(/\?from=126000&to=630000&currency=\d+$/);
});

test('the open product stays open in another language', async ({ shopper, catalog }) => {
  const shop = await catalog.restaurant();
  const product = await catalog.productOf(shop);
  await shopper.opensProduct({ shop, ...product });
  await picks(shopper, german);
  await expect(shopper.page).toHaveURL(new RegExp(`/de/restaurant/${shop.id}\\?product=${product.uuid}$`));
  await shopper.seesInLanguage('de', 'ltr');
});

test('what was chosen in an open product is still chosen in another language and currency', async ({
  shopper,
  says,
  catalog,
}) => {
  test.skip(!shopper.hasScript, 'without script the switches are a form of their own');
  const shop = await catalog.restaurant();
  const product = await catalog.productOf(shop);
  await shopper.opensProduct({ shop, ...product });
  const quantity = (word: string) => shopper.page.getByRole('textbox', { name: word, exact: true });
  await quantity(says('product.quantity')).fill('3');
  await leavesSheet(shopper);
  await picks(shopper, /€/);
  await expect(shopper.content.getByText('€').filter({ visible: true }).first()).toBeVisible();
  await expect(quantity(says('product.quantity'))).toHaveValue('3');
  await picks(shopper, german);
  await expect(quantity(wordsOf('de')('product.quantity'))).toHaveValue('3');
});

test('where their parts cannot be had, language and currency change all the same', async ({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script there are no parts');
  await shopper.opens('/restaurants');
  await shopper.page.waitForLoadState('networkidle');
  shopper.watch.expects(/_next\/static|Failed to load/);
  await shopper.page.route('**/_next/static/**', route => route.abort());
  await picks(shopper, /€/);
  await expect(shopper.content.getByText('€').filter({ visible: true }).first()).toBeVisible();
  await shopper.page.unroute('**/_next/static/**');
  await shopper.opens('/restaurants');
  await shopper.page.waitForLoadState('networkidle');
  await shopper.page.route('**/_next/static/**', route => route.abort());
  await picks(shopper, german);
  await expect(shopper.page.locator('html')).toHaveAttribute('lang', 'de');
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

test('the language is remembered on the home page', async ({ shopper }) => {
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

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });
  const says = wordsOf('de');

  test('is offered it in its own words, and nobody is sent there', async ({ shopper }) => {
    // Without script a kept page cannot know; one that is made for each visit does.
    await shopper.opens(shopper.hasScript ? '/' : '/login');
    const before = new URL(shopper.page.url()).pathname;
    const offer = shopper.page.locator(shopper.hasScript ? 'aside.quiet-line' : 'noscript form');
    await expect(offer.locator('p').first()).toHaveText(says('languageOffer.question'));
    if (!shopper.hasScript) await expect(offer.getByText(says('languageOffer.anew'))).toBeVisible();
    expect(new URL(shopper.page.url()).pathname).toBe(before);
    await offer.locator('a, button').first().click();
    await expect(shopper.page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(offer).toHaveCount(0);
    await shopper.page.goto('/');
    await expect(shopper.page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('takes along what was chosen in an open product', async ({ shopper, catalog }) => {
    test.skip(!shopper.hasScript, 'without script the offer is a form of its own');
    const shop = await catalog.restaurant();
    await shopper.opensProduct({ shop, ...(await catalog.productOf(shop)) });
    const own = wordsOf(shopper.language);
    await shopper.page.getByRole('textbox', { name: own('product.quantity'), exact: true }).fill('3');
    await shopper.page.getByRole('link', { name: says('languageOffer.yes'), exact: true }).click();
    await shopper.seesInLanguage('de', 'ltr');
    const quantity = shopper.page.getByRole('textbox', { name: says('product.quantity'), exact: true });
    await expect(quantity).toHaveValue('3');
  });

  test('hears nothing more of it after a no', async ({ shopper }) => {
    test.skip(!shopper.hasScript, 'told with script: without, both answers are one form');
    await shopper.opens('/');
    await shopper.page.getByRole('button', { name: says('languageOffer.no'), exact: true }).click();
    await expect(shopper.page.getByText(says('languageOffer.question'))).toBeHidden();
    expect(await shopper.cookies()).toContain('locale');
    await shopper.opens('/restaurants');
    await shopper.seesInLanguage(shopper.language, shopper.language === 'ar' ? 'rtl' : 'ltr');
  });
});

test('whoever refuses cookies is told what that means, and can close it', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'without script nobody can tell');
  const { page } = shopper;
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  const line = page.getByRole('status').filter({ hasText: says('online.cookies') });
  await shopper.opens('/restaurants');
  await expect(line).toBeVisible();
  await shopper.opens('/login');
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: says('preferences.close') }).click();
  await expect(line).toBeHidden();
});

test('another tab chooses another currency: the press orders nothing, and says so', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart();
  // A page that has not noticed: it would be in the other currency before the press.
  await shopper.page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await shopper.opensCheckoutAs(customer);
  await shopper.choosesPayment('cash');
  await shopper.page.context().addCookies([{ name: 'view', value: '2_system_anywhere', url: shopper.site }]);
  await shopper.orderButton.click();
  await expect(shopper.notice(says('errors.checkout.lookAgain'))).toBeVisible();
  await expect(shopper.orderButton).toContainText('€');
  expect(await customer.orders()).toEqual([]);
  await shopper.placesOrder();
  expect(await customer.orders()).toHaveLength(1);
});

test.describe('a page on which another tab has chosen another currency', () => {
  test.beforeEach(({ shopper }) => {
    test.skip(!shopper.hasScript, 'without script a page is as it was loaded, until its next press');
  });

  const choosesEuros = async (page: Page) => {
    const button = page.getByRole('button', { name: /€/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'true');
  };

  const choosesElsewhere = async (shopper: Shopper) => {
    const other = await shopper.page.context().newPage();
    await other.goto(`${shopper.site}${shopper.pathOf('/settings')}`);
    await choosesEuros(other);
    await other.close();
  };

  test('shows that one once it is seen again, as its cart does', async ({ shopper, customers }) => {
    const { customer, offer } = await customers.createWithCart();
    await shopper.entersAs(customer, '/');
    await shopper.opensShop(offer.shop);
    await choosesElsewhere(shopper);
    await expect(shopper.content.getByText('€').filter({ visible: true }).first()).toBeVisible();
    await expect(shopper.content.getByText('$')).toHaveCount(0);
  });

  test('shows it where the browser has kept the page as it was', async ({ shopper, catalog }) => {
    await shopper.opensShop(await catalog.restaurant());
    await shopper.page.goto(`${shopper.site}${shopper.pathOf('/settings')}`);
    await choosesEuros(shopper.page);
    await shopper.page.goBack();
    await expect(shopper.content.getByText('€').filter({ visible: true }).first()).toBeVisible();
  });

  test('keeps what was typed into its forms', async ({ shopper, says, customers }) => {
    await shopper.entersAs(await customers.create(), '/profile');
    const name = shopper.page.getByRole('textbox', { name: says('profile.firstName') });
    await name.fill('Half a na');
    const document = await shopper.page.evaluateHandle(() => window.document);
    await choosesElsewhere(shopper);
    await expect.poll(() => document.evaluate(() => true).catch(() => 'another one')).toBe('another one');
    await expect(name).toHaveValue('Half a na');
  });
});
