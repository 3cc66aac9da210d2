/** Somebody who signs in and orders. */
import { type Browser, expect, type Locator } from '@playwright/test';
import { type Customer, password } from '../../support/customers.ts';
import { Guest } from './guest.ts';
import { postLoginForm } from './login-form.ts';
import { beforeGap, gap } from './words.ts';

export type PaymentTag = 'cash' | 'wallet' | 'stripe';

export class Shopper extends Guest {
  /** The login page, which leads back to the page at `path`. */
  async opensLogin(path: string): Promise<void> {
    await this.opens(`/login?${new URLSearchParams({ returnTo: this.pathOf(path) })}`);
  }

  /**
   * Fills in the login form that is open, and presses; with the password of the sandbox's customers unless another is
   * said.
   */
  async signsIn(person: { email: string } | { login: string; password?: string }): Promise<void> {
    const { login, password: own = password } = 'email' in person ? { login: person.email } : person;
    await this.content.getByLabel(this.says('login.login')).fill(login);
    await this.content.getByLabel(this.says('login.password')).fill(own);
    await this.presses(this.says('login.submit'));
  }

  /**
   * Signs in without looking at the login page, where the story is about something else; then opens the page at `path`.
   */
  async entersAs({ email }: Pick<Customer, 'email'>, path: string): Promise<void> {
    await postLoginForm(this.page.request, this.site, { login: email, password }, this.pathOf('/login'));
    await this.opens(path);
  }

  /** The code of a mail or an SMS, on the page that asks for it. */
  async entersCode(code: string): Promise<void> {
    await this.content.getByLabel(this.says('auth.code')).fill(code);
    // Where script runs, a whole code is sent by itself.
    if (!this.hasScript) await this.presses(this.says('auth.checkCode'));
    else await expect(this.content.locator('form[aria-busy="true"]')).toHaveCount(0);
  }

  /** Signed in, on a checkout that brings it home and can be ordered, with all that can be chosen in sight. */
  async opensCheckoutAs(customer: Customer): Promise<void> {
    await this.entersAs(customer, '/checkout');
    await expect(this.orderButton).toContainText('128 Lantern Street');
    await this.unfolds();
  }

  /** All steps of the checkout, once they are all there. */
  async unfolds(): Promise<void> {
    await this.page.waitForLoadState();
    const folded = this.content.locator('.checkout-step:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
  }

  async chooses(name: string | RegExp): Promise<void> {
    await expect(await this.pressesChoice(name)).toBeChecked();
  }

  /** Where the press may lead away before anybody sees what is chosen. */
  async pressesChoice(name: string | RegExp): Promise<Locator> {
    await this.unfolds();
    const choice = this.page.getByRole('radio', { name, exact: typeof name === 'string' });
    // The card around a hidden radio takes the press.
    await this.content.locator('label', { has: choice }).click();
    return choice;
  }

  /** With script a choice is counted by itself; without, a button does it. */
  async updates(): Promise<void> {
    const { says, content, hasScript } = this;
    if (!hasScript) {
      const name = new RegExp(`^(${says('checkout.update')}|${says('checkout.checkAgain')})$`);
      const answered = this.page.waitForEvent('load');
      await content.locator('.checkout-update').getByRole('button', { name }).click();
      await answered;
    }
    await expect(content.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Begins with the name of the way to pay; what follows is a hint. */
  paymentName(tag: PaymentTag): RegExp {
    return new RegExp(`^${this.says(`checkout.tag.${tag}`)}`);
  }

  async choosesPayment(tag: PaymentTag): Promise<void> {
    await this.chooses(this.paymentName(tag));
    await this.updates();
  }

  get orderButton(): Locator {
    const start = beforeGap(this.says('checkout.order', { total: gap }));
    return this.content.getByRole('button', { name: new RegExp(`^${start}`) });
  }

  /** Presses the last button, and comes to the order's page. */
  async placesOrder(): Promise<void> {
    await this.orderButton.click();
    await this.isAt(/\/orders\/\d+$/);
  }

  /** From a checkout that is filled in to the order's page. */
  async checksOut({ payment }: { payment: PaymentTag }): Promise<void> {
    await this.choosesPayment(payment);
    await this.placesOrder();
  }

  /** The same person in another tab of the same browser. */
  async inNewTab(): Promise<Shopper> {
    return this.at(await this.page.context().newPage());
  }

  /** The same person on another device. */
  async onAnotherDevice(browser: Browser): Promise<Shopper> {
    const context = await browser.newContext({ javaScriptEnabled: this.hasScript });
    return this.at(await context.newPage());
  }

  private at(page: Shopper['page']): Shopper {
    const { site, language, hasScript } = this;
    return new Shopper({ page, site, language, hasScript });
  }
}
