/** Which paths exist? Wrong ones are a 404 in the right language, before anybody is asked. */
import { malformed } from '../pages.ts';
import { wordsOf } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

const languages = ['en', 'de', 'ar'] as const;

test('paths of the wrong shape are a 404 in the language asked for, without a call', async ({ request, sandbox }) => {
  // The site-wide answers (settings, languages, words) are asked for once and kept.
  for (const language of languages) await request.get(language === 'en' ? '/nothing' : `/${language}/nothing`);
  await sandbox.forgetCalls();
  for (const language of languages) {
    for (const path of malformed) {
      const localPath = language === 'en' ? path : `/${language}${path}`;
      const answer = await request.get(localPath);
      expect.soft(answer.status(), localPath).toBe(404);
      const html = await answer.text();
      expect.soft(html, localPath).toContain(wordsOf(language)('errorPage.missingTitle'));
      expect.soft(html, localPath).toContain(`lang="${language}"`);
      expect.soft(html, localPath).toContain('noindex');
    }
  }
  // Other stories ask the same sandbox at the same time: what matters is that nobody asked for these.
  const calls = await sandbox.calls();
  expect(calls.filter(path => /abc|1\.5|shops\/0$|nothing/.test(path))).toEqual([]);
});

test('a shop, a product and a banner that nobody has are a 404', async ({ request, catalog }) => {
  const shop = await catalog.restaurant();
  const nobody = '00000000-0000-4000-8000-000000000000';
  const paths = ['/restaurant/999999', `/shop/${nobody}`, `/restaurant/${shop.id}?product=${nobody}`, '/banner/999999'];
  for (const path of paths) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain(wordsOf('en')('errorPage.missingTitle'));
  }
});

test('an address in a language that nobody offers leads to the same page in one that is offered', async ({
  request,
}) => {
  const answer = async () => {
    const found = await request.get('/ru/restaurants?sort=rating', { maxRedirects: 0 });
    return `${found.status()} ${found.headers().location}`;
  };
  // Each process knows once it has made a page.
  await expect.poll(answer).toMatch(/^307 .*\/restaurants\?sort=rating$/);
  expect(await answer()).not.toContain('/ru/');
});

test('a malformed product is a 404, and foreign keys of a query change nothing', async ({ request, catalog }) => {
  const shop = await catalog.restaurant();
  expect((await request.get(`/restaurant/${shop.id}?product=soup`)).status()).toBe(404);
  expect((await request.get(`/restaurants?utm_source=letter`)).status()).toBe(200);
});

test('inner paths and the default language with a prefix lead to the clean path', async ({ request }) => {
  const moves: [string, string][] = [
    ['/en/base/near/anywhere/restaurants', '/restaurants'],
    ['/de/base/near/41290x69220', '/de'],
    ['/en/restaurants', '/restaurants'],
    ['/en/base/shop/1/menu', '/shop/1'],
  ];
  for (const [from, to] of moves) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft(answer.status(), from).toBe(308);
    const target = new URL(answer.headers().location ?? '', 'http://site.invalid');
    expect.soft(target.pathname.replace(/(.)\/$/, '$1'), from).toBe(to);
  }
});

test('no inner page is reached past the middleware', async ({ request }) => {
  const invented = [
    '/sitemapx/base/near/anywhere',
    '/api/base/near/anywhere',
    '/api/%62ase/near/anywhere',
    '/og/zzz/near/anywhere',
    '/og/shop/near/anywhere',
    '/icons/base/near/anywhere',
    '/_next/base/near/anywhere',
    '/_next/static/near/anywhere',
    '/_next/static/cart',
    '/sitemapx/base/near/anywhere.rsc',
    // Named like a file of the build, it passes the middleware by: the layouts refuse it.
    '/_next/static/near/_xManifest.js',
    '/_next/static/banner/_xManifest.js',
  ];
  for (const path of invented) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(answer.headers()['x-nextjs-cache'], path).toBeUndefined();
    expect.soft(answer.headers()['cache-control'], path).not.toContain('s-maxage');
  }
});

test('what nobody has is asked for anew', async ({ request }) => {
  for (const path of ['/restaurant/999998', '/banner/999998'])
    for (const _ of [1, 2]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(303);
      expect.soft(answer.headers()['x-nextjs-cache'], path).not.toBe('HIT');
    }
});

test('a currency that nobody has is the default one, and its pages are not kept', async ({ request }) => {
  for (const _ of [1, 2]) {
    const answer = await request.get('/restaurants', { headers: { Cookie: 'view=999997_system_anywhere' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-nextjs-cache']).not.toBe('HIT');
  }
});

test('no path leads off the site', async ({ request, pair }) => {
  for (const path of ['//evil.example', '/en//evil.example', '/%2F%2Fevil.example', '/en/%5Cevil.example']) {
    const answer = await request.get(`${pair.site}${path}`, { maxRedirects: 0 });
    const { location } = answer.headers();
    if (location !== undefined) expect.soft(new URL(location, pair.site).origin, path).toBe(new URL(pair.site).origin);
    else expect.soft(answer.status(), path).toBe(404);
  }
});
