/** A cart that is open: the drawer over a page, or the cart's page. */
import { expect, type Locator } from '@playwright/test';
import type { Offer } from '../../support/offers.ts';
import type { Guest } from './guest.ts';

export class CartView {
  /** Where it stands on the page. */
  readonly box: Locator;
  private readonly owner: Guest;

  constructor(box: Locator, owner: Guest) {
    this.box = box;
    this.owner = owner;
  }

  line({ title }: { title: string }): Locator {
    return this.box.locator('.cart-line').filter({ has: this.box.page().getByText(title, { exact: true }) });
  }

  /** So many of it are in the cart, as it is shown and answered. */
  async has(offer: Offer, count: number): Promise<void> {
    const { says, language } = this.owner;
    const name = says('cart.quantityOf', { title: offer.title });
    const stepper = this.box.getByRole('group', { name, exact: true });
    // What is sold by a measure says it behind the number, to readers alone.
    const number = stepper.getByRole('status').locator('span').first();
    await expect(number).toHaveText(new Intl.NumberFormat(language).format(count));
    await expect(this.box.locator('.cart-frame[aria-busy="true"]')).toHaveCount(0);
    await expect(this.line(offer).locator('.cart-price')).toContainText(this.owner.amount(offer.price * count));
  }

  oneMore(offer: Offer): Locator {
    return this.button('cart.oneMore', offer);
  }

  oneLess(offer: Offer): Locator {
    return this.button('cart.less', offer);
  }

  remove(offer: Offer): Locator {
    return this.button('cart.remove', offer);
  }

  /** To the checkout, or to more of the shop while its minimum is not reached. */
  get wayOn(): Locator {
    return this.box.locator('.cart-pay').getByRole('link');
  }

  get toCheckout(): Locator {
    return this.box.getByRole('link', { name: this.owner.says('cart.checkout') });
  }

  /** The baskets of other shops, of which there are so many. */
  parked(count: number): Locator {
    return this.box.getByRole('region', { name: this.owner.says('cart.parked', { count }) });
  }

  get receipt(): Locator {
    return this.box.getByRole('region', { name: this.owner.says('receipt.title') });
  }

  private button(key: string, { title }: Offer): Locator {
    return this.box.getByRole('button', { name: this.owner.says(key, { title }), exact: true });
  }
}
