/**
 * A visitor who fills a cart and chooses an address: with script by presses that are answered in place, without by
 * forms.
 */
import { expect, type Locator } from '@playwright/test';
import { type BasketLine, encodeBasket } from '../../../lib/cart/basket/basket.ts';
import { formatMinor } from '../../../lib/money.ts';
import { home } from '../../support/catalog.ts';
import type { Addon, Offer, Shop } from '../../support/offers.ts';
import { CartView } from './cart-view.ts';
import { Visitor } from './visitor.ts';

export const homeAddress = {
  text: '128 Lantern Street',
  latitude: String(home.latitude),
  longitude: String(home.longitude),
};

export class Guest extends Visitor {
  /** The amount as the storefront writes it, in the marketplace's own currency. */
  amount(minor: number): string {
    return formatMinor(minor, { symbol: '$', position: 'before', language: this.language });
  }

  async opensShop({ type, id }: Pick<Shop, 'type' | 'id'>): Promise<void> {
    await this.opens(`/${type}/${id}`);
  }

  async opensProduct({ shop, uuid }: { shop: Shop; uuid: string }): Promise<void> {
    await this.opens(`/${shop.type}/${shop.id}?product=${uuid}`);
  }

  /** The `+` of a product's row; popular ones have two rows. */
  plusOf({ uuid }: Offer): Locator {
    return this.content.locator(`[data-add="${uuid}"]`).first();
  }

  /** The product that is open: a dialog over its shop's page, or a section of its own page. */
  sheetOf(title: string): Locator {
    return this.page.getByRole('dialog', { name: title }).or(this.page.getByRole('region', { name: title }));
  }

  /**
   * Adds an offer from the shop's page: with script by one press, without by the product's form, which ends on the
   * cart's page. With a `form` always by the product's form; every unit gets the same extras.
   */
  async adds(offer: Offer, form?: { quantity: number; extras?: Addon[] }): Promise<void> {
    if (form === undefined) return this.addsOne(offer);
    await this.opensProduct(offer);
    for (const { stockId } of form.extras ?? [])
      await this.content.locator('label', { has: this.page.locator(`[name="addon-${stockId}"]`) }).click();
    await this.content
      .getByRole('textbox', { name: this.says('product.quantity'), exact: true })
      .fill(String(form.quantity));
    await this.submitsProduct();
  }

  private async addsOne(offer: Offer): Promise<void> {
    await this.opensShop(offer.shop);
    const answered = this.hasScript ? this.cartAnswer() : null;
    await this.plusOf(offer).click();
    if (answered !== null) await answered;
    else await this.submitsProduct();
  }

  private async submitsProduct(): Promise<void> {
    const answered = this.hasScript ? this.cartAnswer() : null;
    await this.content.locator('.product-add').click();
    await answered;
    if (!this.hasScript) await expect(this.page).toHaveURL(/\/cart$/);
  }

  /** Waits until the storefront has answered a press. */
  async cartAnswer(): Promise<void> {
    await this.page.waitForResponse(
      answer => answer.url().includes('/api/cart') && answer.request().method() === 'POST',
    );
  }

  /** Gives the guest a cart with these lines, without the presses that it would take. */
  async hasCartOf({ id }: Shop, lines: BasketLine[]): Promise<void> {
    const value = encodeBasket({ shopId: String(id), currency: 'base', lines });
    await this.page.context().addCookies([{ name: 'cart', value, url: this.site }]);
  }

  /** Presses the cart's button: with script it opens a drawer over the page, without it leads to the cart's page. */
  async opensCart(): Promise<CartView> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: this.says('cart.title') })
      .click();
    if (!this.hasScript) {
      await expect(this.page).toHaveURL(/\/cart$/);
      return this.cartPage;
    }
    const drawer = this.cartDrawer;
    // The drawer opens on every page but the cart's own, where the link leads nowhere new.
    await expect(drawer.box.locator('.cart-frame')).toBeVisible();
    return drawer;
  }

  get cartDrawer(): CartView {
    return new CartView(this.page.getByRole('dialog', { name: this.says('cart.title') }), this);
  }

  get cartPage(): CartView {
    return new CartView(this.content, this);
  }

  /** Types an address by hand on the address page that is open. */
  async fillsInAddress({ text, latitude, longitude }: typeof homeAddress): Promise<void> {
    const { content, says } = this;
    const field = content.getByLabel(says('address.latitude'));
    if (!(await field.isVisible())) await content.getByText(says('address.byHand'), { exact: true }).click();
    await content.getByLabel(says('address.text')).fill(text);
    await field.fill(latitude);
    await content.getByLabel(says('address.longitude')).fill(longitude);
    await content
      .getByRole('button', { name: says('address.deliverHere') })
      .last()
      .click();
  }

  async setsAddress(address: typeof homeAddress): Promise<void> {
    await this.opens('/address');
    await this.fillsInAddress(address);
  }

  /** Opens the address picker over the page by answering no to the question of the chip. Needs script. */
  async opensPicker(chip: string): Promise<Locator> {
    await this.page.getByRole('banner').getByRole('button', { name: chip }).click();
    await this.follows(this.says('address.no'), this.page.getByRole('dialog', { name: this.says('address.question') }));
    return this.page.getByRole('dialog', { name: this.says('address.title') });
  }

  /** Chooses home on the address page that is open, which then leads back to the page before. */
  async deliversHome(): Promise<void> {
    await this.fillsInAddress(homeAddress);
    await expect(this.page).not.toHaveURL(/\/address/);
  }
}
