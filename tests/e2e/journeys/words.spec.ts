/** Names are words: markup in them is shown, not run; and what does not exist is said in the shopper's language. */
import { expect, test } from '../story.ts';

test('markup in a name is text', async ({ shopper, catalog }) => {
  const { shop, uuid, title } = await catalog.productNamed(/</);
  await shopper.opensShop(shop);
  await expect(shopper.content.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await shopper.opensProduct({ shop, uuid });
  await expect(shopper.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(shopper.page).toHaveTitle(new RegExp(RegExp.escape(title)));
});

test('a URL where nothing is says so, and leads back', async ({ shopper, says }) => {
  await shopper.opensMissing('/restaurant/not-a-shop');
  await expect(shopper.page.getByText(says('errorPage.missingTitle'))).toBeVisible();
  await shopper.seesInLanguage(shopper.language, shopper.language === 'ar' ? 'rtl' : 'ltr');
  await shopper.page.getByRole('link', { name: says('errorPage.toStart') }).click();
  await shopper.isAt('/');
});

test('from there one searches on', async ({ shopper, says }) => {
  await shopper.opensMissing('/restaurant/not-a-shop');
  const search = shopper.page.getByRole('searchbox', { name: says('search.label') });
  await search.fill('soup');
  await search.press('Enter');
  await shopper.isAt('/search?q=soup');
});
