/**
 * What do search engines and other programs read: the sitemap, robots, the manifest, share cards, structured data,
 * other languages?
 */
import { pagesOf } from '../pages.ts';
import { expect, test } from '../story.ts';

test('robots.txt names the sitemap, and the sitemap only pages that answer', async ({ request, pair, catalog }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap:\s*(\S+)$/im.exec(robots)?.[1] ?? '';
  expect(new URL(sitemap).origin).toBe(new URL(pair.site).origin);
  const urls = await urlsIn(sitemap, async url => (await request.get(url)).text());
  const shop = await catalog.restaurant();
  expect(urls).toContain(`${pair.site}/restaurants`);
  expect(urls).toContain(`${pair.site}/restaurant/${shop.id}`);
  expect(urls.filter(url => /\?|\/cart|\/login|\/orders/.test(url))).toEqual([]);
  const sample = urls.filter((_, index) => index % Math.ceil(urls.length / 12) === 0);
  for (const url of sample) expect.soft((await request.get(url)).status(), url).toBe(200);
});

test('the manifest installs an app with icons that exist', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBeTruthy();
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect.soft(icon.status(), src).toBe(200);
    expect.soft(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('every page that may be found says its canonical URL, its languages and a share card', async ({
  page,
  catalog,
}) => {
  const shop = await catalog.restaurant();
  for (const path of ['/', '/restaurants', '/shops', `/restaurant/${shop.id}`]) {
    await page.goto(path);
    const head = page.locator('head');
    const canonical = new URL((await head.locator('link[rel=canonical]').getAttribute('href')) ?? '');
    expect.soft(canonical.pathname, path).toBe(path);
    for (const language of ['en', 'de', 'ar', 'x-default']) {
      await expect
        .soft(head.locator(`link[rel=alternate][hreflang="${language}"]`), `${path} ${language}`)
        .toHaveCount(1);
    }
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      await expect
        .soft(head.locator(`meta[property="${property}"]`), `${path} ${property}`)
        .toHaveAttribute('content', /./);
    }
    await expect.soft(head.locator('meta[name=description]'), path).toHaveAttribute('content', /.{30,}/);
    const picture = (await head.locator('meta[property="og:image"]').first().getAttribute('content')) ?? '';
    const { pathname, search } = new URL(picture);
    const card = await page.request.get(pathname + search);
    expect.soft(card.status(), picture).toBe(200);
    expect.soft(card.headers()['content-type'], picture).toMatch(/^image\//);
  }
});

test('filters, sorts and opened products point to their page', async ({ page, catalog }) => {
  const shop = await catalog.restaurant();
  const { uuid } = await catalog.productOf(shop);
  const canonical = page.locator('head link[rel=canonical]');
  await page.goto('/restaurants?open=1&sort=rating');
  await expect(canonical).toHaveAttribute('href', /\/restaurants$/);
  await page.goto(`/restaurant/${shop.id}?product=${uuid}`);
  await expect(canonical).toHaveAttribute('href', new RegExp(`/restaurant/${shop.id}$`));
});

test('structured data of a shop has its hours, its place and its menu', async ({ page, catalog }) => {
  const shop = await catalog.restaurant();
  await page.goto(`/restaurant/${shop.id}`);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = scripts.flatMap(text => {
    const parsed = JSON.parse(text) as { '@graph'?: object[] };
    return parsed['@graph'] ?? [parsed].flat();
  }) as { '@type': string; name?: string }[];
  const restaurant = things.find(thing => thing['@type'] === 'Restaurant');
  expect(restaurant).toMatchObject({ name: shop.title, address: expect.anything(), geo: expect.anything() });
  expect(restaurant).toHaveProperty('openingHoursSpecification');
});

test('structured data on every page is JSON that closes no script', async ({ page, catalog }) => {
  for (const path of await pagesOf(catalog)) {
    await page.goto(path);
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect.soft(() => JSON.parse(text), path).not.toThrow();
      expect.soft(text, path).not.toContain('<');
    }
  }
});

test('what nobody should find says so', async ({ request }) => {
  for (const path of ['/search?q=plov', '/cart', '/login', '/address']) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect.soft(html, path).not.toMatch(/<link rel="canonical"|<link rel="alternate" hrefLang/i);
  }
});

test('what nobody shares has no share card; an invitation has one', async ({ request, catalog }) => {
  const shop = await catalog.restaurant();
  const card = /<meta (property="og:|name="twitter:)/;
  const head = async (path: string) => /<head>.*<\/head>/s.exec(await (await request.get(path)).text())?.[0] ?? '';
  for (const path of ['/cart', '/login', '/address', '/liked', '/settings']) {
    expect.soft(await head(path), path).toMatch(/<meta name="description" content="[^"]/);
    expect.soft(await head(path), path).not.toMatch(card);
  }
  for (const path of ['/register?referral_code=NORA', `/group/${shop.id}`, '/search?q=plov']) {
    expect.soft(await head(path), path).toMatch(/<meta property="og:image" content="[^"]/);
    expect.soft(await head(path), path).toContain('<meta name="twitter:card" content="summary_large_image"');
  }
});

async function urlsIn(sitemap: string, read: (url: string) => Promise<string>): Promise<string[]> {
  const xml = await read(new URL(sitemap).pathname);
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1] ?? '');
  if (!xml.includes('<sitemapindex')) return found;
  return (await Promise.all(found.map(inner => urlsIn(inner, read)))).flat();
}
