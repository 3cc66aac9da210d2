/** A shopper walks through a grocery shop with many products: by section, page by page, by words. */
import { expect, test } from '../shopper.ts';

test('sections are a press away, and a long one has pages', async ({ shopper, says, town }) => {
  const { shop, section } = await town.longestSection('shop');
  await shopper.opens(`/shop/${shop.id}`);
  await shopper.seesTitle(new RegExp(`^${shop.title}`));
  const bar = shopper.page.getByRole('navigation', { name: says('shop.sections') });
  await bar.getByRole('link', { name: section.title, exact: true }).click();
  await expect(shopper.page.getByRole('heading', { level: 2, name: section.title, exact: true })).toBeInViewport();

  await shopper.opens(`/shop/${shop.id}?section=${section.id}`);
  await expect(shopper.content.getByRole('heading', { level: 2 }).filter({ hasText: section.title })).toBeVisible();
  await expect(shopper.page.getByRole('navigation', { name: says('shop.sections') })).toBeVisible();
});

test('a product of a section opens over it, and closes back to it', async ({ shopper, says, town }) => {
  const { shop, section } = await town.longestSection('shop');
  const [product] = section.products;
  const title = product?.translation.title ?? '';
  await shopper.opens(`/shop/${shop.id}?section=${section.id}`);
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  await expect(shopper.page).toHaveURL(new RegExp(`section=${section.id}&product=${product?.uuid}`));
  await shopper.page.getByRole('link', { name: says('product.back') }).click();
  await shopper.isAt(`/shop/${shop.id}?section=${section.id}`);
});

test('the shop is searched by its own field', async ({ shopper, says, town }) => {
  const { shop, section } = await town.longestSection('shop');
  const word = section.products[1]?.translation.title ?? '';
  await shopper.opens(`/shop/${shop.id}`);
  const field = shopper.page.getByLabel(says('search.placeholderIn', { shop: shop.title })).first();
  await field.fill(word);
  await field.press('Enter');
  await expect(shopper.page).toHaveURL(/[?&]q=/);
  await expect(shopper.content.getByRole('link', { name: word }).first()).toBeVisible();
  await shopper.follows(says('shop.wholeMenu'));
  await shopper.isAt(`/shop/${shop.id}`);
});

test('a section that the shop does not have is a 404', async ({ shopper, says, town }) => {
  const [shop] = await town.shops('type=shop');
  await shopper.opensMissing(`/shop/${shop?.id}?section=999999`);
  await expect(shopper.page.getByText(says('trouble.missingTitle'))).toBeVisible();
});
