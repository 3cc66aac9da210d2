/** What a card or a tile says of money and hours is there to its last word, on every width. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../story.ts';

const widths = [320, 390, 768, 1140, 1920];

for (const language of ['en', 'de', 'ar'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('what comes on top of the goods, a gift and an hour of opening are not cut off', async ({ shopper }) => {
      await shopper.opens('/address');
      await shopper.deliversHome();
      await shopper.opens('/');
      await isWhole(shopper.content.locator('.shop-facts + .shop-about:not(:last-child)'));
      await shopper.opens('/promotions');
      await isWhole(shopper.content.locator('.home-tiles h3 + p'));
    });
  });

async function isWhole(sentences: Locator): Promise<void> {
  await expect(sentences.first()).toBeAttached();
  for (const width of widths) {
    await sentences.page().setViewportSize({ width, height: 800 });
    const cut = (all: Element[]) => all.flatMap(p => (p.scrollWidth > p.clientWidth ? [p.textContent] : []));
    expect(await sentences.evaluateAll(cut), `at ${width} px`).toEqual([]);
  }
}
