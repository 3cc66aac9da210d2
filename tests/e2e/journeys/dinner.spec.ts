/** A shopper finds dinner: from the first page to a dish with its options, and into the cart. */
import { dollars } from '../money.ts';
import { expect, type Shopper, test } from '../shopper.ts';
import type { Town, TownProduct, WireProduct } from '../town.ts';

test('from the first page to a dish with options in the cart', async ({ shopper, town, says }) => {
  await shopper.opens('/');
  const { shop, title, details } = await dishOnTheFrontPage(shopper, town);

  await shopper.content.getByRole('link', { name: shop.title, exact: true }).first().click();
  await shopper.seesTitle(new RegExp(`^${escaped(shop.title)}`));
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  await expect(shopper.page).toHaveURL(new RegExp(`product=${details.uuid}`));
  const sheet = sheetOf(shopper, title);
  await expect(sheet.getByRole('heading', { name: title, exact: true })).toBeVisible();

  const [, second] = details.stocks ?? [];
  const [size] = second?.extras ?? [];
  await sheet.getByRole('radio', { name: new RegExp(`^${escaped(size?.value ?? '')}`) }).check();
  if (shopper.hasScript) {
    await sheet.getByRole('button', { name: says('product.more'), exact: true }).click();
    const total = dollars((second?.total_price ?? second?.price ?? 0) * 2, shopper.language);
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
  await expect(shopper.content.getByText(size?.value ?? '').first()).toBeVisible();
});

test('a quantity that the shop does not have is refused in words', async ({ shopper, town, says }) => {
  await shopper.opens('/');
  const { shop, uuid, title } = await dishOnTheFrontPage(shopper, town);
  await shopper.opens(`/restaurant/${shop.id}?product=${uuid}`);
  const sheet = sheetOf(shopper, title);
  await sheet.getByRole('textbox', { name: says('product.quantity'), exact: true }).fill('9999');
  await sheet
    .getByRole('button', { name: new RegExp(escaped(says('product.addPlain').split(' ')[0] ?? '')) })
    .last()
    .click();
  await expect(sheet.getByRole('status')).toHaveText(/\S/);
  await expect(shopper.page.locator('html')).not.toHaveAttribute('data-cart', /./);
});

test('closing the dish leads back to the menu', async ({ shopper, town, says }) => {
  await shopper.opens('/');
  const { shop, title } = await dishOnTheFrontPage(shopper, town);
  await shopper.opens(`/restaurant/${shop.id}`);
  await shopper.content.getByRole('link', { name: title, exact: true }).first().click();
  const sheet = sheetOf(shopper, title);
  await sheet.getByRole('link', { name: says('product.back') }).click();
  await shopper.isAt(`/restaurant/${shop.id}`);
  await expect(shopper.page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  await shopper.page.goBack();
  await expect(sheetOf(shopper, title)).toBeVisible();
});

/** A dish of a shop that the first page shows: one choice among several sizes, all of them to be had. */
async function dishOnTheFrontPage(shopper: Shopper, town: Town): Promise<TownProduct & { details: WireProduct }> {
  const links = await shopper.content.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')));
  const ids = links.flatMap(href => /\/restaurant\/(\d+)$/.exec(href ?? '')?.[1] ?? []);
  const shops = await Promise.all([...new Set(ids)].map(id => town.shop(Number(id))));
  return town.find(shops, ({ stocks = [] }) => {
    const isOneChoice = stocks.every(stock => stock.extras?.length === 1);
    return stocks.length > 1 && isOneChoice && stocks.every(stock => (stock.quantity ?? 0) > 5);
  });
}

function sheetOf({ page }: Shopper, title: string) {
  return page.getByRole('dialog', { name: title }).or(page.getByRole('region', { name: title }));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
