/**
 * Counts the presses that a task takes: by finger, pen or mouse anywhere, and by Enter. Typing is no press, but a press
 * into a field is.
 */
import { expect, type Locator, type Page } from '@playwright/test';

export class Presses {
  private readonly page: Page;
  private count = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async on(page: Page): Promise<Presses> {
    const presses = new Presses(page);
    await page.exposeFunction('countPress', () => {
      presses.count++;
    });
    await page.addInitScript(() => {
      const count = () => (window as unknown as { countPress: () => void }).countPress();
      addEventListener('pointerdown', count, true);
      addEventListener('keydown', ({ key }) => key === 'Enter' && count(), true);
    });
    return presses;
  }

  async press(target: Locator): Promise<void> {
    await target.tap();
  }

  /** Types into the field that must have the focus already. */
  async type(text: string, field: Locator): Promise<void> {
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
  }

  async areAtMost(most: number): Promise<void> {
    expect(this.count, 'presses').toBeLessThanOrEqual(most);
    expect(this.count, 'presses are counted').toBeGreaterThan(1);
  }
}
