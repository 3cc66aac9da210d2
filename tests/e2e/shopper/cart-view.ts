/** A cart that is open: the drawer over a page, or the cart's page. */
import { expect, type Locator } from '@playwright/test';
import type { Offer } from '../../support/offers.ts';
import type { Guest } from './guest.ts';

export class CartView {
  /** The element that contains the cart. */
  readonly box: Locator;
  private readonly owner: Guest;

  constructor(box: Locator, owner: Guest) {
    this.box = box;
    this.owner = owner;
  }

  line({ title }: { title: string }): Locator {
    return this.box.locator('.cart-line').filter({ has: this.box.page().getByText(title, { exact: true }) });
  }

  /** Expects this quantity of the offer in the cart, shown and confirmed by the server. */
  async has(offer: Offer, count: number): Promise<void> {
    const { says, language } = this.owner;
    const name = says('cart.quantityOf', { title: offer.title });
    const stepper = this.box.getByRole('group', { name, exact: true });
    // For an offer that is sold by a measure, the measure follows the number, for screen readers alone.
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

  /** The link to the checkout, or back to the shop while its minimum is not reached. */
  get wayOn(): Locator {
    return this.box.locator('.cart-pay').getByRole('link');
  }

  get toCheckout(): Locator {
    return this.box.getByRole('link', { name: this.owner.says('cart.checkout') });
  }

  /** The section with the parked baskets, whose title says how many there are. */
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
