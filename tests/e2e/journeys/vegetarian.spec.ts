/** A shopper who eats no meat narrows a shop's menu, and what a search finds. */
import { expect, test } from '../story.ts';

interface Dishes {
  all: { id: number; products: { vegetarian: boolean }[] }[];
}

test('only what is vegetarian is shown, and all of it again', async ({ shopper, says, catalog, sandbox }) => {
  const shops = await catalog.restaurants();
  const menus = await Promise.all(
    shops.map(async shop => ({ shop, ...(await sandbox.read<Dishes>(`shops/${shop.id}/products?perPage=100`)) })),
  );
  // One that has a section without anything vegetarian.
  const found = menus.find(
    ({ all }) =>
      all.some(({ products }) => products.every(dish => !dish.vegetarian)) &&
      all.some(({ products }) => products.some(dish => dish.vegetarian)),
  );
  if (found === undefined) throw new Error('Every section of the town has something vegetarian.');
  const meat = found.all.find(({ products }) => products.every(dish => !dish.vegetarian));
  await shopper.opensShop(found.shop);
  const rows = shopper.content.locator('.rows > li:visible');
  const section = shopper.content.locator(`#section-${meat?.id}`);
  const link = shopper.page.locator(`.menu-bar a[href="#section-${meat?.id}"]`);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toBeVisible();
  const everything = await rows.count();
  const only = shopper.content.getByRole('checkbox', { name: says('shop.vegetarianOnly') });
  await only.check();
  await expect(section).toBeHidden();
  await expect(link).toBeHidden();
  await expect(shopper.content.getByRole('status').filter({ hasText: says('shop.vegetarian') })).toBeVisible();
  expect(await rows.count()).toBeLessThan(everything);
  expect(await rows.filter({ hasNotText: says('shop.vegetarian') }).count()).toBe(0);
  await only.uncheck();
  await expect(rows).toHaveCount(everything);
  await expect(link).toBeVisible();
});

test('what is found is narrowed to vegetarian products, and shown in full again', async ({
  shopper,
  says,
  language,
}) => {
  const term = { en: 'soup', de: 'suppe', ar: 'حساء' }[language];
  await shopper.opens(`/search?q=${encodeURIComponent(term)}`);
  const products = shopper.content.getByRole('region', { name: says('search.products') });
  const count = products.getByRole('heading');
  const all = (await count.textContent()) ?? '';
  await shopper.follows(says('shop.vegetarianOnly'), products);
  await expect(shopper.page).toHaveURL(/[?&]vegetarian=1/);
  await expect(count).not.toHaveText(all);
  await expect(products.getByRole('listitem').first()).toBeVisible();
  await shopper.follows(says('list.remove', { name: says('shop.vegetarianOnly') }), products);
  await expect(count).toHaveText(all);
});
