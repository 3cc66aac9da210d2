/** What do answers say about themselves: security, keeping, and that nothing changed? */
import { pagesOf } from '../pages.ts';
import { expect, test } from '../shopper.ts';

const machineFiles = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/api/view-style', '/nothing'];

test('every answer carries the security headers', async ({ request, town }) => {
  for (const path of [...(await pagesOf(town)), ...machineFiles]) {
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
    expect.soft(first.headers()['cache-control'], path).toBe('private, no-cache');
    expect.soft(first.headers()['set-cookie'], path).toBeUndefined();
    const tag = first.headers().etag ?? '';
    expect.soft(tag, path).not.toBe('');
    const again = await request.get(path, { headers: { 'If-None-Match': tag } });
    expect.soft(again.status(), path).toBe(304);
    expect.soft(await again.text(), path).toBe('');
  }
});

test('views of one address differ and do not leak into each other', async ({ request }) => {
  const plain = await (await request.get('/restaurants')).text();
  const euro = await (await request.get('/restaurants', { headers: { Cookie: 'view=2_dark_41290x69220' } })).text();
  expect(euro).not.toBe(plain);
  expect(euro).toContain('€');
  expect(await (await request.get('/restaurants')).text()).not.toContain('€');
});
