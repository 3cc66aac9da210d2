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

test.describe('in Arabic', () => {
  test.use({ language: 'ar', viewport: { width: 390, height: 800 } });

  test('of a longer English sentence the end is cut off, not the start', async ({ shopper }) => {
    await shopper.opens('/restaurants');
    const name = shopper.content.locator('.shop-card h2 a').first();
    expect(await name.evaluate(showsFirstWord, '')).toBe(true);
    const about = shopper.content.locator('.shop-card .shop-about').first();
    expect(await about.evaluate(showsFirstWord, 'الحد الأدنى 6 · ')).toBe(true);
    await shopper.opens('/');
    const teller = shopper.content.locator('.home-stories b').first();
    expect(await teller.evaluate(showsFirstWord, '')).toBe(true);
    // Where a chat has the shop's name.
    await shopper.opens('/help');
    const title = shopper.page.getByRole('banner').getByRole('paragraph');
    expect(await title.evaluate(showsFirstWord, '')).toBe(true);
  });
});

test('badges are whole on a phone of 360 px with text of twice the size', async ({ shopper }) => {
  await shopper.page.setViewportSize({ width: 360, height: 800 });
  await shopper.opens('/restaurants');
  await shopper.page.addStyleTag({ content: 'html { font-size: 200% }' });
  const cover = shopper.content.locator('.shop-cover:has([data-slot="badge"])').first();
  const badge = cover.locator('[data-slot="badge"]').last();
  await badge.evaluate(element => {
    element.textContent = 'Free from $15.00: Baklava with pistachios and cream';
  });
  const [whole, last] = [await cover.boundingBox(), await badge.boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((whole?.y ?? 0) + (whole?.height ?? 0));
});

/** Puts a sentence that is longer than the card behind `start`, and looks where its first word stands. */
function showsFirstWord(element: Element, start: string): boolean {
  const sentence = document.createTextNode('Pizza by the slice, folded in half, eaten walking, with a napkin in hand');
  element.replaceChildren(start, sentence);
  const range = new Range();
  range.setStart(sentence, 0);
  range.setEnd(sentence, 'Pizza'.length);
  const { left, right } = range.getBoundingClientRect();
  const box = (element.closest('li') ?? element).getBoundingClientRect();
  return left >= box.left && right <= box.right;
}

async function isWhole(sentences: Locator): Promise<void> {
  await expect(sentences.first()).toBeAttached();
  for (const width of widths) {
    await sentences.page().setViewportSize({ width, height: 800 });
    const cut = (all: Element[]) => all.flatMap(p => (p.scrollWidth > p.clientWidth ? [p.textContent] : []));
    expect(await sentences.evaluateAll(cut), `at ${width} px`).toEqual([]);
  }
}
