/** What do pages load, and does their content policy forbid any of it? */
import { pagesOf } from '../pages.ts';
import { expect, test } from '../story.ts';

test('pages load from the site alone, and their policy forbids nothing that they do', async ({
  page,
  pair,
  catalog,
}) => {
  // Nineteen pages, each until it is quiet.
  test.slow();
  const site = new URL(pair.site).origin;
  const foreign: string[] = [];
  const forbidden: string[] = [];
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).origin !== site) foreign.push(url);
  });
  await page.exposeFunction('tellForbidden', (what: string) => forbidden.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      const { tellForbidden } = window as unknown as { tellForbidden: (what: string) => void };
      tellForbidden(`${documentURI}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  for (const path of await pagesOf(catalog)) await page.goto(`${pair.site}${path}`, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  expect(forbidden).toEqual([]);
  // The watch above would see it: a handler in an attribute is refused.
  await page.evaluate(() => document.body.setAttribute('onclick', 'void 0'));
  await expect.poll(() => forbidden.length).toBe(1);
});

test('what comes from elsewhere cannot act on this site', async ({ request, catalog, page, pair }) => {
  const { id } = await catalog.restaurant();
  await page.goto(`${pair.site}/restaurant/${id}`);
  const picture = (await page.locator('main img[src*="/pictures/"]').first().getAttribute('src')) ?? '';
  for (const path of ['/api/tiles/16/45369/24501', '/og/home', picture]) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toMatch(/^image\/(png|jpeg|webp)$/);
    expect.soft(answer.headers()['content-security-policy'], path).toMatch(/^(default|script)-src 'none';.* sandbox/);
    expect.soft(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  }
});

test('more than is allowed is answered 413 with a sentence', async ({ request }) => {
  const nine = Buffer.alloc(9_000_000, 'a');
  const posts = [
    { path: '/api/cart', limit: 16 * 1024, headers: { 'Content-Type': 'application/json' } },
    { path: '/api/sign-out', limit: 16 * 1024, headers: { Accept: 'text/html' } },
    { path: '/de/checkout', limit: 64 * 1024, headers: { Accept: 'text/html' } },
    { path: '/profile', limit: 8 * 1024 * 1024, headers: { Accept: 'text/html' } },
  ];
  for (const { path, limit, headers } of posts)
    for (const data of [nine, nine.subarray(0, limit + 1)]) {
      const answer = await request.post(path, { data, headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } });
      expect.soft(answer.status(), path).toBe(413);
      expect
        .soft(await answer.text(), path)
        .toMatch(path.startsWith('/de') ? /zu groß/ : /larger than this page accepts/);
    }
});
