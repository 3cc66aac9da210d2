/** How does a shopper fill a cart and read it? With script by presses that are answered in place, without by forms. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type BasketLine, encodeBasket } from '../../lib/cart/basket.ts';
import type { Extra, Good, Store } from './baskets.ts';
import { home } from './checkouts.ts';
import { dollars } from './money.ts';
import type { Shopper } from './shopper.ts';

/** The `+` of a product's row; popular ones have two rows. */
export function plusOf({ content }: { content: Locator }, { uuid }: Good): Locator {
  return content.locator(`[data-add="${uuid}"]`).first();
}

/** From the shop's page: by one press where script runs, else by the product's form, which ends on the cart's page. */
export async function adds(shopper: Shopper, good: Good): Promise<void> {
  await shopper.opens(`/${good.shop.type}/${good.shop.id}`);
  const answered = shopper.hasScript ? changed(shopper.page) : null;
  await plusOf(shopper, good).click();
  if (answered !== null) await answered;
  else await submits(shopper);
}

/** By the product's form: so many, each line with these extras. */
export async function addsMany(shopper: Shopper, good: Good, count: number, extras: Extra[] = []): Promise<void> {
  const { content, page, says } = shopper;
  await shopper.opens(`/${good.shop.type}/${good.shop.id}?product=${good.uuid}`);
  for (const { stockId } of extras)
    await content.locator('label', { has: page.locator(`[name="addon-${stockId}"]`) }).click();
  await content.getByRole('textbox', { name: says('product.quantity'), exact: true }).fill(String(count));
  await submits(shopper);
}

async function submits({ content, page, hasScript }: Shopper): Promise<void> {
  const answered = hasScript ? changed(page) : null;
  await content.locator('.product-add').click();
  await answered;
  if (!hasScript) await expect(page).toHaveURL(/\/cart$/);
}

/** Once the storefront has answered a press. */
export async function changed(page: Page): Promise<void> {
  await page.waitForResponse(answer => answer.url().includes('/api/cart') && answer.request().method() === 'POST');
}

/** A guest's cart as it would be after so many presses. */
export async function holds({ page }: Shopper, site: string, { id }: Store, lines: BasketLine[]): Promise<void> {
  const value = encodeBasket({ shopId: String(id), currency: 'base', lines });
  await page.context().addCookies([{ name: 'cart', value, url: site }]);
}

/** By its button: a drawer over the page where script runs, else the cart's page. */
export async function opensCart(shopper: Shopper): Promise<Locator> {
  const { page, says, content, hasScript } = shopper;
  const title = says('cart.title');
  await page.getByRole('banner').getByRole('link', { name: title }).click();
  if (!hasScript) {
    await expect(page).toHaveURL(/\/cart$/);
    return content;
  }
  const drawer = page.getByRole('dialog', { name: title });
  // Opened where there is no page of it yet; on the cart's page itself the link leads nowhere new.
  await expect(drawer.locator('.cart-frame')).toBeVisible();
  return drawer;
}

export function lineOf(cart: Locator, title: string): Locator {
  return cart.locator('.cart-line').filter({ has: cart.page().getByText(title, { exact: true }) });
}

/** So many of it lie in the cart, as it is shown and answered. */
export async function has(cart: Locator, { says, language }: Shopper, good: Good, count: number): Promise<void> {
  const stepper = cart.getByRole('group', { name: says('cart.quantityOf', { title: good.title }), exact: true });
  await expect(stepper.getByRole('status')).toHaveText(new Intl.NumberFormat(language).format(count));
  await expect(cart.locator('.cart-frame[aria-busy="true"]')).toHaveCount(0);
  await expect(lineOf(cart, good.title).locator('.cart-price')).toContainText(dollars(good.price * count, language));
}

/** Fills in the address page by hand. */
export async function deliversHome({ page, says, content }: Shopper): Promise<void> {
  const latitude = content.getByLabel(says('address.latitude'));
  if (!(await latitude.isVisible())) await content.getByText(says('address.byHand'), { exact: true }).click();
  await content.getByLabel(says('address.text')).fill('128 Lantern Street');
  await latitude.fill(String(home.latitude));
  await content.getByLabel(says('address.longitude')).fill(String(home.longitude));
  await content
    .getByRole('button', { name: says('address.deliverHere') })
    .last()
    .click();
  await expect(page).not.toHaveURL(/\/address/);
}

/** What a sentence begins with, up to what was filled in as "|". */
export function startOf(sentence: string): string {
  return sentence.split('|')[0]?.trim() ?? '';
}
