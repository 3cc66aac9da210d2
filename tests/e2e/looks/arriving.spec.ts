/** A document on a slow way is painted before all of it is there. Does what stands on the screen stay where it is? */
import type { Page } from '@playwright/test';
import { pagesOf } from '../pages.ts';
import { expect, test } from '../story.ts';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('parts that have arrived do not move for later ones', async ({ shopper, page, catalog }) => {
      test.setTimeout(90_000);
      for (const path of await pagesOf(catalog)) {
        await shopper.opens(path);
        expect.soft(await movedParts(page), path).toEqual([]);
      }
    });
  });

/** Takes the document away again from its end, part by part of its main content, and answers which parts moved. */
function movedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main, main > *, main > * > *')];
    const wholeTops = new Map(parts.map(part => [part, part.getBoundingClientRect().top]));
    const moved = new Set<string>();
    for (const last of [...document.querySelectorAll('main > *')].reverse()) {
      const range = document.createRange();
      range.setStartAfter(last);
      range.setEndAfter(document.body.lastChild ?? document.body);
      range.deleteContents();
      for (const part of parts) {
        const isShown = part.isConnected && part.getClientRects().length > 0;
        const top = part.getBoundingClientRect().top;
        const before = wholeTops.get(part) ?? top;
        if (isShown && Math.abs(top - before) > 2)
          moved.add(`${part.tagName} .${part.className}: from ${Math.round(top)} to ${Math.round(before)}`);
      }
    }
    return [...moved];
  });
}
