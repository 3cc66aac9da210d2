/** Does every kind of page load its script in the few files that the build made, and is nothing else to be had there? */
import { password } from '../../support/customers.ts';
import { malformed, pagesOf } from '../pages.ts';
import { postLoginForm } from '../shopper/login-form.ts';
import { expect, test } from '../story.ts';

/** What the document's last line loads after the first frame (hosting/document/after-first-paint.mjs). */
function loadedBy(html: string): string[] {
  const [, list = '[]'] = /\}\)\((\["\/_next\/[^\]]*\]),document\)<\/script>/.exec(html) ?? [];
  return JSON.parse(list);
}

test('every kind of page loads joined files', async ({ request, catalog, customers, pair }) => {
  const customer = await customers.create();
  await postLoginForm(request, pair.site, { login: customer.email, password });
  const own = ['/profile', '/settings', '/notifications', '/addresses', '/addresses/new', '/orders', '/liked'];
  const paths = [...(await pagesOf(catalog)), ...own, ...malformed.slice(0, 2), '/update-password'];
  const files = new Set<string>();
  for (const path of paths) {
    const loaded = loadedBy(await (await request.get(path)).text());
    expect.soft(loaded.length, path).toBeGreaterThan(2);
    expect.soft(loaded.length, path).toBeLessThan(5);
    expect
      .soft(
        loaded.filter(url => !/^\/_next\/static\/joined\/[0-9a-f]{20}\.js$/.test(url)),
        path,
      )
      .toEqual([]);
    for (const url of loaded) files.add(url);
  }
  for (const url of files) {
    const answer = await request.get(url);
    expect.soft(answer.status(), url).toBe(200);
    expect.soft(answer.headers()['cache-control'], url).toContain('immutable');
  }
});

test('a name that nobody issued has no answer', async ({ request }) => {
  const [one = '', other = ''] = loadedBy(await (await request.get('/')).text());
  const name = (url: string) => url.split('/').at(-1)?.replace('.js', '');
  for (const invented of [`${name(one)},${name(other)}`, `${name(one)},${name(one)}`, 'nowhere', '..%2Fmanifest'])
    expect.soft((await request.get(`/_next/static/joined/${invented}.js`)).status(), invented).toBe(404);
});
