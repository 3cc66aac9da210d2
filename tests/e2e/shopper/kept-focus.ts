import { expect, type Page } from '@playwright/test';

/**
 * Waits for the part of a page that keeps the focus after a press. It comes with the first key, and its script may take
 * longer than a story's next press: a form that goes with its own press shows whether it is there.
 */
export async function focusIsKept(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(probe)).toBe(true);
}

async function probe(): Promise<boolean> {
  const form = document.createElement('form');
  form.addEventListener('submit', event => event.preventDefault());
  const button = form.appendChild(document.createElement('button'));
  document.querySelector('main')?.prepend(form);
  button.focus({ preventScroll: true });
  button.click();
  form.remove();
  // Longer than the part itself waits for others.
  await new Promise(resolve => setTimeout(resolve, 200));
  return document.activeElement !== document.body;
}
