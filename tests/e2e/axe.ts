/**
 * Does axe find nothing on the page that is open? All of it in English, in light and dark; elsewhere what hangs on
 * words.
 */
import { expect } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Shopper } from './shopper/shopper.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on the theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];
/** Rules whose result depends on the language. */
const ofWords = [
  ...['document-title', 'html-has-lang', 'html-lang-valid', 'valid-lang', 'empty-heading'],
  ...['link-name', 'button-name', 'input-button-name', 'summary-name', 'aria-command-name', 'aria-dialog-name'],
  ...['label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name', 'image-alt', 'role-img-alt'],
];

export async function isCleanForAxe(shopper: Shopper): Promise<void> {
  const { page, language } = shopper;
  await page.evaluate(axe.source);
  // The other rules do not depend on the language.
  if (language !== 'en') return findsNothing(shopper, ofWords, 'in other words');
  await page.evaluate(showEverything);
  // Ends all transitions, because colours in between are not what is checked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await findsNothing(shopper, tags, 'in light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await findsNothing(shopper, ofColours, 'in dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findsNothing({ page }: Shopper, runOnly: string[], how: string): Promise<void> {
  // Leaves out what passes, as axe would describe every element of it.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const violations = await page.evaluate(async options => (await window.axe.run(options)).violations, options);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n    ')}`);
  expect.soft(found, `${page.url()}, ${how}`).toEqual([]);
}

/**
 * Draws what is far below the screen (content-visibility), which would otherwise keep the colours of the theme before.
 */
function showEverything(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}
