/** A visitor: opens pages, follows links, presses buttons, and reads sentences. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone, nameOf, type Profile, wide } from '../shoppers.ts';
import { type Watch, watch } from './watch.ts';
import { type Language, type Words, wordsOf } from './words.ts';

interface Browsing {
  page: Page;
  /** Origin of the storefront. */
  site: string;
  language: Language;
  hasScript: boolean;
}

export class Visitor {
  readonly page: Page;
  readonly site: string;
  readonly language: Language;
  readonly hasScript: boolean;
  readonly watch: Watch;
  readonly says: Words;

  constructor({ page, site, language, hasScript }: Browsing) {
    this.page = page;
    this.site = site;
    this.language = language;
    this.hasScript = hasScript;
    this.watch = watch(page);
    this.says = wordsOf(language);
  }

  get name(): string {
    return nameOf({ language: this.language, viewport: this.viewport, javaScriptEnabled: this.hasScript });
  }

  get isOnPhone(): boolean {
    return isPhone(this.viewport);
  }

  private get viewport(): Profile['viewport'] {
    return this.page.viewportSize() ?? wide;
  }

  /** The notice that the last press has left: a toast, or the alert that stays on the page. */
  notice(text: string | RegExp): Locator {
    return this.content.getByText(text).filter({ visible: true }).first();
  }

  get content(): Locator {
    return this.page.getByRole('main');
  }

  /** The public path of a page in the shopper's language. */
  pathOf(path: string): string {
    if (this.language === 'en') return path;
    return path === '/' ? `/${this.language}` : `/${this.language}${path}`;
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.pathOf(path));
    await this.waitsForScript();
  }

  /** Waits until React has taken over the whole document, because script starts after the first paint. */
  async waitsForScript(): Promise<void> {
    if (this.hasScript) await this.page.waitForFunction(isHeldByReact);
  }

  async opensMissing(path: string): Promise<void> {
    this.watch.expects(/404/);
    await this.opens(path);
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof path === 'string' ? this.pathOf(path) : path);
  }

  /** Presses a link. The name is a text or a pattern. */
  async follows(name: string | RegExp, where: Locator = this.content): Promise<void> {
    await where.getByRole('link', { name }).first().click();
  }

  async presses(name: string | RegExp, where: Locator = this.content): Promise<void> {
    await where.getByRole('button', { name }).first().click();
  }

  async seesTitle(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async seesInLanguage(language: Language, direction: 'ltr' | 'rtl'): Promise<void> {
    const html = this.page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', direction);
  }

  /** Expects nothing to stick out of the page sideways. */
  async scrollsOnlyDown(): Promise<void> {
    // By locator: between two documents there is no root element for a moment.
    const { inner, whole } = await this.page.locator('html').evaluate(html => ({
      inner: html.clientWidth,
      whole: html.scrollWidth,
    }));
    expect(whole, `${this.page.url()} is wider than the screen`).toBeLessThanOrEqual(inner);
  }

  /** Expects nothing to stick out at any of these widths, in pixels. */
  async fitsScreens(widths: number[]): Promise<void> {
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 720 });
      await this.scrollsOnlyDown();
      await this.showsChoices();
    }
  }

  /**
   * Expects each select to show a word of its choice: fields that share a row can squeeze it although nothing sticks
   * out.
   */
  private async showsChoices(): Promise<void> {
    for (const select of await this.page.locator('select:visible').all())
      expect((await select.boundingBox())?.width, 'wide enough for a word').toBeGreaterThan(80);
  }

  /** Opens the preferences (language, currency, theme): from the header, on phones from the menu. */
  async opensPreferences(): Promise<Locator> {
    const name = this.says('preferences.title');
    const where = this.isOnPhone ? await this.opensMenu() : this.page.getByRole('banner');
    await where.getByRole('button', { name }).click();
    const sheet = this.page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async opensMenu(opener = this.says('shell.menu')): Promise<Locator> {
    await this.page.getByRole('banner').getByRole('button', { name: opener }).click();
    const menu = this.page.getByRole('dialog', { name: this.says('shell.menu') });
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Opens the menu of a customer: on wide screens with the account's button, in place of the plain menu button. */
  async opensAccount(): Promise<Locator> {
    const plain = this.page.getByRole('banner').getByRole('button', { name: this.says('shell.menu') });
    await expect(plain).toBeVisible({ visible: this.isOnPhone });
    return this.opensMenu(this.says(this.isOnPhone ? 'shell.menu' : 'account.menu'));
  }

  /** The header's search field, which becomes a combobox once its popover is there. */
  get searchField(): Locator {
    const header = this.page.getByRole('banner');
    const name = this.says('search.placeholder');
    return header.getByRole('searchbox', { name }).or(header.getByRole('combobox', { name }));
  }

  async searchesFor(words: string): Promise<void> {
    await this.searchField.fill(words);
    await this.searchField.press('Enter');
  }

  async cookies(): Promise<string[]> {
    return (await this.page.context().cookies()).map(({ name }) => name);
  }
}

function isHeldByReact(): boolean {
  return Object.keys(document.body).some(key => key.startsWith('__reactFiber'));
}
