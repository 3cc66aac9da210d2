/** Names are words: markup in them is shown, not run; and what does not exist is said in the shopper's language. */
import { expect, test } from '../shopper.ts';

test('markup in a name is text', async ({ shopper, town }) => {
  const { shop, uuid, title } = await town.find(
    await town.shops('type=restaurant'),
    product => product.translation.title.includes('<'),
    product => product.translation.title.includes('<'),
  );
  await shopper.opens(`/restaurant/${shop.id}`);
  await expect(shopper.content.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await shopper.opens(`/restaurant/${shop.id}?product=${uuid}`);
  await expect(shopper.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(shopper.page).toHaveTitle(new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
});

test('an address where nothing stands says so, and leads back', async ({ shopper, says }) => {
  await shopper.opensMissing('/restaurant/not-a-shop');
  await expect(shopper.page.getByText(says('trouble.missingTitle'))).toBeVisible();
  await shopper.seesInLanguage(shopper.language, shopper.language === 'ar' ? 'rtl' : 'ltr');
  await shopper.page.getByRole('link', { name: says('trouble.toStart') }).click();
  await shopper.isAt('/');
});
