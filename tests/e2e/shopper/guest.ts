/**
 * Somebody who fills a cart and says where to deliver: with script by presses that are answered in place, without by
 * forms.
 */
import { expect, type Locator } from '@playwright/test';
import { type BasketLine, encodeBasket } from '../../../lib/cart/basket.ts';
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
  /** As the storefront writes it, in the marketplace's own currency. */
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

  /** A product over its shop's page, or as a section of its own page. */
  sheetOf(title: string): Locator {
    return this.page.getByRole('dialog', { name: title }).or(this.page.getByRole('region', { name: title }));
  }

  /**
   * From the shop's page: by one press where script runs, else by the product's form, which ends on the cart's page.
   * With a quantity always by the form, each one with these extras.
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

  /** Once the storefront has answered a press. */
  async cartAnswer(): Promise<void> {
    await this.page.waitForResponse(
      answer => answer.url().includes('/api/cart') && answer.request().method() === 'POST',
    );
  }

  /** A guest's cart as it would be after so many presses. */
  async hasCartOf({ id }: Shop, lines: BasketLine[]): Promise<void> {
    const value = encodeBasket({ shopId: String(id), currency: 'base', lines });
    await this.page.context().addCookies([{ name: 'cart', value, url: this.site }]);
  }

  /** By its button: a drawer over the page where script runs, else the cart's page. */
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
    // Opened where there is no page of it yet; on the cart's page itself the link leads nowhere new.
    await expect(drawer.box.locator('.cart-frame')).toBeVisible();
    return drawer;
  }

  get cartDrawer(): CartView {
    return new CartView(this.page.getByRole('dialog', { name: this.says('cart.title') }), this);
  }

  get cartPage(): CartView {
    return new CartView(this.content, this);
  }

  /** By hand, on the address page that is open. */
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

  /** Over the page that is open, by a no to the question of the chip. Needs script. */
  async opensPicker(chip: string): Promise<Locator> {
    await this.page.getByRole('banner').getByRole('button', { name: chip }).click();
    await this.follows(this.says('address.no'), this.page.getByRole('dialog', { name: this.says('address.question') }));
    return this.page.getByRole('dialog', { name: this.says('address.title') });
  }

  /** On the address page that is open; ends on the page that it leads back to. */
  async deliversHome(): Promise<void> {
    await this.fillsInAddress(homeAddress);
    await expect(this.page).not.toHaveURL(/\/address/);
  }
}
