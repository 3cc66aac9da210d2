/** Do forged cookies of any of our kinds fall back to the defaults? */
import type { CookieName } from '../../../lib/cookies/cookie-table.ts';
import { expect, test } from '../story.ts';

const sealed = ['not-sealed', 'Fe26.2*1*forged'];

const forged = {
  view: [
    '%00',
    '999999_neon_91000x181000',
    '../../etc_dark_anywhere',
    'base_light_0x0x0',
    'a'.repeat(3000),
    '__',
    '%E0%A4%A',
  ],
  locale: ['xx', '../de', '%0d%0aX-Forged:%201', '//evil.example'],
  address: ['not-sealed', 'Fe26.2*1*forged', '{"latitude":1}'],
  session: ['not-sealed', 'Fe26.2*1*forged', '{"token":"1|a"}'],
  me: ['9.9', '1.99999', '<img src=x onerror=alert(1)>'],
  notice: ['key=nothing', 'key=__proto__&tone=x', 'key=%3Cimg src=x onerror=alert(1)%3E', '%E0%A4%A'],
  cart: ['not-a-cart', '{"shop":1}', '1.1.1.1', 'a'.repeat(3000), `${'a'.repeat(16)})not-a-cart`],
  'begun.a': ['not-a-cart', '1~base~~'],
  waiting: ['not-a-cart', '1~base~~'],
  parked: ['(((', 'not-a-cart(1~base~~'],
  undo: ['not-a-cart'],
  shown: ['not-a-cart'],
  customer: ['nobody', '<img src=x onerror=alert(1)>'],
  liked: ['<img src=x>', '1"]{}*{display:none'],
  draft: ['not-sealed', 'Fe26.2*1*forged'],
  pay: ['not-sealed', '{"url":"https://evil.example"}'],
  unsent: ['not-sealed', '{"path":"/checkout"}'],
  push: ['not-sealed'],
  'others-push': ['nothing'],
  'deleted-address': ['not-sealed'],
  entry: ['not-sealed', 'Fe26.2*1*forged', '{"step":"code"}'],
  'sign-in': sealed,
  'sign-in-answer': ['not-sealed', 'Fe26.2*1*forged', 'state=x&code=y'],
  'used-way': ['nobody', '__proto__', '<img src=x onerror=alert(1)>'],
  invited: ['<img src=x onerror=alert(1)>', 'a'.repeat(3000)],
  confirmation: sealed,
  participant: sealed,
  'group-terms': sealed,
  'top-up': sealed,
  tip: sealed,
  sending: sealed,
  uploads: sealed,
  application: sealed,
  parcel: sealed,
  coupon: ['nothing', ':', '1:<img src=x onerror=alert(1)>', 'x:WELCOME10'],
  'line-notes': sealed,
  wishes: sealed,
  'paid-by': ['nothing', '<img src=x onerror=alert(1)>'],
  paying: ['nothing', '-1', '99999999999', 'parcel-0', 'parcel-99999999999'],
  'review-asked': ['nothing', '-1'],
  'push-asked': ['nothing'],
  sheet: ['nothing', '../../x', '<img src=x onerror=alert(1)>'],
  seen: ['nothing', '-1', '1.<img src=x onerror=alert(1)>'],
  recent: ['{"a":1}', '%5B%5B%5B', '["<img src=x onerror=alert(1)>"]', '%E0%A4%A'],
} satisfies Record<Exclude<CookieName, 'begun'> | 'begun.a', string[]>;

for (const [name, values] of Object.entries(forged)) {
  test(`a forged ${name} cookie costs only itself`, async ({ request }) => {
    for (const value of values) {
      for (const path of [
        '/',
        '/restaurants',
        '/search',
        '/search?q=plov',
        '/address',
        '/cart',
        '/checkout',
        '/login',
        '/login?way=link',
        '/verify-phone',
        '/update-details',
        '/api/sign-in/google/callback?state=x&code=y',
        '/api/sign-in/link?oobCode=0123456789abc',
        '/api/view-style',
        '/api/here',
      ]) {
        const answer = await request.get(path, { headers: { Cookie: `${name}=${value}` } });
        expect.soft(answer.status(), `${path} with ${name}=${value.slice(0, 40)}`).toBe(200);
        expect.soft(await answer.text(), path).not.toContain('<img src=x');
        expect.soft(answer.headers()['x-forged'], path).toBeUndefined();
      }
    }
  });
}

test('currencies and places that do not exist show the default view', async ({ request, says }) => {
  const html = await (await request.get('/restaurants', { headers: { Cookie: 'view=999_dark_anywhere' } })).text();
  expect(html).toContain(says('list.restaurants.title'));
  expect(html).toContain('$');
});
