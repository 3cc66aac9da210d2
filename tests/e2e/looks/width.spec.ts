/** Does every page fit a screen of 320 px, and of 360, 768 and 1280, in both directions? */
import { pagesOf } from '../pages.ts';
import { test } from '../shopper.ts';

for (const language of ['en', 'de', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, javaScriptEnabled: false });

    for (const width of [320, 360, 768, 1280]) {
      test(`nothing sticks out at ${width} px`, async ({ page, shopper, town }) => {
        await page.setViewportSize({ width, height: 720 });
        for (const path of await pagesOf(town)) {
          await shopper.opens(path);
          await shopper.scrollsOnlyDown();
        }
      });
    }
  });
}
