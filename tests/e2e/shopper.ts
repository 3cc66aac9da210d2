/** Who the stories are about: a shopper with a language, a width, and a browser that may run no script. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { calm } from './servers.mjs';
import { isPhone, nameOf, shoppers, type Told, whoseTurn, wide } from './shoppers.ts';
import { type Town, townOf } from './town.ts';
import { type Watch, watch } from './watch.ts';
import { type Language, type Words, wordsOf } from './words.ts';

export interface ShopperOptions {
  /** They take turns from journey to journey. */
  shoppers: Told[];
  /** The storefront and the sandbox behind it. */
  pair: { site: string; sandbox: string };
}

interface Cast {
  told: Told;
  language: Language;
  says: Words;
  town: Town;
  shopper: Shopper;
}

export const test = base.extend<ShopperOptions & Cast>({
  shoppers: [shoppers, { option: true }],
  pair: [calm, { option: true }],
  told: async ({ shoppers }, use, { file }) => use(whoseTurn(shoppers, file)),
  language: async ({ told }, use) => use(told.language),
  viewport: async ({ told }, use) => use(told.viewport),
  javaScriptEnabled: async ({ told }, use) => use(told.javaScriptEnabled),
  says: async ({ language }, use) => use(wordsOf(language)),
  town: async ({ pair, language }, use) => use(townOf(pair.sandbox, language)),
  shopper: async ({ page, language, javaScriptEnabled }, use, testInfo) => {
    const shopper = new Shopper(page, language, javaScriptEnabled ?? true);
    await use(shopper);
    const wrong = await shopper.watch.report();
    // Playwright's own "only on failure" takes one of every story, as it cannot know yet.
    if (wrong.length > 0 || testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach(`last seen by ${shopper.name}`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
    expect(wrong, 'wrong behind the shopper’s back').toEqual([]);
  },
});

export { expect };

export class Shopper {
  readonly page: Page;
  readonly language: Language;
  readonly hasScript: boolean;
  readonly watch: Watch;
  readonly says: Words;

  constructor(page: Page, language: Language, hasScript: boolean) {
    this.page = page;
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

  private get viewport(): Told['viewport'] {
    return this.page.viewportSize() ?? wide;
  }

  get content(): Locator {
    return this.page.getByRole('main');
  }

  /** The public address of a path in the shopper's language. */
  addressOf(path: string): string {
    if (this.language === 'en') return path;
    return path === '/' ? `/${this.language}` : `/${this.language}${path}`;
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.addressOf(path));
    if (this.hasScript) await this.page.waitForFunction(isAwake);
  }

  async opensMissing(path: string): Promise<void> {
    this.watch.expects(/404/);
    await this.opens(path);
  }

  async isAt(address: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof address === 'string' ? this.addressOf(address) : address);
  }

  /** Presses a link of the content; names may be words or a pattern. */
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

  /** Nothing sticks out of the page sideways. */
  async scrollsOnlyDown(): Promise<void> {
    const { inner, whole } = await this.page.evaluate(() => ({
      inner: document.documentElement.clientWidth,
      whole: document.documentElement.scrollWidth,
    }));
    expect(whole, `${this.page.url()} is wider than the screen`).toBeLessThanOrEqual(inner);
  }

  /** Nothing sticks out at any of these widths, in pixels. */
  async fitsScreens(widths: number[]): Promise<void> {
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 720 });
      await this.scrollsOnlyDown();
    }
  }

  /** Opens language, currency and theme: a popover in the header, on phones part of the menu. */
  async opensPreferences(): Promise<Locator> {
    const name = this.isOnPhone ? 'shell.menu' : 'preferences.title';
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: this.says(name) })
      .click();
    const sheet = this.page.getByRole('dialog', { name: this.says(name) });
    await expect(sheet).toBeVisible();
    return sheet;
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
}

/** Script comes after the first paint (lib/front): a story with script begins once React holds the page. */
function isAwake(): boolean {
  return Object.keys(document.body).some(key => key.startsWith('__reactFiber'));
}
