/** A chat that is open. */
import { expect, type Locator } from '@playwright/test';
import type { Shopper } from './shopper.ts';

export class ChatView {
  private readonly owner: Shopper;

  constructor(owner: Shopper) {
    this.owner = owner;
  }

  get log(): Locator {
    return this.owner.content.getByRole('log');
  }

  get field(): Locator {
    return this.owner.content.getByRole('textbox', { name: this.owner.says('chat.text') });
  }

  /** Sends a message. Without script the page then waits for an answer by itself. */
  async writes(text: string): Promise<void> {
    const more = this.owner.content.getByRole('link', { name: this.owner.says('chat.writeMore') });
    await expect(this.field.or(more)).toBeVisible();
    if (!(await this.field.isVisible())) await more.click();
    await this.field.fill(text);
    await this.sends();
    if (this.owner.hasScript) await expect(this.field, 'for the next message').toBeFocused();
  }

  async sends(): Promise<void> {
    await this.owner.presses(this.owner.says('chat.send'));
  }

  /** Waits until the message is in the chat and no longer marked as being sent. */
  async has(text: string): Promise<void> {
    if (!this.owner.hasScript)
      await expect(async () => {
        await this.owner.page.reload();
        await expect(this.log.getByText(text, { exact: true })).toBeVisible({ timeout: 500 });
      }).toPass();
    await expect(this.log.locator('li:not([data-state])').getByText(text, { exact: true })).toBeVisible();
  }

  /** The id of the chat that is open. */
  async id(): Promise<string> {
    await expect(this.owner.page).toHaveURL(/\/chat\/\w{20}/);
    return /\/chat\/(\w{20})/.exec(this.owner.page.url())?.[1] ?? '';
  }
}
