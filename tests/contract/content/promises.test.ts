/** The home page says what every feature is measured by (docs/behaviour.md 10). */
import { beforeAll, expect, test } from 'vitest';
import german from '../../../messages/de.json' with { type: 'json' };
import { opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(openStorefront);

test('below everything else, in the language of the page', async () => {
  await freshBrowser();
  const page = (await opensPage('/de')) ?? '';
  const at = page.indexOf(german.home.promises);
  expect(at).toBeGreaterThan(page.lastIndexOf('class="shop-card"'));
  expect(at).toBeLessThan(page.indexOf('<footer'));
});
