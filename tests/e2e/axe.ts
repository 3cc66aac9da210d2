/** Does axe find nothing on the page that is open? All of it in English, in light and dark; elsewhere what hangs on words. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Shopper } from './shopper.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those whose answer is another one in other colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];
/** Those whose answer is another one in other words. */
const ofWords = [
  ...['document-title', 'html-has-lang', 'html-lang-valid', 'valid-lang', 'empty-heading'],
  ...['link-name', 'button-name', 'input-button-name', 'summary-name', 'aria-command-name', 'aria-dialog-name'],
  ...['label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name', 'image-alt', 'role-img-alt'],
];

export async function isCleanForAxe({ page, language }: Shopper): Promise<void> {
  // Without the legacy mode each look opens a page of its own, for frames of other sites: we have none.
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  // The rest knows no language.
  if (language !== 'en') return findsNothing(axe().withRules(ofWords), page.url());
  await page.evaluate(showEverything);
  // Colours that are on their way to others are not what is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await findsNothing(axe().withTags(tags), `${page.url()}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await findsNothing(axe().withRules(ofColours), `${page.url()}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findsNothing(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n    ')}`);
  expect.soft(found, what).toEqual([]);
}

/** What is far below the screen is not drawn yet (content-visibility), and keeps the colours of the theme before. */
function showEverything(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}
