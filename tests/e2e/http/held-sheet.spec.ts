/** Does a page look the same in a browser that holds the stylesheet of all pages, without being sent its rules again? */
import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';

test('a page of one’s own comes without the rules that the browser holds, and looks the same', async ({
  page,
  context,
  pair,
}) => {
  const opens = async (path: string) => {
    const answer = await page.goto(pair.site + path, { waitUntil: 'networkidle' });
    // Without script the whole sheets stand at the end.
    const html = (await answer?.text())?.replaceAll(/<noscript>.*?<\/noscript>/gs, '') ?? '';
    const rules = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
    return { rules: rules.length, isLinked: /<link rel="stylesheet" href="\/_next[^>]*data-precedence/.test(html) };
  };
  for (const path of ['/cart', '/login', '/settings']) {
    await context.clearCookies();
    const first = await opens(path);
    expect(first.isLinked, path).toBe(false);
    const looks = await looksOf(page);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('sheet');
    const second = await opens(path);
    expect(second.isLinked, path).toBe(true);
    expect(second.rules, path).toBeLessThan(first.rules / 3);
    expect(await looksOf(page), path).toEqual(looks);
  }
});

/** Where everything on the page stands, and what it is painted in. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.body.querySelectorAll('*:not(script, style, link, noscript)')].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, fontFamily, fontSize].join(' ');
    });
  });
}
