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
/** Those whose answer is another one in other colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];
/** Those whose answer is another one in other words. */
const ofWords = [
  ...['document-title', 'html-has-lang', 'html-lang-valid', 'valid-lang', 'empty-heading'],
  ...['link-name', 'button-name', 'input-button-name', 'summary-name', 'aria-command-name', 'aria-dialog-name'],
  ...['label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name', 'image-alt', 'role-img-alt'],
];

export async function isCleanForAxe(shopper: Shopper): Promise<void> {
  const { page, language } = shopper;
  await page.evaluate(axe.source);
  // The rest knows no language.
  if (language !== 'en') return findsNothing(shopper, ofWords, 'in other words');
  await page.evaluate(showEverything);
  // Colours that are on their way to others are not what is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await findsNothing(shopper, tags, 'in light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await findsNothing(shopper, ofColours, 'in dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findsNothing({ page }: Shopper, runOnly: string[], how: string): Promise<void> {
  // Of what passes axe would describe every element.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const violations = await page.evaluate(async options => (await window.axe.run(options)).violations, options);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n    ')}`);
  expect.soft(found, `${page.url()}, ${how}`).toEqual([]);
}

/** What is far below the screen is not drawn yet (content-visibility), and keeps the colours of the theme before. */
function showEverything(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}
