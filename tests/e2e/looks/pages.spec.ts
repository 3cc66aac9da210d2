/**
 * Does every page that a visitor reaches hold for axe, and fit screens of 320, 360, 768 and 1280 px, in both
 * directions?
 */
import { isCleanForAxe } from '../axe.ts';
import { pagesOf } from '../pages.ts';
import { test } from '../story.ts';

const widths = [320, 360, 768, 1280];

/** The room of a phone of 360 px with text of twice the size. */
const large = 180;

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
    test.setTimeout(120_000);
    for (const path of await pagesOf(catalog)) {
      await shopper.opens(path);
      await shopper.fitsScreens([large, ...widths]);
    }
  });
});

test.describe('names that are one word, longer than the screen, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing sticks out', async ({ shopper, catalog }) => {
    test.setTimeout(90_000);
    const { id } = await catalog.restaurant();
    const isNamed = (path: string) => /^\/(restaurant|shop|promotions|recipes|branches|about)/.test(path);
    for (const path of ['/', ...(await pagesOf(catalog)).filter(isNamed), `/group/${id}`]) {
      await shopper.opens(path);
      await shopper.content.evaluate(main => {
        const texts = main.querySelectorAll<HTMLElement>(':is(h1, h2, h3, p, dt, dd, legend, bdi, a)');
        const isName = (one: HTMLElement) => one.childElementCount === 0 && /\p{L}/u.test(one.textContent);
        for (const one of texts)
          if (isName(one) && !one.closest('.button')) one.textContent = 'Donaudampfschiff'.repeat(6);
      });
      await shopper.fitsScreens([320, 1280]);
    }
  });
});
