/**
 * Does every page that a visitor reaches hold for axe, and fit screens of 320, 360, 768 and 1280 px, in both
 * directions?
 */
import { isCleanForAxe } from '../axe.ts';
import { pagesOf } from '../pages.ts';
import { test } from '../story.ts';

const widths = [320, 360, 768, 1280];

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing, and nothing sticks out', async ({ shopper, catalog }) => {
      test.setTimeout(150_000);
      for (const path of [...(await pagesOf(catalog)), '/nothing']) {
        if (path === '/nothing') await shopper.opensMissing(path);
        else await shopper.opens(path);
        await isCleanForAxe(shopper);
        await shopper.fitsScreens(widths);
      }
    });
  });
}

test.describe('the longest words, without script', () => {
  test.use({ language: 'de', javaScriptEnabled: false });

  test('nothing sticks out', async ({ shopper, catalog }) => {
    test.setTimeout(90_000);
    for (const path of await pagesOf(catalog)) {
      await shopper.opens(path);
      await shopper.fitsScreens(widths);
    }
  });
});
