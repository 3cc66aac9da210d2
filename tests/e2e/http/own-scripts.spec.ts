/** Which inline scripts does a browser run (docs/decisions/182)? */
import { expect, test } from '../story.ts';

test('a script that somebody gets into a page does not run, and ours do', async ({ page, pair, catalog }) => {
  const { id } = await catalog.restaurant();
  await page.route(
    url => url.origin === new URL(pair.site).origin,
    async route => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      // Where React leaves it alone: it takes no page over that has something else among its elements.
      const script = `<script>document.documentElement.dataset.stolen=''</script>`;
      const body = (await response.text()).replace('</body>', `${script}</body>`);
      return route.fulfill({ response, body });
    },
  );
  await page.addInitScript(() => {
    Object.assign(window, { refused: [] });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { refused: string[] }).refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  for (const path of ['/', `/restaurant/${id}`, '/cart', '/login']) {
    await page.goto(`${pair.site}${path}`, { waitUntil: 'networkidle' });
    const told = await page.evaluate(() => {
      const { stolen, theme } = document.documentElement.dataset;
      return { stolen, theme, refused: (window as unknown as { refused: string[] }).refused };
    });
    expect.soft(told, path).toEqual({ stolen: undefined, theme: 'system', refused: ['script-src-elem inline'] });
  }
});
