/** A shopper finds dinner: from the home page to a dish with its options, and into the cart. */
import type { Catalog } from '../../support/catalog.ts';
import type { Product } from '../../support/offers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('from the home page to a dish with options in the cart', async ({ shopper, says, catalog }) => {
  await shopper.opens('/');
  const { shop, uuid, title, offers } = await dishOnHomePage(shopper, catalog);

  await shopper.content.getByRole('link', { name: shop.title, exact: true }).first().click();
  await shopper.seesTitle(new RegExp(`^${RegExp.escape(shop.title)}`));
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  await expect(shopper.page).toHaveURL(new RegExp(`product=${uuid}`));
  const sheet = shopper.sheetOf(title);
  await expect(sheet.getByRole('heading', { name: title, exact: true })).toBeVisible();

  const [, second] = offers;
  const [size = ''] = second?.kind ?? [];
  await sheet.getByRole('radio', { name: new RegExp(`^${RegExp.escape(size)}`) }).check();
  if (shopper.hasScript) {
    await sheet.getByRole('button', { name: says('cart.oneMore', { title }), exact: true }).click();
    // The focus stays on the button: the new number is heard.
    await expect(shopper.page.getByRole('status').filter({ hasText: /^2$/ })).toHaveCount(1);
    const total = shopper.amount((second?.price ?? 0) * 2);
    await expect(sheet.getByRole('button', { name: total })).toBeVisible();
    await sheet.getByRole('button', { name: total }).click();
  } else {
    await sheet.getByRole('textbox', { name: says('product.quantity'), exact: true }).fill('2');
    await sheet.getByRole('button', { name: says('product.addPlain') }).click();
  }
  // A sheet has done its work and closes; a page of its own is followed by the cart's.
  if (shopper.hasScript) {
    await expect(sheet).toHaveCount(0);
    await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', '2');
  } else await shopper.isAt('/cart');
  await shopper.opens('/cart');
  await expect(shopper.content.getByText(title).first()).toBeVisible();
  await expect(shopper.content.getByText(size).first()).toBeVisible();
});

test('a dish of several prices says the least of them alike: in the menu, on its page, where it is found', async ({
  shopper,
  catalog,
}) => {
  const { shop, uuid, title, offers } = await catalog.dishWithPrices();
  const least = shopper.amount(Math.min(...offers.map(({ price }) => price)));
  await shopper.opens(`/restaurant/${shop.id}`);
  const row = shopper.content.locator('.rows > li').filter({ has: shopper.page.locator(`[href$="${uuid}"]`) });
  const said = (await row.first().locator('b').textContent()) ?? '';
  expect(said).toContain(least);
  expect(said).not.toBe(least);
  await shopper.opens(`/restaurant/${shop.id}?product=${uuid}`);
  await expect(shopper.content.locator('.product-price')).toContainText(said);
  await shopper.opens(`/search?q=${encodeURIComponent(title)}`);
  const found = shopper.content.getByRole('link').filter({ hasText: title }).filter({ hasText: shop.title });
  await expect(found.first()).toContainText(said);
});

test('home asks for the address, and then says where it delivers', async ({ shopper, says }) => {
  await shopper.opens('/');
  await expect(shopper.content.getByLabel(says('address.field')).first()).toBeVisible();
  await shopper.setsAddress({ text: 'The blue gate', latitude: '41.2900', longitude: '69.2200' });
  await expect(shopper.page).not.toHaveURL(/\/address/);
  await shopper.opens('/');
  const title = shopper.page.getByRole('heading', { level: 1 });
  expect((await title.boundingBox())?.height).toBeLessThan(80);
  await saysWhere(shopper, /The blue gate/);
});

/** Where script runs the header names the address; without it the page has a line with a link. */
async function saysWhere(shopper: Shopper, address: RegExp): Promise<void> {
  if (shopper.hasScript)
    return expect(shopper.page.getByRole('banner').getByRole('button', { name: address })).toBeVisible();
  await shopper.follows(shopper.says('home.change'));
  await expect(shopper.page).toHaveURL(/\/address/);
}

test('who signs in with a saved address finds home set to it, and can change it', async ({ shopper, customers }) => {
  const customer = await customers.create();
  await customer.savesHome();
  await shopper.opensLogin('/');
  await shopper.signsIn(customer);
  await shopper.isAt('/');
  await shopper.seesTitle(/Lantern|Laternen|الفوانيس|فوانيس|فانوس/);
  await saysWhere(shopper, /128/);
});

test('each shop stands once on the home page', async ({ shopper }) => {
  await shopper.opens('/');
  const links = await shopper.content
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  const shops = links.filter(href => /\/(restaurant|shop)\/\d+$/.test(href));
  expect(shops.length).toBeGreaterThan(10);
  expect(shops).toEqual([...new Set(shops)]);
});

test('a quantity that the shop does not have is refused in words', async ({ shopper, says, catalog }) => {
  await shopper.opens('/');
  const { shop, uuid, title } = await dishOnHomePage(shopper, catalog);
  await shopper.opensProduct({ shop, uuid });
  const sheet = shopper.sheetOf(title);
  await sheet.getByRole('textbox', { name: says('product.quantity'), exact: true }).fill('9999');
  const add = sheet
    .getByRole('button', { name: new RegExp(RegExp.escape(says('product.addPlain').split(' ')[0] ?? '')) })
    .last();
  await add.click();
  const refusal = sheet.locator('#product-answer');
  await expect(refusal).toHaveText(/\S/);
  await expect(sheet.getByRole('status'), 'the cart’s message is read out already').toHaveCount(0);
  await expect(shopper.hasScript ? add : refusal).toBeFocused();
  await expect(shopper.page.locator('html')).not.toHaveAttribute('data-cart', /./);
});

test('closing the dish leads back to the menu', async ({ shopper, says, catalog }) => {
  await shopper.opens('/');
  const { shop, title } = await dishOnHomePage(shopper, catalog);
  await shopper.opensShop(shop);
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  const sheet = shopper.sheetOf(title);
  await sheet.getByRole('link', { name: says('product.back') }).click();
  await shopper.isAt(`/restaurant/${shop.id}`);
  await expect(shopper.page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  await shopper.page.goBack();
  // With script the dish is gone from the history too, where the shopper would meet each closed dish again.
  if (shopper.hasScript) await shopper.isAt('/');
  else await expect(shopper.sheetOf(title)).toBeVisible();
});

/** A dish of a shop that the home page shows: one choice among several sizes, all of them to be had. */
async function dishOnHomePage(shopper: Shopper, catalog: Catalog): Promise<Product> {
  const links = await shopper.content.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')));
  const ids = links.flatMap(href => /\/restaurant\/(\d+)$/.exec(href ?? '')?.[1] ?? []);
  return catalog.dishWithKinds(await Promise.all([...new Set(ids)].map(id => catalog.shop(Number(id)))));
}

test('a menu prints on two pages, with where the shop is and where the menu of today stands', async ({
  shopper,
  catalog,
}) => {
  const shop = await catalog.restaurant();
  await shopper.opensShop(shop);
  const printed = shopper.content.getByText(
    new RegExp(`${RegExp.escape(shopper.pathOf(`/restaurant/${shop.id}`))}\\b`),
  );
  await expect(printed).toBeHidden();
  await shopper.page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  // Each price stands in its dish's row.
  const astray = await shopper.content.locator('.rows > li').evaluateAll(
    rows =>
      rows.filter(row => {
        const price = row.querySelector('b')?.getBoundingClientRect();
        const { top, bottom } = row.getBoundingClientRect();
        return price === undefined || price.top < top - 1 || price.bottom > bottom + 1;
      }).length,
  );
  expect(astray).toBe(0);
  const pdf = await shopper.page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('what costs less is found among the promotions, and opens at its shop with its old price', async ({
  shopper,
  says,
}) => {
  await shopper.opens('/promotions');
  const tile = shopper.content
    .getByRole('listitem')
    .filter({ has: shopper.page.locator('s') })
    .first();
  const old = (await tile.locator('s bdi').textContent()) ?? '';
  const link = tile.getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(shopper.page).toHaveURL(/product=[0-9a-f-]{36}/);
  const sheet = shopper.sheetOf(title);
  await expect(sheet).toContainText(says('product.before'));
  await expect(sheet).toContainText(old);
});
