/** A guest who also signs in and orders. */
import { type Browser, expect, type Locator } from '@playwright/test';
import { type Customer, password } from '../../support/customers.ts';
import { Guest } from './guest.ts';
import { postLoginForm } from './login-form.ts';
import { beforeGap, gap } from './words.ts';

export type PaymentTag = 'cash' | 'wallet' | 'stripe';

export class Shopper extends Guest {
  /** Opens the login page, which leads back to the page at `path`. */
  async opensLogin(path: string): Promise<void> {
    await this.opens(`/login?${new URLSearchParams({ returnTo: this.pathOf(path) })}`);
  }

  /**
   * Fills in the login form that is open and sends it, with the password of the sandbox's customers unless another is
   * given.
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

  /** Types the code of an e-mail or an SMS on the page that asks for it. */
  async entersCode(code: string): Promise<void> {
    await this.content.getByLabel(this.says('auth.code')).fill(code);
    // Where script runs, a whole code is sent by itself.
    if (!this.hasScript) await this.presses(this.says('auth.checkCode'));
    else await expect(this.content.locator('form[aria-busy="true"]')).toHaveCount(0);
  }

  /** Signs in and opens a checkout with delivery to home, ready to be ordered, with all of its steps unfolded. */
  async opensCheckoutAs(customer: Customer): Promise<void> {
    await this.entersAs(customer, '/checkout');
    await expect(this.orderButton).toContainText('128 Lantern Street');
    await this.unfolds();
  }

  /** Unfolds all steps of the checkout, once the page is loaded. */
  async unfolds(): Promise<void> {
    await this.page.waitForLoadState();
    const folded = this.content.locator('.checkout-step:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
  }

  async chooses(name: string | RegExp): Promise<void> {
    await expect(await this.pressesChoice(name)).toBeChecked();
  }

  /** Presses a radio button that may lead to another page before it is seen as checked. */
  async pressesChoice(name: string | RegExp): Promise<Locator> {
    await this.unfolds();
    const choice = this.page.getByRole('radio', { name, exact: typeof name === 'string' });
    // The card around a hidden radio takes the press.
    await this.content.locator('label', { has: choice }).click();
    return choice;
  }

  /** Has the total calculated with the choices: with script that happens by itself, without a button does it. */
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

  /** Matches a payment method by its name, which a hint may follow. */
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

  /** Presses the order button, which leads to the order's page. */
  async placesOrder(): Promise<void> {
    await this.orderButton.click();
    await this.isAt(/\/orders\/\d+$/);
  }

  /** Orders from a checkout that is filled in, with this payment method. */
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
