/** Does axe find nothing on any page, in both themes? */
import AxeBuilder from '@axe-core/playwright';
import { pagesOf } from '../pages.ts';
import { expect, test } from '../shopper.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`${colorScheme}, ${language}`, () => {
      test.use({ colorScheme, language });

      test('axe finds nothing', async ({ page, shopper, town }) => {
        test.setTimeout(120_000);
        const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        for (const path of [...(await pagesOf(town)), '/nothing']) {
          if (path === '/nothing') await shopper.opensMissing(path);
          else await shopper.opens(path);
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n    ')}`);
          expect.soft(found, path).toEqual([]);
        }
      });
    });
  }
}
