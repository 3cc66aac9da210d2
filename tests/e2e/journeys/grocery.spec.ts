/** A shopper walks through a grocery shop with many products: by section, page by page, by words. */
import { expect, test } from '../story.ts';

test('sections are a press away, and a long one has pages', async ({ shopper, says, catalog }) => {
  const { shop, section } = await catalog.longestSection();
  await shopper.opensShop(shop);
  await shopper.seesTitle(new RegExp(`^${shop.title}`));
  const bar = shopper.page.getByRole('navigation', { name: says('shop.sections') });
  await bar.getByRole('link', { name: section.title, exact: true }).click();
  await expect(shopper.page.getByRole('heading', { level: 2, name: section.title, exact: true })).toBeInViewport();

  await shopper.opens(`/shop/${shop.id}?section=${section.id}`);
  await expect(shopper.content.getByRole('heading', { level: 2 }).filter({ hasText: section.title })).toBeVisible();
  await expect(shopper.page.getByRole('navigation', { name: says('shop.sections') })).toBeVisible();
});

test('a product of a section opens over it, and closes back to it', async ({ shopper, says, catalog }) => {
  const { shop, section } = await catalog.longestSection();
  const [{ uuid, title } = { uuid: '', title: '' }] = section.products;
  await shopper.opens(`/shop/${shop.id}?section=${section.id}`);
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  await expect(shopper.page).toHaveURL(new RegExp(`section=${section.id}&product=${uuid}`));
  await shopper.page.getByRole('link', { name: says('product.back') }).click();
  await shopper.isAt(`/shop/${shop.id}?section=${section.id}`);
});

test('a section is put in order of price, and a product opened there closes to that order', async ({
  shopper,
  says,
  catalog,
}) => {
  const { shop, section } = await catalog.longestSection();
  await shopper.opens(`/shop/${shop.id}?section=${section.id}`);
  const filters = shopper.content.getByRole('navigation', { name: says('list.filters') });
  await filters.getByRole('link', { name: says('shop.cheapest') }).click();
  await expect(shopper.page).toHaveURL(/section=\d+&sort=cheapest$/);
  const undo = filters.getByRole('link', { name: says('list.remove', { name: says('shop.cheapest') }) });
  await expect(undo).toBeVisible();
  const title = section.products[0]?.title ?? '';
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  await expect(shopper.page).toHaveURL(/sort=cheapest&product=/);
  await shopper.page.getByRole('link', { name: says('product.toList') }).click();
  await expect(shopper.page).toHaveURL(/sort=cheapest$/);
  await undo.click();
  await shopper.isAt(`/shop/${shop.id}?section=${section.id}`);
});

test('the shop is searched by its own field', async ({ shopper, says, catalog }) => {
  const { shop, section } = await catalog.longestSection();
  const word = section.products[1]?.title ?? '';
  await shopper.opensShop(shop);
  // A document cannot name the shop in its header (docs/decisions/166).
  const label = shopper.hasScript ? says('search.placeholderIn', { shop: shop.title }) : says('search.placeholderHere');
  const field = shopper.page.locator('input').and(shopper.page.getByLabel(label));
  await field.fill(word);
  await field.press('Enter');
  await expect(shopper.page).toHaveURL(/[?&]q=/);
  await expect(shopper.content.getByRole('link', { name: word }).first()).toBeVisible();
  await shopper.follows(says('shop.wholeMenu'));
  await shopper.isAt(`/shop/${shop.id}`);
});

test('a section that the shop does not have is a 404', async ({ shopper, says, catalog }) => {
  const shop = await catalog.grocery();
  await shopper.opensMissing(`/shop/${shop.id}?section=999999`);
  await expect(shopper.page.getByText(says('errorPage.missingTitle'))).toBeVisible();
});
