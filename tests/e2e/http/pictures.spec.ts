/** Are the pictures there that pages name, and nothing else of the marketplace's host? */
import { expect, test } from '../story.ts';

test('every picture that a page names is there, in WebP', async ({ request, catalog }) => {
  const [restaurant, grocery] = [await catalog.restaurant(), await catalog.grocery()];
  const named = new Set<string>();
  for (const path of ['/', '/restaurants', `/restaurant/${restaurant.id}`, `/shop/${grocery.id}`, '/search?q=a']) {
    const html = (await (await request.get(path)).text()).replaceAll('&amp;', '&');
    for (const [url] of html.matchAll(/\/pictures\/\d+\/[^\s"',]+|\/_next\/image\?[^\s"',\\]+/g)) named.add(url);
  }
  expect(named.size).toBeGreaterThan(40);
  for (const url of [...named].slice(0, 40)) {
    const answer = await request.get(url, { headers: { Accept: 'image/webp,*/*' } });
    expect.soft([answer.status(), answer.headers()['content-type']], url).toEqual([200, 'image/webp']);
  }
});

test('the rest of its host is not to be had as a picture', async ({ request, pair }) => {
  const settings = encodeURIComponent(`${pair.sandbox}/api/v1/rest/settings`);
  for (const path of ['/pictures/360/api/v1/rest/settings', `/_next/image?url=${settings}&w=360&q=72`])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});
