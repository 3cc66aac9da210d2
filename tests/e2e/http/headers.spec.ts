/** What do answers say about themselves: security, keeping, and that nothing changed? */
import { pagesOf } from '../pages.ts';
import { expect, test } from '../story.ts';

const filesForRobots = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/api/view-style', '/nothing'];

test('every answer carries the security headers', async ({ request, catalog }) => {
  for (const path of [...(await pagesOf(catalog)), ...filesForRobots]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect.soft(policy, path).toContain(directive);
    }
    expect.soft(policy, path).not.toContain('unsafe-eval');
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers['permissions-policy'], path).toContain('geolocation=(self)');
    expect.soft(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a page is kept by the browser alone, and asked about with its tag', async ({ request }) => {
  for (const path of ['/', '/restaurants', '/shops', '/ar']) {
    const first = await request.get(path);
    expect.soft(first.headers()['cache-control'], path).toMatch(/^private, (no-cache|max-age=0, must-revalidate)$/);
    expect.soft(first.headers()['set-cookie'], path).toBeUndefined();
    expect.soft(first.headers().etag, path).toBeTruthy();
    // A page that is made anew in between has another tag.
    await expect(async () => {
      const { etag = '' } = (await request.get(path)).headers();
      const again = await request.get(path, { headers: { 'If-None-Match': etag } });
      expect(again.status(), path).toBe(304);
      expect(await again.text(), path).toBe('');
    }).toPass({ timeout: 5000 });
  }
});

test("a customer's own pages are stored nowhere", async ({ request }) => {
  for (const path of ['/cart', '/checkout', '/login', '/liked', '/settings', '/api/me', '/api/unread']) {
    const answer = await request.get(path);
    expect.soft(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('views of one URL differ and do not leak into each other', async ({ request, catalog }) => {
  const shop = await catalog.restaurant();
  const euros = async (headers: Record<string, string>) =>
    (await (await request.get(`/restaurant/${shop.id}`, { headers })).text()).split('€').length;
  // The currency picker names the euro on every page.
  const onPicker = await euros({});
  expect(await euros({ Cookie: 'view=2_dark_41290x69220' })).toBeGreaterThan(onPicker + 10);
  expect(await euros({})).toBe(onPicker);
});
